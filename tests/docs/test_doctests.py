"""Every example in a docstring is run, and prints what it says."""

import doctest
import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import rollpress


def modules_with_examples() -> Iterator[str]:
    for found in pkgutil.walk_packages(rollpress.__path__, "rollpress."):
        module = importlib.import_module(found.name)
        if any(test.examples for test in doctest.DocTestFinder().find(module)):
            yield found.name


@pytest.mark.parametrize("name", sorted(modules_with_examples()))
def test_examples_print_what_they_say(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples_to_run() -> None:
    assert "rollpress.chance" in set(modules_with_examples())
