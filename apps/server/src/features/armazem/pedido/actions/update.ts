import { CAMPOS_PEDIDO, PedidoUpdate, STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { Movimento, Pedido } from '@app/contract/armazem/pedido'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { changedOf, fromWire, plainOf } from '@app/rules/casca/campos'
import {
  etapaAfter,
  positionOf,
  recadoWms,
  statusAlcisAfter,
  statusAlcisOnConclusion,
} from '@app/rules/armazem/pedido'
import type { PartePedido, Transicao } from '@app/rules/armazem/pedido'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse, refuseFields } from '../../../../platform/http/errors.ts'
import {
  estornoMovimentos,
  lockSaldos,
  reservaMovimentos,
  saidaMovimentos,
  type MovimentoEstoque,
} from '../../estoque/index.ts'
import { isToldToWms, wmsKind } from '../../wms/index.ts'
import { semVersao } from '../../../../platform/versao.ts'
import { lockPedido, type PedidoRow } from '../store/read.ts'
import type { PedidoDados } from '../store/write.ts'
import { toPedido } from '../view.ts'
import {
  type AnexosEnviados,
  type AnexosMudados,
  anexosNovos,
  diffAnexos,
  discardAnexos,
  filesOf,
  readAnexos,
  SEM_ANEXOS,
} from './anexos.ts'
import {
  checkCliente,
  checkLocks,
  checkStatusRight,
  demandMove,
  demandPedidoVersao,
  movimentoAsked,
} from './check.ts'
import { withFiles, type FileWork } from './files.ts'
import { checkLinhas, sameItens, type ItemNovo } from './itens.ts'
import { writePedido } from './write.ts'

/** The columns of an order as they are stored. */
export const dadosOf = (row: PedidoRow): PedidoDados => ({
  ...plainOf(CAMPOS_PEDIDO, row),
  etapa: row.etapa,
  statusDesde: row.statusDesde,
  statusAlcis: row.statusAlcis,
  dataExpedicao: row.dataExpedicao,
  wmsPendente: row.wmsPendente,
})

/** Absent is unchanged, null clears (api.md, PUT). */
const applyFields = (atual: PedidoRow, sent: PedidoUpdate): PedidoDados => ({
  ...dadosOf(atual),
  ...fromWire(CAMPOS_PEDIDO, sent),
})

const changedFields = (
  atual: PedidoRow,
  sent: PedidoUpdate,
  dados: PedidoDados,
  anexos: AnexosMudados,
): PartePedido[] => [
  ...changedOf(CAMPOS_PEDIDO, atual, dados),
  ...(sent.itens === undefined || sameItens(atual.itens, sent.itens) ? [] : (['itens'] as const)),
  ...anexos.novos.map(({ campo }) => campo),
  ...anexos.fora,
]

/** The clock of CRIADO starts at the conclusion; reopening withdraws the order from the WMS (decisions 14). */
const applyConclusion = (ctx: Context, atual: PedidoRow, dados: PedidoDados): PedidoDados => {
  if (dados.concluido === atual.concluido) return dados
  return dados.concluido
    ? { ...dados, statusDesde: ctx.now(), statusAlcis: statusAlcisOnConclusion(wmsKind(ctx.config)) }
    : { ...dados, statusDesde: null, statusAlcis: 'não enviado' }
}

const applyMove = (dados: PedidoDados, move: Transicao, ctx: Context): PedidoDados => {
  const now = ctx.now()
  const etapa = etapaAfter(move)
  const wms = wmsKind(ctx.config)
  return {
    ...dados,
    etapa,
    statusDesde: etapa === dados.etapa ? dados.statusDesde : now,
    statusAlcis: statusAlcisAfter(move, dados.statusAlcis, wms),
    dataExpedicao: move.para === 'EXPEDIDO' ? now : null,
  }
}

/** The effect of a move on stock and history. */
const effectsOf = (
  move: Transicao,
  itens: readonly Omit<ItemNovo, 'id'>[],
): { movimentos: MovimentoEstoque[]; mudancas: Mudanca[] } => {
  const told = (acao: 'expedido' | 'estornado' | 'liberado') => [
    { campo: 'itens', acao, para: itens.length } as const,
  ]
  if (move.para === 'EXPEDIDO') return { movimentos: saidaMovimentos(itens), mudancas: told('expedido') }
  if (move.de === 'EXPEDIDO') return { movimentos: estornoMovimentos(itens), mudancas: told('estornado') }
  if (move.para === 'CANCELADO')
    return { movimentos: reservaMovimentos(itens, []), mudancas: told('liberado') }
  return { movimentos: [], mudancas: [] }
}

type Plano = {
  atual: PedidoRow
  sent: PedidoUpdate
  campos: PartePedido[]
  dados: PedidoDados
  anexos: AnexosMudados
  para: Movimento | undefined
}

