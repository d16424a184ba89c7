import { writeFileSync } from 'node:fs'
import type pg from 'pg'
import { normal } from '../../../apps/server/src/platform/testing/statements/normal.ts'
import { PLANS } from '../../../apps/server/src/platform/testing/statements/place.ts'
import { isSelect, type Statement } from '../capture.ts'

const HEAD = `-- Written by 'npm run bench -- --orders 1000000 --plans': how PostgreSQL reads what the most asked calls ask.
-- The calls, their plans at a million orders, the statement.
`

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'CTE Name'?: string
  'Subplan Name'?: string
  'Join Type'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: Node[]
}

/** Removes constants, because their values are random. */
const unvalued = (condition: string): string =>
  condition.replaceAll(/'(?:[^']|'')*'(?:::[a-z ]+(?:\[\])?)?|\b\d+(?:\.\d+)?\b/g, '?')

const lineOf = (node: Node): string =>
  [
    node['Subplan Name'] && `${node['Subplan Name']}:`,
    node['Join Type'] && node['Join Type'] !== 'Inner' && node['Join Type'],
    node['Node Type'],
    node['Index Name'] && `using ${node['Index Name']}`,
    (node['Relation Name'] ?? node['CTE Name']) && `on ${node['Relation Name'] ?? node['CTE Name']}`,
    node['Index Cond'] && unvalued(node['Index Cond']),
    node.Filter && `filter ${unvalued(node.Filter)}`,
  ]
    .filter(Boolean)
    .join(' ')

const linesOf = (node: Node, depth = 0): string[] => [
  `${'  '.repeat(depth)}${lineOf(node)}`,
  ...(node.Plans ?? []).flatMap((each) => linesOf(each, depth + 1)),
]

type Kept = { cases: Set<string>; plans: Set<string> }

/** Gathers the plans of what the calls of the bench ask. */
export const createKeeper = (client: pg.Client) => {
  const kept = new Map<string, Kept>()
  return {
    keep: async (name: string, statements: readonly Statement[]): Promise<void> => {
      for (const { text, values } of statements.filter(isSelect)) {
        const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
          `explain (costs off, format json) ${text}`,
          values,
        )
        const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
        if (!plan) continue
        const { cases, plans } = kept.get(normal(text)) ?? { cases: new Set(), plans: new Set() }
        kept.set(normal(text), { cases: cases.add(name), plans: plans.add(linesOf(plan).join('\n')) })
      }
    },
    write: (): void => {
      const parts = [...kept].map(([text, { cases, plans }]) =>
        [
          `-- ${[...cases].join('; ')}`,
          ...[...plans].toSorted().flatMap((plan) => plan.split('\n').map((line) => `--   ${line}`)),
          `${text};\n`,
        ].join('\n'),
      )
      writeFileSync(PLANS, `${HEAD}\n${parts.join('\n')}`)
    },
  }
}
