import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourcesOf } from './sources.ts'

const PAGES = ['CONTRIBUTING.md', ...globSync(['docs/*.md', 'docs/decisions/*.md'], { cwd: ROOT })]
/** A source file by the end of its path: `acoes/correct-campos.tsx`. */
const NAMED = /`((?:[\w.$-]+\/)+[\w.$-]+\.(?:tsx?|mjs|css))`/g

const files = sourcesOf(['apps', 'packages', 'scripts', 'e2e', 'examples']).map((file) => `/${file}`)

test('the pages for engineers name files that are there', () => {
  const named = PAGES.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(NAMED)].map(([, path = '']) => ({ page, path })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path }) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([])
})
