"""What a JSON Schema of ours says of a value, as another program would read it."""

from collections.abc import Iterator, Mapping
from typing import Any

from jsonschema import Draft202012Validator

Schema = Mapping[str, Any]


def wrongs(schema: Schema, value: Any) -> Iterator[str]:
    """Yield where a value is not as the schema says; a schema that is none itself is our mistake."""
    Draft202012Validator.check_schema(schema)
    for error in Draft202012Validator(schema).iter_errors(value):
        yield f"{error.json_path}: {error.message}"


def unnamed(schema: Schema, value: Any, root: Schema | None = None, at: str = "$") -> Iterator[str]:
    """Yield the keys of a value that the schema does not tell of."""
    whole = schema if root is None else root
    if "$ref" in schema:
        yield from unnamed(whole["$defs"][schema["$ref"].removeprefix("#/$defs/")], value, whole, at)
    elif "anyOf" in schema and value is not None:
        yield from unnamed(schema["anyOf"][0], value, whole, at)
    elif isinstance(value, dict) and "properties" in schema:
        for key, inner in value.items():
            if key not in schema["properties"]:
                yield f"{at}.{key}"
            else:
                yield from unnamed(schema["properties"][key], inner, whole, f"{at}.{key}")
    elif isinstance(value, list) and "items" in schema:
        for inner in value:
            yield from unnamed(schema["items"], inner, whole, f"{at}[]")


def lost(before: Any, now: Any, at: str = "$") -> Iterator[str]:
    """Yield what an earlier schema said and the present one does not; descriptions may be reworded."""
    if isinstance(before, dict) and isinstance(now, dict):
        for key, inner in before.items():
            if key not in now:
                yield f"{at}.{key}"
            elif key not in ("description", "title"):
                yield from lost(inner, now[key], f"{at}.{key}")
    elif isinstance(before, list) and isinstance(now, list):
        yield from (f"{at}: {item}" for item in before if item not in now)
    elif before != now:
        yield at
