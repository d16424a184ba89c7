import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = Partial<
  Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>> & {
    name: string
    version: string
  }
>

const WORKSPACES = ['', 'apps/server', 'apps/web', 'packages/contract', 'packages/rules']
const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const { packages: lock } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Package> }

/** Our own packages need no version. */
const isOurs = (name: string) => name.startsWith('@app/')

test('every workspace stands in this list', () => {
  expect(Object.keys(lock).filter((path) => !path.includes('node_modules/'))).toEqual(WORKSPACES)
})

test.each(WORKSPACES)(
  'every dependency of the workspace "%s" is pinned exactly, as the lock file has it',
  (workspace) => {
    const path = [workspace, 'package.json'].filter(Boolean).join('/')
    const { dependencies, devDependencies, overrides } = JSON.parse(textOf(path)) as Package
    const named = { ...dependencies, ...devDependencies, ...overrides }
    const wanted = Object.entries(named).filter(([name]) => !isOurs(name))
    const locked = wanted.map(([name]) => {
      const found = lock[`${workspace}/node_modules/${name}`] ?? lock[`node_modules/${name}`]
      // A package under another name says its own in the lock file.
      return [name, found?.name ? `npm:${found.name}@${found.version}` : found?.version]
    })
    expect(wanted).toEqual(locked)
  },
)
