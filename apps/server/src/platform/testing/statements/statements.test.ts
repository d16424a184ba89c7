import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { compareColumns, compareShape } from './compare.ts'
import { createDescriber } from './describe.ts'
import { listedHere, readList } from './list.ts'
import { readSites, type Site } from './sites.ts'

const idOf = ({ file, name }: { file: string; name: string }): string => `${file} › ${name}`

let base: TestDatabase
beforeAll(async () => {
  base = await createTestDatabase()
})
afterAll(() => base.drop())

const describing = async <T>(work: (describe: Awaited<ReturnType<typeof createDescriber>>) => Promise<T>) => {
  const client = await base.database.pool.connect()
  try {
    return await work(await createDescriber(client))
  } finally {
    client.release()
  }
}

let sites: Map<string, Site>
beforeAll(() => {
  sites = new Map(
    readSites()
      .filter(({ file }) => listedHere(file))
      .map((site) => [idOf(site), site]),
  )
}, 300_000)

/** What no test runs through its own database. */
const UNRUN = [
  'apps/server/src/demo/assistencia/ordens/ordens-store.ts › findOrInsertPeca 2',
  'apps/server/src/features/casca/importacao/store/importacao.ts › deleteImportacoes',
]

test('every call that runs a statement is in the list, and the list has no other', () => {
  const listed = new Set(readList().map(idOf))
  expect([...sites.keys()].filter((id) => !listed.has(id) && !UNRUN.includes(id))).toEqual([])
  expect([...listed].filter((id) => !sites.has(id))).toEqual([])
})

test('the rows of the list are what the database answers', async () => {
  const faults = await describing(async (describe) => {
    const found: string[] = []
    for (const listed of readList()) {
      const row = sites.get(idOf(listed))?.row
      for (const text of listed.texts) {
        const columns = await describe(text)
        const said =
          columns instanceof Error ? [`${columns.message}: ${text}`] : row ? compareColumns(row, columns) : []
        found.push(...said.map((each) => `${idOf(listed)}: ${each}`))
      }
      if (row) found.push(...compareShape(row, listed.shape).map((each) => `${idOf(listed)}: ${each}`))
    }
    return [...new Set(found)]
  })
  expect(faults).toEqual([])
})
