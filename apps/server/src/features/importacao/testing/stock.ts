import { moveEstoque } from '../../estoque/index.ts'
import type { TestApp } from '../../../platform/testing/app.ts'

export const NOON = new Date('2026-11-20T15:00:00Z')

type Novo = {
  cliente: number
  codigo: string
  lote: string
  validade?: string | null
  quantidade: number
  inteiro?: boolean
}
/** A lot as an order's line names it. */
export type Lote = { saldoId: number; produtoId: number; lote: string; validade: string | null }

/** A product, unless it is there, with a lot that came in through the ledger. */
export const stock = async ({ database: { db } }: TestApp, novo: Novo): Promise<Lote> => {
  const { cliente: cliente_id, codigo, lote, validade = null, quantidade, inteiro = true } = novo
  const codigo_omni = `${cliente_id}-${codigo}`
  await db
    .insertInto('produto')
    .values({ cliente_id, codigo_produto: codigo, descricao: `Produto ${codigo}`, codigo_omni, inteiro })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id: produtoId } = await db
    .selectFrom('produto')
    .select('id')
    .where('codigo_omni', '=', codigo_omni)
    .executeTakeFirstOrThrow()
  const { id: saldoId } = await db
    .insertInto('saldo')
    .values({ cliente_id, produto_id: produtoId, lote, validade })
    .returning('id')
    .executeTakeFirstOrThrow()
  await moveEstoque(db, [{ saldoId, tipo: 'ENTRADA', fisico: quantidade, reservado: 0 }], {
    pedidoId: null,
    usuarioId: null,
    now: NOON,
  })
  return { saldoId, produtoId, lote, validade }
}

/** An order of one line, as the form sends it. */
export const orderOf = (
  { produtoId, lote, validade }: Lote,
  quantidade: number,
  numeroPedidoCliente: string,
) => ({
  numeroPedidoCliente,
  dataHoraColeta: '2026-11-23T12:15:00.000Z',
  itens: [{ produto: { id: produtoId }, quantidade, observacoes: lote, dataValidade: validade }],
})
