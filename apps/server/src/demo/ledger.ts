import { DAY_MS } from '@app/rules/casca/tempo'
import type { PedidoComLinhas, SaldoLivre } from './linhas.ts'
import type { MovimentoRow } from './store.ts'

export type PedidoSalvo = PedidoComLinhas & {
  id: number
  numero: number
  autor: number
  operador: number
}

/** Everything received three weeks ago. */
const entradas = (saldos: readonly SaldoLivre[], now: Date, operador: number): MovimentoRow[] =>
  saldos.map((saldo) => ({
    saldo_id: saldo.id,
    cliente_id: saldo.clienteId,
    tipo: 'ENTRADA',
    fisico: saldo.livre,
    reservado: 0,
    motivo: 'Saldo inicial',
    usuario_id: operador,
    criado_em: new Date(now.getTime() - 21 * DAY_MS),
  }))

const movimentosOf = (pedido: PedidoSalvo): MovimentoRow[] =>
  pedido.linhas.flatMap(({ saldoId, quantidade }) => {
    const base = { saldo_id: saldoId, cliente_id: pedido.clienteId, pedido_id: pedido.id }
    const last = pedido.passos.at(-1)?.em ?? pedido.criadoEm
    const end = { ...base, usuario_id: pedido.operador, criado_em: last, reservado: -quantidade }
    const rows: MovimentoRow[] = [
      {
        ...base,
        tipo: 'RESERVA',
        reservado: quantidade,
        usuario_id: pedido.autor,
        criado_em: pedido.criadoEm,
      },
    ]
    if (pedido.dataExpedicao) rows.push({ ...end, tipo: 'SAIDA', fisico: -quantidade })
    if (pedido.etapa === 'CANCELADO') rows.push({ ...end, tipo: 'LIBERACAO' })
    return rows
  })

/** The ledger of the demo in the order in which things happened. */
export const ledgerOf = (
  saldos: readonly SaldoLivre[],
  pedidos: readonly PedidoSalvo[],
  now: Date,
  operador: number,
): MovimentoRow[] =>
  [...entradas(saldos, now, operador), ...pedidos.flatMap(movimentosOf)].sort(
    (a, b) => Number(a.criado_em) - Number(b.criado_em),
  )
