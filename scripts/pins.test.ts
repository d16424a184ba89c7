import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Specs = z.record(z.string(), z.string()).default({})
const Package = z.object({
  version: z.string().optional(),
  dependencies: Specs,
  devDependencies: Specs,
  overrides: Specs,
})
const Lock = z.object({ packages: z.record(z.string(), Package) })

const WORKSPACES = ['', 'apps/server', 'apps/web', 'packages/contract', 'packages/rules']
const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))
const lock = Lock.parse(read('package-lock.json')).packages

/** What is ours needs no version. */
const isOurs = (name: string) => name.startsWith('@app/')

test('every workspace stands in this list', () => {
  expect(Object.keys(lock).filter((path) => !path.includes('node_modules/'))).toEqual(WORKSPACES)
})

test.each(WORKSPACES)(
  'every dependency of the workspace "%s" is pinned exactly, as the lock file has it',
  (workspace) => {
    const { dependencies, devDependencies, overrides } = Package.parse(
      read([workspace, 'package.json'].filter(Boolean).join('/')),
    )
    const wanted = Object.entries({ ...dependencies, ...devDependencies, ...overrides }).filter(
      ([name]) => !isOurs(name),
    )
    const locked = wanted.map(([name]) => {
      const own = lock[`${workspace}/node_modules/${name}`]
      return [name, (own ?? lock[`node_modules/${name}`])?.version]
    })
    expect(wanted).toEqual(locked)
  },
)
