import type { ErrorMessage } from '@app/contract/casca/errors'
import type { PedidoItemInput } from '@app/contract/armazem/pedido'
import { subtractQuantity } from '@app/rules/casca/quantidade'
import { checkItens } from '@app/rules/armazem/pedido'
import type { LoteSaldo, PoliticaEstoque, ProdutoPedido } from '@app/rules/armazem/pedido'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { fieldMessage } from '../../../../platform/http/errors.ts'
import { hojeOf, lockLotes, type LoteTravado } from '../../estoque/index.ts'
import type { ItemRow } from '../store/read.ts'
import type { LinhaNova } from '../store/write.ts'

/** A checked line; without `id` it is new. */
export type ItemNovo = Omit<ItemRow, 'id'> & { id: number | null }

type Dono = PoliticaEstoque & { clienteId: number }

/** The same products, lots and quantities in the same order need no check, lock or write. */
export const sameItens = (stored: readonly ItemRow[], sent: readonly PedidoItemInput[]): boolean =>
  stored.length === sent.length &&
  stored.every((item, at) => {
    const line = sent[at]
    return (
      line !== undefined &&
      item.produto.id === line.produto.id &&
      item.lote === line.observacoes &&
      item.validade === line.dataValidade &&
      item.quantidade === line.quantidade
    )
  })

const lotesOf = (rows: readonly LoteTravado[]): LoteSaldo[] =>
  rows.flatMap(({ saldoId, lote, validade, quantidade, reservado, bloqueado }) =>
    saldoId === null
      ? []
      : [{ id: saldoId, lote, validade, livre: subtractQuantity(quantidade, reservado), bloqueado }],
  )

const produtosOf = (rows: readonly LoteTravado[]): ProdutoPedido[] =>
  [...Map.groupBy(rows, ({ produtoId }) => produtoId)].flatMap(([id, lotes]) => {
    const [produto] = lotes
    if (!produto) return []
    const { codigoProduto, inteiro, ativo } = produto
    return [{ id, codigoProduto, inteiro, ativo, lotes: lotesOf(lotes) }]
  })

/** Matches a line to a stored one by its optional id; an unknown or repeated id makes a new line. */
const matchIds = (stored: readonly ItemRow[], sent: readonly PedidoItemInput[]): (number | null)[] => {
  const open = new Set(stored.map(({ id }) => id))
  return sent.map(({ id }) => (id !== undefined && open.delete(id) ? id : null))
}

/**
 * Locks the lots and checks the lines against them: answers the errors by field, or the lines to write with the
 * answer's warnings.
 */
export const checkLinhas = async (
  db: Executor,
  ctx: Context,
  dono: Dono,
  { sent, stored }: { sent: readonly PedidoItemInput[]; stored: readonly ItemRow[] },
): Promise<{ erros: ErrorMessage[]; avisos: string[]; itens: ItemNovo[] }> => {
  const linhas = sent.map(({ produto, observacoes, dataValidade, quantidade }) => ({
    produtoId: produto.id,
    lote: observacoes,
    validade: dataValidade,
    quantidade,
  }))
  const lotes = await lockLotes(
    db,
    dono.clienteId,
    linhas,
    stored.map(({ saldoId }) => saldoId),
  )
  const { erros, avisos, saldoIds } = checkItens({
    linhas,
    produtos: produtosOf(lotes),
    antigas: stored,
    politica: dono,
    hoje: hojeOf(ctx),
  })
  const bySaldo = new Map(lotes.map((lote) => [lote.saldoId, lote]))
  const ids = matchIds(stored, sent)
  const itens = linhas.flatMap(({ quantidade }, at): ItemNovo[] => {
    const saldoId = saldoIds[at]
    const lote = saldoId === undefined ? undefined : bySaldo.get(saldoId)
    if (saldoId === undefined || !lote) return []
    const { codigoProduto, descricao, codigoOmni, codigoDepositante, unidade, inteiro, validade } = lote
    const produto = {
      id: lote.produtoId,
      codigoProduto,
      descricao,
      codigoOmni,
      codigoDepositante,
      unidade,
      inteiro,
    }
    return [{ id: ids[at] ?? null, saldoId, lote: lote.lote, validade, quantidade, produto }]
  })
  const messages = erros.map(({ linha, campo, code, params }) =>
    fieldMessage(`itens[${linha}].${campo}`, code, params),
  )
  return { erros: messages, avisos, itens }
}

export const toLinhas = (itens: readonly ItemNovo[]): LinhaNova[] =>
  itens.map(({ id, produto, saldoId, quantidade }) => ({ id, produtoId: produto.id, saldoId, quantidade }))

/** Lines with the ids that the database gave them. */
export const withItemIds = (itens: readonly ItemNovo[], ids: readonly number[] | null) =>
  itens.map((item, at) => {
    const id = ids?.[at]
    if (id === undefined) throw new Error('every written line has an id')
    return { ...item, id }
  })
