import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourcesOf } from './sources.ts'

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync(['docs/*.md', 'docs/decisions/**/*.md'], { cwd: ROOT }),
]
/** A source file by the end of its path: `acoes/correct-campos.tsx`. */
const NAMED = /`((?:[\w.$-]+\/)+[\w.$-]+\.(?:tsx?|mjs|css))`/g
/** Where a link leads that stays within the project: `](../operations.md#backup)`. */
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8')
const files = sourcesOf(['apps', 'packages', 'scripts', 'e2e', 'examples']).map((file) => `/${file}`)

test('the pages for engineers name files that are there', () => {
  const named = PAGES.flatMap((page) =>
    [...read(page).matchAll(NAMED)].map(([, path = '']) => ({ page, path })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path }) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([])
})

test('their links lead to what is there', () => {
  const links = PAGES.flatMap((page) =>
    [...read(page).matchAll(LINK)].map(([, to = '']) => ({ page, to, path: join(dirname(page), to) })),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('a decision has a number of its own', () => {
  const numbers = PAGES.flatMap((page) => /\/(\d{4})-[\w-]+\.md$/.exec(page)?.[1] ?? [])
  expect(numbers.length).toBeGreaterThan(30)
  expect(numbers.length).toBe(new Set(numbers).size)
})
