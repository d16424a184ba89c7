// Writes api.gen.ts: the types of the calls that this ERP makes, by openapi-typescript from the running product's
// description. The generator is fetched for the run and stays out of the project's dependencies.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const GENERATOR = ['--yes', '--package=typescript@5.9.3', '--package=openapi-typescript@7.13.0']
const CALLS = { '/pedidos/porCodigo': ['post'], '/eventos': ['get'] }

const [url = 'http://localhost:3000'] = process.argv.slice(2)
const description = await (await fetch(`${url}/openapi.json`)).json()

const paths = Object.fromEntries(
  Object.entries(CALLS).map(([path, methods]) => [
    path,
    Object.fromEntries(methods.map((method) => [method, description.paths[path][method]])),
  ]),
)

/** Everything that a part refers to, in turn. */
const needed = new Map()
const collect = (part) => {
  for (const [, kind, name] of JSON.stringify(part).matchAll(/#\/components\/(\w+)\/([\w.-]+)"/g)) {
    const key = `${kind}/${name}`
    if (needed.has(key)) continue
    needed.set(key, { kind, name, value: description.components[kind][name] })
    collect(needed.get(key).value)
  }
}
collect(paths)
const components = { securitySchemes: description.components.securitySchemes }
for (const { kind, name, value } of needed.values()) (components[kind] ??= {})[name] = value

const folder = mkdtempSync(join(tmpdir(), 'erp-'))
const file = join(folder, 'openapi.json')
writeFileSync(file, JSON.stringify({ ...description, paths, components }))
const target = join(import.meta.dirname, 'api.gen.ts')
execFileSync(
  'npx',
  [...GENERATOR, '--', 'openapi-typescript', '--default-non-nullable=false', file, '-o', target],
  { stdio: 'inherit' },
)
rmSync(folder, { recursive: true })
