"""Name every key that a model reads, with its type and default in words: what the reference must say.

Input: a strict model. Output: rows (dotted key, type, default) in the order of the model; `[]` stands for each
entry of a list, `<…>` for a key that the author chooses.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

__all__ = ["Row", "rows_of"]

Row = tuple[str, str, str]
_WORDS = {str: "text", int: "number", bool: "true or false", Any: "set by the kind"}


def rows_of(model: type[BaseModel], prefix: str = "") -> Iterator[Row]:
    """Yield a row for each key; a key that holds a model is told by that model's keys."""
    for name, field in model.model_fields.items():
        key = prefix + (field.alias or name)
        inner, path = _model_in(field.annotation, key)
        if inner is not None:
            yield from rows_of(inner, path + ".")
        else:
            yield key, _type(field.annotation) + _limits(field), _default(field)


def _model_in(kind: Any, key: str) -> tuple[type[BaseModel] | None, str]:
    """Return the model that a type holds, by itself or in a list or mapping, and the path to it."""
    bare = _bare(kind)
    if isinstance(bare, type) and issubclass(bare, BaseModel):
        return bare, key
    arguments = get_args(bare)
    if get_origin(bare) is tuple:
        return _model_in(arguments[0], key + "[]")
    if get_origin(bare) is dict:
        return _model_in(arguments[1], key + ".<name>")
    return None, key


def _bare(kind: Any) -> Any:
    """Return a type without its annotations and without the None that it may be."""
    if get_origin(kind) is Annotated:
        return _bare(get_args(kind)[0])
    if get_origin(kind) in (Union, types.UnionType):
        members = [member for member in get_args(kind) if member is not type(None)]
        return _bare(members[0]) if len(members) == 1 else kind
    return kind


def _type(kind: Any) -> str:
    bare = _bare(kind)
    arguments = get_args(bare)
    if get_origin(bare) is Literal:
        return " or ".join(f"`{value}`" for value in arguments)
    if get_origin(bare) is Union or get_origin(bare) is types.UnionType:
        return " or ".join(map(_type, arguments))
    if get_origin(bare) is tuple:
        return f"list of {_type(arguments[0])}".replace("list of number", "list of numbers")
    if get_origin(bare) is dict:
        return f"mapping to {_type(arguments[1])}"
    return _WORDS[bare]


def _limits(field: FieldInfo) -> str:
    """Say the least and the most that a number may be."""
    ends = {name: getattr(rule, name) for rule in field.metadata for name in ("ge", "le") if hasattr(rule, name)}
    if len(ends) == 2:
        return f", {ends['ge']} to {ends['le']}"
    return "".join(f", {'at least' if name == 'ge' else 'at most'} {end}" for name, end in ends.items())


def _default(field: FieldInfo) -> str:
    if field.is_required():
        return "required"
    value = field.default
    if value is None or value == () or value == {} or value == "":
        return "none"
    return f"`{', '.join(map(str, value)) if isinstance(value, tuple) else value}`"
