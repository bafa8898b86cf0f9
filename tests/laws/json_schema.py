"""Read JSON Schema a little: what a schema of ours says of a value, as another program would read it."""

from collections.abc import Iterator, Mapping
from typing import Any

Schema = Mapping[str, Any]
_TYPES: Mapping[str, tuple[type, ...]] = {
    "object": (dict,), "array": (list,), "string": (str,), "integer": (int,), "boolean": (bool,),
    "null": (type(None),),
}  # fmt: skip
_KNOWN = {
    "$defs", "$ref", "$schema", "additionalProperties", "anyOf", "const", "default", "description", "enum", "items",
    "properties", "required", "title", "type",
}  # fmt: skip


def wrongs(schema: Schema, value: Any, root: Schema | None = None, at: str = "$") -> Iterator[str]:
    """Yield where a value is not as the schema says; a keyword that this reader does not know is our mistake."""
    whole = schema if root is None else root
    assert schema.keys() <= _KNOWN, schema.keys() - _KNOWN
    if "$ref" in schema:
        yield from wrongs(whole["$defs"][schema["$ref"].removeprefix("#/$defs/")], value, whole, at)
    if "anyOf" in schema and all(list(wrongs(choice, value, whole, at)) for choice in schema["anyOf"]):
        yield f"{at} is none of its choices"
    if "const" in schema and value != schema["const"]:
        yield f"{at} is not {schema['const']}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{at} is not listed"
    if "type" in schema and (
        not isinstance(value, _TYPES[schema["type"]]) or (schema["type"] == "integer" and isinstance(value, bool))
    ):
        yield f"{at} is no {schema['type']}"
        return
    yield from _inside(schema, value, whole, at)


def _inside(schema: Schema, value: Any, root: Schema, at: str) -> Iterator[str]:
    if isinstance(value, dict):
        named = schema.get("properties", {})
        yield from (f"{at}.{key} is missing" for key in schema.get("required", ()) if key not in value)
        for key, inner in value.items():
            of = named.get(key, schema.get("additionalProperties", {}))
            yield from wrongs(of if isinstance(of, dict) else {}, inner, root, f"{at}.{key}")
    if isinstance(value, list):
        for number, inner in enumerate(value):
            yield from wrongs(schema.get("items", {}), inner, root, f"{at}[{number}]")


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
