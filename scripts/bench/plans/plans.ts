import type pg from 'pg'
import { isSelect, type Statement } from '../capture.ts'

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] }

/** Tables of which an answer reads a few rows, however many there are. */
const LARGE: readonly string[] = [
  'pedido',
  'ordem_servico',
  'os_orcamento',
  'os_linha',
  'os_historico',
  'os_arquivo',
  'consumidor',
  'relogio',
]

const scans = (node: Node): boolean =>
  (node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? '')) ||
  (node.Plans ?? []).some(scans)

/** The plans that read all rows of a large table one by one; an answer of one page never may. */
export const wholeTableScans = async (
  client: pg.Client,
  statements: readonly Statement[],
): Promise<string[]> => {
  const found: string[] = []
  for (const { text, values } of statements.filter(isSelect)) {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (format json) ${text}`,
      values,
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (plan && scans(plan))
      found.push(`${text}\n${JSON.stringify(values)}\n${JSON.stringify(plan, null, 1)}`)
  }
  return found
}