const planOf = (ctx: Context, atual: PedidoRow, sent: PedidoUpdate, enviados: AnexosEnviados): Plano => {
  checkCliente(ctx, atual, sent)
  const anexos = diffAnexos(sent, enviados, atual)
  const fields = applyFields(atual, sent)
  const campos = changedFields(atual, sent, fields, anexos)
  checkLocks(ctx, atual, campos)
  const dados = applyConclusion(ctx, atual, fields)
  return { atual, sent, campos, dados, anexos, para: movimentoAsked(atual, sent, ctx.now()) }
}

/** The lines after the save, checked if they differ; it refuses them together with every other wrong field. */
const itensOf = async (db: Executor, ctx: Context, { atual, sent, campos, anexos }: Plano) => {
  const checked = campos.includes('itens')
    ? await checkLinhas(db, ctx, atual, { sent: sent.itens ?? [], stored: atual.itens })
    : { erros: [], avisos: [], itens: undefined }
  const erros = [...checked.erros, ...anexos.erros]
  if (erros.length > 0) refuseFields(erros)
  return checked
}

const write = async (
  db: Executor,
  ctx: Context,
  plano: Plano,
  versao: number | undefined,
  work: FileWork,
) => {
  const { atual, campos, anexos, para } = plano
  const { itens, avisos } = await itensOf(db, ctx, plano)
  const move = para === undefined ? undefined : demandMove(plano.dados, para, ctx)
  const moved = move ? applyMove(plano.dados, move, ctx) : plano.dados
  const effects = move ? effectsOf(move, itens ?? atual.itens) : { movimentos: [], mudancas: [] }
  const movimentos = [...(itens ? reservaMovimentos(atual.itens, itens) : []), ...effects.movimentos]
  // Changed lines have already locked their balances.
  if (!itens && movimentos.length > 0) await lockSaldos(db, movimentos)

  const told = campos.some(isToldToWms)
  const recado = recadoWms(atual, moved, told, wmsKind(ctx.config))
  discardAnexos(work, atual, [...anexos.novos.map(({ campo }) => campo), ...anexos.fora])
  const saved = await writePedido(db, ctx, atual, {
    dados: { ...moved, wmsPendente: moved.wmsPendente || recado !== undefined },
    itens,
    anexos: anexosNovos(work, anexos.novos),
    semAnexos: anexos.fora,
    movimentos,
    mudancas: [
      ...effects.mudancas,
      ...(recado === 'reenviar' ? [{ campo: 'pedido', acao: 'reenviado' } as const] : []),
      ...semVersao('versao', versao),
    ],
    entregar: recado !== undefined,
  })
  return toPedido(saved, ctx, avisos)
}

/** Moves a locked order, like a save that changes only its status. */
export const moveLocked = (
  db: Executor,
  ctx: Context,
  atual: PedidoRow,
  para: Movimento,
  work: FileWork,
): Promise<Pedido> => {
  if (ctx.usuario.tipo !== 'interno') refuse('NOT_PERMITED')
  if (positionOf(atual) === para)
    refuse('PEDIDO_JA_MOVIDO', {
      para: STATUS_LABELS[para],
      por: atual.alteradoPor ? `, por ${atual.alteradoPor}` : '',
    })
  const anexos = { ...SEM_ANEXOS, fora: [] }
  const plano = { atual, sent: {}, campos: [], dados: dadosOf(atual), anexos, para }
  return write(db, ctx, plano, atual.versao, work)
}

/** Order of checks: scope 404, version 409, field rights 403, validation 400, state and stock 409 (api.md). */
const update = async (
  db: Executor,
  ctx: Context,
  id: number,
  { body, anexos, work }: { body: unknown; anexos: AnexosEnviados; work: FileWork },
): Promise<Pedido> => {
  const atual = (await lockPedido(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const versao = await demandPedidoVersao(db, ctx, atual, body)
  checkStatusRight(ctx, atual, body)
  const plano = planOf(ctx, atual, parseBody(PedidoUpdate, body), anexos)
  if (plano.campos.length === 0 && plano.para === undefined && plano.anexos.erros.length === 0)
    return toPedido(atual, ctx)
  return write(db, ctx, plano, versao, work)
}

/** Saves an order or moves it, all or nothing. Equal values change nothing, not even the version. */
export const updatePedido = async (ctx: Context, id: number, body: unknown): Promise<Pedido> => {
  // The schema refuses under the lock, after the earlier checks, and then its files are not read.
  const { success, data } = PedidoUpdate.safeParse(body ?? {})
  const anexos = success ? await readAnexos(data) : SEM_ANEXOS
  return withFiles(ctx, filesOf(anexos), (work) =>
    ctx.transaction((db) => update(db, ctx, id, { body, anexos, work })),
  )
}
