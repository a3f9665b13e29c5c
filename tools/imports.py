"""A contract for import-linter: no module imports itself by way of others.

Its own contract looks at folders as well, and chapters of rules may well refer to each other.
"""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class AcyclicModules(Contract):
    """Modules form no circle; those under `skipped` are not looked at."""

    type_name = "acyclic_modules"

    skipped = fields.SetField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Sort the modules so that each comes after those it imports; a circle is what cannot be sorted."""
        skipped = tuple(f"{package}." for package in self.skipped or ())  # type: ignore[union-attr]  # the field holds its value here
        modules = {name for name in graph.modules if not f"{name}.".startswith(skipped)}
        imports = {name: graph.find_modules_directly_imported_by(name) & modules for name in sorted(modules)}
        try:
            TopologicalSorter(imports).prepare()
        except CycleError as error:
            return ContractCheck(kept=False, metadata={"circle": error.args[1][::-1]})
        return ContractCheck(kept=True)

    def render_broken_contract(self, check: ContractCheck) -> None:
        """The circle, module by module."""
        output.print_error("\n  imports ".join(check.metadata["circle"]))
