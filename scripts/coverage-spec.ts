import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** One row of docs/specification.tsv: an id, what is required and the part by whose end it must hold. */
type Row = { id: string; requirement: string; part: number }

const readRows = (): Row[] =>
  readFileSync('docs/specification.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', , , requirement = '', , part = ''] = line.split('\t')
      return { id, requirement, part: Number(part) }
    })

const testFiles = (): string[] =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter(Boolean)

const provenIds = (files: readonly string[]): Set<string> =>
  new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\bS\d+-\d{3}\b/g) ?? []))

const { values } = parseArgs({ options: { part: { type: 'string' } } })
const rows = readRows().filter((row) => values.part === undefined || row.part === Number(values.part))
const proven = provenIds(testFiles())
const missing = rows.filter((row) => !proven.has(row.id))

for (const row of missing) console.log(`${row.id}\t${row.requirement}`)
console.log(
  `${rows.length - missing.length} of ${rows.length} rows have a test that names them; ${missing.length} have none.`,
)

const known = new Set(readRows().map((row) => row.id))
const unknown = [...proven].filter((id) => !known.has(id))
if (unknown.length > 0) {
  console.error(`Tests name rows that do not exist: ${unknown.join(', ')}`)
  process.exitCode = 1
}
