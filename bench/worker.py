"""A worker process of the bench as the driver sees it."""

import json
import os
import select
import subprocess
from collections.abc import Mapping
from pathlib import Path

from protocol import Result

HERE = Path(__file__).parent
PATIENCE = 120.0


class Worker:
    """One interpreter that answers jobs; started again after a crash, so a broken job costs only itself."""

    def __init__(self, python: Path, script: str, environment: Mapping[str, str], quiet: bool = False) -> None:
        self.command = [str(python), str(HERE / script)]
        self.environment = {**os.environ, **environment}
        self.stderr = subprocess.DEVNULL if quiet else None
        self.process: subprocess.Popen[str] | None = None

    def ask(self, job: str, **more: float) -> Result:
        """The result of `job`, or `{"error": …}`."""
        process = self.process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps({"job": job, **more}) + "\n")
            process.stdin.flush()
        except BrokenPipeError:
            return self._broken(job)
        if not select.select([process.stdout], [], [], PATIENCE)[0]:
            process.kill()
        line = process.stdout.readline()
        if not line:
            return self._broken(job)
        result: Result = json.loads(line)
        return result

    def _broken(self, job: str) -> Result:
        self.stop()
        return {"job": job, "error": "the worker died or took too long"}

    def _start(self) -> subprocess.Popen[str]:
        self.process = subprocess.Popen(
            self.command,
            cwd=HERE,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.stderr,
            text=True,
        )
        return self.process

    def stop(self) -> None:
        """End the process, if there is one."""
        if self.process is None:
            return
        self.process.kill()
        self.process.communicate()
        self.process = None
