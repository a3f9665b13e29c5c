// Compiles the sources of a zip with the very Python that will run them in browsers: node house.mjs SOURCES.zip HOUSE.zip
import { readFileSync, writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const COMPILE = `
import compileall, pathlib, shutil
assert compileall.compile_dir("/sources", quiet=1, legacy=True, stripdir="/sources", workers=1)
for source in pathlib.Path("/sources").rglob("*.py"):
    source.unlink()
shutil.make_archive("/house", "zip", "/sources")
`
const [sources, house] = process.argv.slice(2)
const python = await loadPyodide()
python.unpackArchive(new Uint8Array(readFileSync(sources)), 'zip', { extractDir: '/sources' })
python.runPython(COMPILE)
writeFileSync(house, python.FS.readFile('/house.zip'))
