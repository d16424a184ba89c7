import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** One row of docs/specification.tsv: an id, the requirement, and the part in which it must be done. */
type Row = { id: string; requirement: string; part: number }
/** A test of the last `npm test`, with its title and those of its groups. */
type Ran = { title: string; passed: boolean }

type VitestReport = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}
type Suite = {
  title: string
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[]
  suites?: Suite[]
}

const REPORTS = '.cache/resultados'
/** With more rows per test a failure would hide which row broke; a table test has one case per row. */
const ROWS_PER_TEST = 8

const readRows = (): Row[] =>
  readFileSync('docs/specification.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', , , requirement = '', , part = ''] = line.split('\t')
      return { id, requirement, part: Number(part) }
    })

const rowsOf = (title: string): string[] => [...new Set(title.match(/\bS\d+-\d{3}\b/g) ?? [])]

const vitestTests = ({ testResults }: VitestReport): Ran[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' })),
  )

const playwrightTests = (suite: Suite, above = ''): Ran[] => [
  ...(suite.specs ?? []).map(({ title, ok, tests }) => ({
    title: `${above} ${title}`.trim(),
    passed: ok && tests.every(({ status }) => status !== 'skipped'),
  })),
  ...(suite.suites ?? []).flatMap((inner) => playwrightTests(inner, `${above} ${inner.title}`.trim())),
]

const readReport = (name: string): unknown => {
  const file = `${REPORTS}/${name}`
  if (!existsSync(file)) {
    console.error(`${file} is not there: only tests that ran count, so run 'npm test' first.`)
    process.exit(1)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

const { values } = parseArgs({ options: { part: { type: 'string', multiple: true } } })
const parts = values.part?.map(Number)
const all = readRows()
const rows = all.filter(({ part }) => parts === undefined || parts.includes(part))
const ran = [
  ...vitestTests(readReport('vitest.json') as VitestReport),
  ...playwrightTests({ title: '', ...(readReport('playwright.json') as { suites: Suite[] }) }),
]
const proven = new Set(ran.filter(({ passed }) => passed).flatMap(({ title }) => rowsOf(title)))
const missing = rows.filter(({ id }) => !proven.has(id))
for (const { id, requirement } of missing) console.log(`${id}\t${requirement}`)
console.log(
  `${rows.length - missing.length} of ${rows.length} rows are proven by a test that ran and passed; ${missing.length} are not.`,
)

const known = new Set(all.map(({ id }) => id))
const unknown = [...new Set(ran.flatMap(({ title }) => rowsOf(title)))].filter((id) => !known.has(id))
if (unknown.length > 0) console.error(`Tests name rows that do not exist: ${unknown.join(', ')}`)
const crowded = [...new Set(ran.map(({ title }) => title))].filter(
  (title) => rowsOf(title).length > ROWS_PER_TEST,
)
for (const title of crowded) console.error(`Names more than ${ROWS_PER_TEST} rows: ${title}`)
if (unknown.length > 0 || crowded.length > 0 || (parts !== undefined && missing.length > 0))
  process.exitCode = 1
