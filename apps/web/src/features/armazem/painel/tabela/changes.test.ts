import type { PedidoResumo } from '@app/contract/armazem/pedido'
import { expect, test } from 'vitest'
import { changedRows, changesSpoken, seenOf } from './changes.ts'

type Row = Parameters<typeof changesSpoken>[0][number]

const row = (id: number, change: Partial<PedidoResumo> = {}): Row => ({
  id,
  numeroPedido: 48000 + id,
  versao: 1,
  status: 'CRIADO',
  etapa: 'CRIADO',
  statusAlcis: 'recebido',
  ultimaAtualizacao: '2026-11-19T12:00:00Z',
  ...change,
})

const ids = (rows: Row[]) => rows.map(({ id }) => id)

test('the same rows again have not changed, in whatever order', () => {
  expect(changedRows(seenOf([row(1), row(2)]), [row(2), row(1)])).toEqual([])
})

test('a new version, a new status or a new WMS status tints the row', () => {
  const seen = seenOf([row(1), row(2), row(3), row(4)])
  const now = [
    row(1, { versao: 2 }),
    row(2, { status: 'SEPARACAO_ATRASADA' }),
    row(3, { statusAlcis: 'em separação' }),
    row(4),
  ]
  expect(ids(changedRows(seen, now))).toEqual([1, 2, 3])
})

test('a row from the next page is no news, an order written since is', () => {
  const seen = seenOf([row(1), row(2)])
  const older = row(3, { ultimaAtualizacao: '2026-11-19T11:00:00Z' })
  const newer = row(4, { ultimaAtualizacao: '2026-11-19T12:00:01Z' })
  expect(ids(changedRows(seen, [row(2), older, newer]))).toEqual([4])
})

test('into an empty list everything is new', () => {
  expect(ids(changedRows(seenOf([]), [row(1)]))).toEqual([1])
})

test('changes are told by number and status, few of them', () => {
  expect(changesSpoken([row(224, { status: 'EM_SEPARACAO', etapa: 'EM_SEPARACAO' })])).toBe(
    'Pedido 48224: Em separação',
  )
  expect(changesSpoken([row(1, { status: 'FATURADO', etapa: 'FATURADO', statusAlcis: 'expedido' })])).toBe(
    'Pedido 48001: Expedido',
  )
  expect(changesSpoken([1, 2, 3, 4].map((id) => row(id)))).toBe(
    'Pedido 48001: Criado; Pedido 48002: Criado; Pedido 48003: Criado; e mais 1 pedido mudou',
  )
  expect(changesSpoken([1, 2, 3, 4, 5].map((id) => row(id)))).toMatch(/; e mais 2 pedidos mudaram$/)
})
