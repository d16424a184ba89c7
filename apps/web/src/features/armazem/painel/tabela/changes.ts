import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { PedidoResumo } from '@app/contract/armazem/pedido'
import { shownStatus } from '../../situacao/index.ts'

/** How long a changed row stays tinted (look.md, 'Motion'). */
export const FLASH_MS = 1_200
/** Most changes that are read aloud one by one; the rest are counted. */
const SPOKEN = 3

type Row = Pick<
  PedidoResumo,
  'id' | 'numeroPedido' | 'versao' | 'status' | 'etapa' | 'statusAlcis' | 'ultimaAtualizacao'
>

/** The state of the rows when they were last seen. */
export type Seen = { marks: ReadonlyMap<number, string>; newest: string }

/** An order becomes late by time without a new version, so the effective status counts too. */
const markOf = ({ versao, status, statusAlcis }: Row) => `${versao} ${status} ${statusAlcis}`

export const seenOf = (rows: readonly Row[]): Seen => ({
  marks: new Map(rows.map((row) => [row.id, markOf(row)])),
  newest: rows.reduce(
    (newest, { ultimaAtualizacao: at }) => (Date.parse(at) > Date.parse(newest) ? at : newest),
    new Date(0).toISOString(),
  ),
})

/**
 * The rows that changed since they were seen. A row that only moved up from the next page did not change: a new row
 * counts only when it was written after all the others.
 */
export const changedRows = <R extends Row>(seen: Seen, rows: readonly R[]): R[] =>
  rows.filter((row) => {
    const before = seen.marks.get(row.id)
    if (before !== undefined) return before !== markOf(row)
    return Date.parse(row.ultimaAtualizacao) > Date.parse(seen.newest)
  })

/** 'Pedido 48224: Em separação; …', for people who do not see the tint. */
export function changesSpoken(rows: readonly Row[]): string {
  const spoken = rows
    .slice(0, SPOKEN)
    .map((row) => `Pedido ${row.numeroPedido}: ${STATUS_LABELS[shownStatus(row)]}`)
  const others = rows.length - spoken.length
  if (others > 0) spoken.push(others === 1 ? 'e mais 1 pedido mudou' : `e mais ${others} pedidos mudaram`)
  return spoken.join('; ')
}
