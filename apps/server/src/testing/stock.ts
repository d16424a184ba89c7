import { moveEstoque } from '../features/armazem/estoque/index.ts'
import type { Executor } from '../platform/db/index.ts'

/** The tests' Friday noon; the clock stands still until a test moves it. */
export const NOON = new Date('2026-11-20T15:00:00Z')
export const COLETA = '2026-11-23T12:15:00.000Z'

export type LoteNovo = {
  cliente: number
  codigo: string
  lote: string
  validade?: string | null
  quantidade: number
  inteiro?: boolean
  bloqueado?: boolean
}
/** A lot as the line of an order names it. */
export type Lote = {
  saldoId: number
  produtoId: number
  lote: string
  validade: string | null
  codigoOmni: string
}

/** A line of an order, as the form sends it. */
export const linha = ({ produtoId, lote, validade }: Lote, quantidade: unknown, id?: number) => ({
  ...(id !== undefined && { id }),
  produto: { id: produtoId },
  quantidade,
  observacoes: lote,
  dataValidade: validade,
})

const findProduto = async (db: Executor, novo: LoteNovo, codigoOmni: string): Promise<number> => {
  const { cliente: cliente_id, codigo, inteiro = true } = novo
  await db
    .insertInto('produto')
    .values({
      cliente_id,
      codigo_produto: codigo,
      descricao: `Produto ${codigo}`,
      codigo_omni: codigoOmni,
      inteiro,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .selectFrom('produto')
    .select('id')
    .where('codigo_omni', '=', codigoOmni)
    .executeTakeFirstOrThrow()
  return id
}

/** A product, created if needed, with a lot that came in through the ledger. */
export const stockLot = async (db: Executor, novo: LoteNovo, now: Date): Promise<Lote> => {
  const { cliente, lote, validade = null, quantidade, bloqueado = false } = novo
  const codigoOmni = `${cliente}-${novo.codigo}`
  const produtoId = await findProduto(db, novo, codigoOmni)
  const { id: saldoId } = await db
    .insertInto('saldo')
    .values({
      cliente_id: cliente,
      produto_id: produtoId,
      lote,
      validade,
      condicao: bloqueado ? 'bloqueado' : 'livre',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entrada = { saldoId, tipo: 'ENTRADA', fisico: quantidade, reservado: 0 } as const
  if (quantidade > 0) await moveEstoque(db, [entrada], { pedidoId: null, usuarioId: null, now })
  return { saldoId, produtoId, lote, validade, codigoOmni }
}
