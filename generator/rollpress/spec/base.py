"""Strict models: how a YAML value becomes a typed frozen value, or faults with places and hints."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator
from pydantic_core import ErrorDetails, PydanticCustomError

from rollpress.faults import Fault, Faulty, nearest
from rollpress.source import Source, Step

__all__ = ["Model", "Span", "Strict", "dotted", "fault_of", "modelled", "wrong"]

Model = TypeVar("Model", bound=BaseModel)


class Strict(BaseModel):
    """A frozen model that knows all its keys and converts nothing."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Span(Strict):
    """A closed range of whole numbers; an end that is left out is open."""

    min: int | None = None
    max: int | None = None

    @model_validator(mode="after")
    def _ordered(self) -> Span:
        if self.min is not None and self.max is not None and self.min > self.max:
            raise wrong(f"min {self.min} is above max {self.max}", "swap them")
        return self

    def holds(self, value: int) -> bool:
        """Tell whether the value lies in the range.

        >>> Span(min=3, max=7).holds(7), Span(min=3).holds(2)
        (True, False)
        """
        return (self.min is None or value >= self.min) and (self.max is None or value <= self.max)


def wrong(what: str, hint: str = "") -> PydanticCustomError:
    """Return the error that a validator raises to say what is wrong and what to do next."""
    return PydanticCustomError("wrong", "{what}", {"what": what, "hint": hint})


def modelled(model: type[Model], source: Source, steps: Sequence[Step] = (), value: object = ...) -> Model:
    """Return the part of the source at `steps` (its value, unless given) as a model; raise Faulty with all faults.

    The value passes through JSON, so that lists fill tuples while text never passes for a number.
    """
    found = source.value if value is ... else value
    try:
        return model.model_validate_json(json.dumps({} if found is None else found))
    except ValidationError as error:
        details = error.errors(include_url=False)
        raise Faulty(fault_of(detail, model, source, tuple(steps)) for detail in details) from None


def fault_of(detail: ErrorDetails, model: type[BaseModel], source: Source, base: tuple[Step, ...]) -> Fault:
    """Word one of pydantic's errors as a fault with its place."""
    loc = _real_steps(detail["loc"], source, base)
    steps = (*base, *loc)
    kind, context = detail["type"], detail.get("ctx", {})
    name = dotted(steps)
    if kind == "extra_forbidden":
        return Fault(
            source.key_place(steps), f"{name}: no such key", nearest(str(loc[-1]), _keys_at(model, loc[:-1]))
        )
    if kind == "missing":
        return Fault(source.place(steps[:-1]), f"{name}: is missing", "add it")
    what, hint = str(context.get("what", "")), str(context.get("hint", ""))
    if kind != "wrong":
        shown = json.dumps(detail["input"], ensure_ascii=False)
        what, hint = f"{shown if len(shown) < 60 else 'this'} does not do here", _ask(detail)
    return Fault(source.place(steps), f"{name}: {what}" if name else what, hint)


def dotted(steps: Sequence[Step]) -> str:
    """Write steps as people read them.

    >>> dotted(["dice", 1, "faces", 4])
    'dice[1].faces[4]'
    """
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    return text.removeprefix(".")


_ASKS = {
    "int_type": "write a whole number",
    "bool_type": "write true or false",
    "string_type": "write a text",
    "model_type": "write keys and values",
    "dict_type": "write keys and values",
    "tuple_type": "write a list, as [one, two]",
    "literal_error": "write {expected}",
    "greater_than_equal": "write {ge} or more",
    "less_than_equal": "write {le} or less",
    "too_short": "write at least {min_length} items",
    "too_long": "write at most {max_length} items",
}


def _ask(detail: ErrorDetails) -> str:
    """Say what to write instead, in our words for the errors that authors meet."""
    ask = _ASKS.get(detail["type"])
    message = detail["msg"]
    return ask.format_map(detail.get("ctx", {})) if ask else message[:1].lower() + message[1:]


def _real_steps(loc: Sequence[Step], source: Source, base: tuple[Step, ...]) -> tuple[Step, ...]:
    """Drop what pydantic adds to a location (union members), keeping keys and indexes of the value."""
    out: tuple[Step, ...] = ()
    value = source.value
    for step in base:
        value = value[step]
    for number, step in enumerate(loc):
        if isinstance(value, Mapping) and (step in value or number == len(loc) - 1):
            out, value = (*out, step), value.get(str(step))
        elif isinstance(value, list) and isinstance(step, int) and step < len(value):
            out, value = (*out, step), value[step]
        elif value is None:  # an empty file, or a key without a value, lacks every key
            out = (*out, step)
    return out


def _keys_at(model: type[BaseModel], loc: Sequence[Step]) -> list[str]:
    """Return the keys that the model knows at a location."""
    types: list[Any] = [model]
    for step in loc:
        types = [inner for kind in types for inner in _inner(kind, step)]
    return [name for kind in types for name in _fields(kind)]


def _members(kind: Any) -> Iterator[Any]:
    if get_origin(kind) in (Union, UnionType):
        for member in get_args(kind):
            yield from _members(member)
    else:
        yield kind


def _fields(kind: Any) -> Iterator[str]:
    for member in _members(kind):
        if isinstance(member, type) and issubclass(member, BaseModel):
            yield from (field.alias or name for name, field in member.model_fields.items())


def _inner(kind: Any, step: Step) -> Iterator[Any]:
    for member in _members(kind):
        if isinstance(member, type) and issubclass(member, BaseModel):
            fields = {field.alias or name: field.annotation for name, field in member.model_fields.items()}
            if step in fields:
                yield fields[str(step)]
        elif get_args(member):
            yield get_args(member)[-1] if get_args(member)[-1] is not Ellipsis else get_args(member)[0]
