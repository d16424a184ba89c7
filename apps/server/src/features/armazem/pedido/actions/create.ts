import type { ErrorMessage } from '@app/contract/casca/errors'
import { CAMPOS_PEDIDO, type Pedido, type PedidoCreate } from '@app/contract/armazem/pedido'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { diffPedido } from '@app/rules/armazem/pedido'
import { newRow } from '@app/rules/casca/campos'
import { statusAlcisOnConclusion, type WmsKind } from '@app/rules/armazem/pedido'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { fieldMessage, refuseFields } from '../../../../platform/http/errors.ts'
import { reservaMovimentos } from '../../estoque/index.ts'
import { wmsKind } from '../../wms/index.ts'
import { findClientePedido, type ClientePedido, type PedidoRow } from '../store/read.ts'
import { insertPedido, type PedidoDados } from '../store/write.ts'
import { toPedido } from '../view.ts'
import { type AnexosEnviados, anexosNovos, filesOf, mergeAnexos, readAnexos } from './anexos.ts'
import { withFiles, type FileWork } from './files.ts'
import { checkLinhas, toLinhas, withItemIds } from './itens.ts'
import { nomeOf, recordPedido, toAuditado } from './record.ts'

/** A client user's order always belongs to the own company, whatever the body says (spec §6). */
const clienteIdOf = ({ usuario }: Context, { cliente }: Pick<PedidoCreate, 'cliente'>): number | undefined =>
  usuario.tipo === 'cliente' ? usuario.cliente?.id : cliente?.id

/** The company of a new order, or why it is none. */
export const findDono = async (
  db: Executor,
  ctx: Context,
  entrada: Pick<PedidoCreate, 'cliente'>,
): Promise<ClientePedido | ErrorMessage> => {
  const clienteId = clienteIdOf(ctx, entrada)
  if (clienteId === undefined) return fieldMessage('cliente', 'EMPTY_REQUIRED_FIELD')
  return (
    (await findClientePedido(db, ctx.scope, clienteId)) ?? fieldMessage('cliente', 'CLIENTE_DESCONHECIDO')
  )
}

const dadosOf = (entrada: PedidoCreate, now: Date, wms: WmsKind): PedidoDados => ({
  ...newRow(CAMPOS_PEDIDO, entrada),
  etapa: 'CRIADO',
  statusDesde: entrada.concluido ? now : null,
  statusAlcis: entrada.concluido ? statusAlcisOnConclusion(wms) : 'não enviado',
  dataExpedicao: null,
  wmsPendente: entrada.concluido && wms === 'http',
})

const criado = (row: PedidoRow): Mudanca[] => [
  { campo: 'pedido', acao: 'criado', para: row.numeroPedido },
  ...diffPedido(
    toAuditado({ ...row, concluido: false, statusAlcis: 'não enviado', itens: [], anexos: [] }),
    toAuditado(row),
  ),
]

/** Creates an order in the caller's transaction. */
export const createIn = async (
  db: Executor,
  ctx: Context,
  { entrada, anexos, work }: { entrada: PedidoCreate; anexos: AnexosEnviados; work: FileWork },
): Promise<Pedido> => {
  const dono = await findDono(db, ctx, entrada)
  if ('code' in dono) return refuseFields([dono, ...anexos.erros])
  const { erros, avisos, itens } = await checkLinhas(db, ctx, dono, { sent: entrada.itens, stored: [] })
  if (erros.length > 0 || anexos.erros.length > 0) refuseFields([...erros, ...anexos.erros])

  const now = ctx.now()
  const dados = dadosOf(entrada, now, wmsKind(ctx.config))
  const novos = anexosNovos(work, anexos.novos)
  const gravado = await insertPedido(db, dono.clienteId, {
    dados,
    linhas: toLinhas(itens),
    anexos: novos,
    semAnexos: [],
    movimentos: reservaMovimentos([], itens),
    usuarioId: ctx.usuario.id,
    now,
  })
  const row: PedidoRow = {
    ...dono,
    ...dados,
    id: gravado.id,
    numeroPedido: gravado.numeroPedido,
    versao: gravado.versao,
    criadoEm: now,
    ultimaAtualizacao: now,
    alteradoPor: nomeOf(ctx),
    itens: withItemIds(itens, gravado.itemIds),
    anexos: mergeAnexos([], novos, [], gravado.anexoIds),
  }
  await recordPedido(db, ctx, row, {
    mudancas: criado(row),
    entregar: dados.wmsPendente,
    concluiu: dados.concluido,
  })
  return toPedido(row, ctx, avisos)
}

/** Creates an order: lines reserved, files stored, audited and, if concluded, handed over; all or nothing. */
export const createPedido = async (ctx: Context, entrada: PedidoCreate): Promise<Pedido> => {
  const anexos = await readAnexos(entrada)
  return withFiles(ctx, filesOf(anexos), (work) =>
    ctx.transaction((db) => createIn(db, ctx, { entrada, anexos, work })),
  )
}
