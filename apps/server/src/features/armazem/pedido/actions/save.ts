import type { Mudanca } from '@app/rules/casca/auditoria'
import { diffPedido, type PedidoAuditado } from '@app/rules/armazem/pedido'
import { toWire } from '@app/rules/casca/campos'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { MovimentoEstoque } from '../../estoque/index.ts'
import { requestEntrega } from '../../wms/index.ts'
import { CAMPOS_PEDIDO, type AnexoCampo } from '@app/contract/armazem/pedido'
import type { AnexoRow, PedidoRow } from '../store/read.ts'
import { updatePedido, type AnexoNovo, type LinhaNova, type PedidoDados } from '../store/write.ts'
import type { ItemNovo } from './itens.ts'

export type PedidoMudado = {
  dados: PedidoDados
  /** Undefined leaves the lines. */
  itens?: readonly ItemNovo[] | undefined
  anexos?: readonly AnexoNovo[]
  semAnexos?: readonly AnexoCampo[]
  movimentos?: readonly MovimentoEstoque[]
  /** What the comparison of before and after does not show. */
  mudancas?: readonly Mudanca[]
  /** Hand the order over to the WMS. */
  entregar?: boolean
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

const anexoRow = ({ sha256, ...anexo }: AnexoNovo, id: number | undefined): AnexoRow => {
  if (id === undefined) throw new Error('every written file has an id')
  return { ...anexo, id, sha256: sha256.toString('hex') }
}

/** The files of an order after a save. */
export const mergeAnexos = (
  before: readonly AnexoRow[],
  novos: readonly AnexoNovo[],
  fora: readonly AnexoCampo[],
  ids: readonly { campo: AnexoCampo; id: number }[] | null,
): AnexoRow[] => {
  const written = new Map(ids?.map(({ campo, id }) => [campo, id]))
  const replaced = new Set([...fora, ...novos.map(({ campo }) => campo)])
  return [
    ...before.filter(({ campo }) => !replaced.has(campo)),
    ...novos.map((anexo) => anexoRow(anexo, written.get(anexo.campo))),
  ]
}

export const toAuditado = (row: Omit<PedidoRow, 'id'>): PedidoAuditado => ({
  ...toWire(CAMPOS_PEDIDO, row),
  etapa: row.etapa,
  statusAlcis: row.statusAlcis,
  itens: row.itens.map(({ produto, lote, validade, quantidade }) => ({
    codigoProduto: produto.codigoProduto,
    descricao: produto.descricao,
    lote,
    validade,
    quantidade,
    unidade: produto.unidade,
  })),
  anexos: Object.fromEntries(row.anexos.map(({ campo, filename, chave }) => [campo, { filename, chave }])),
})

/** The name under which a save is told to others. */
export const nomeOf = ({ usuario }: Pick<Context, 'usuario'>): string => usuario.nomeExibicao ?? usuario.nome

type Seguimento = { mudancas: readonly Mudanca[]; entregar: boolean }

/** What follows every write of an order, in its transaction: the audit, the hand-over, the push. */
export const recordPedido = async (
  db: Executor,
  ctx: Context,
  { id, clienteId, versao }: Pick<PedidoRow, 'id' | 'clienteId' | 'versao'>,
  { mudancas, entregar }: Seguimento,
): Promise<void> => {
  await recordChange(db, ctx, { entidade: 'pedido', id, versao, clienteId, mudancas })
  if (entregar) await requestEntrega(db, id)
}

/** Writes a locked order and everything that goes with it, and gives it as it is then. */
export const writePedido = async (
  db: Executor,
  ctx: Context,
  antes: PedidoRow,
  depois: PedidoMudado,
): Promise<PedidoRow> => {
  const {
    dados,
    itens,
    anexos = [],
    semAnexos = [],
    movimentos = [],
    mudancas = [],
    entregar = false,
  } = depois
  const now = ctx.now()
  const { versao, itemIds, anexoIds } = await updatePedido(db, antes, {
    dados,
    linhas: itens && toLinhas(itens),
    anexos,
    semAnexos,
    movimentos,
    usuarioId: ctx.usuario.id,
    now,
  })
  const saved: PedidoRow = {
    ...antes,
    ...dados,
    versao,
    ultimaAtualizacao: now,
    alteradoPor: nomeOf(ctx),
    itens: itens ? withItemIds(itens, itemIds) : antes.itens,
    anexos: mergeAnexos(antes.anexos, anexos, semAnexos, anexoIds),
  }
  const diff = diffPedido(toAuditado(antes), toAuditado(saved))
  await recordPedido(db, ctx, saved, { mudancas: [...diff, ...mudancas], entregar })
  return saved
}
