import type { Nota, NotaFilter, NotaListRequest } from '@app/contract/armazem/nota'
import { NotaSort } from '@app/contract/armazem/nota'
import type { Direction, PageQuery } from '@app/contract/casca/paging'
import { bareDocumento } from '@app/rules/casca/documento'
import { bareChave } from '@app/rules/casca/leitura'
import { dayRange } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { halPage, pageAnswer } from '../../../../platform/http/answers/hal.ts'
import { isGiven, parseSort } from '../../../../platform/http/answers/list.ts'
import { findArquivo } from '../store/arquivo.ts'
import { countNotas, listNotaIds, listNotasById, type Filtro } from '../store/list.ts'
import { findNota } from '../store/nota.ts'
import { toNota, toResumo } from '../view.ts'
import { proposePedidos } from './pedidos.ts'

/** A text that is not a number matches no note. */
const numberOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** An empty field of a search panel filters nothing. */
export const filtroOf = ({ config }: Context, sent: NotaFilter): Filtro => {
  const from = isGiven(sent.emissaoDe) ? dayRange(sent.emissaoDe, config.TZ_EXIBICAO).from : undefined
  const until = isGiven(sent.emissaoAte) ? dayRange(sent.emissaoAte, config.TZ_EXIBICAO).until : undefined
  return {
    ...(isGiven(sent.cliente) && { clienteId: sent.cliente }),
    ...(isGiven(sent.numero) && { numero: numberOf(sent.numero) }),
    ...(isGiven(sent.serie) && { serie: numberOf(sent.serie) }),
    ...(isGiven(sent.chave) && { chave: bareChave(sent.chave) }),
    ...(isGiven(sent.emitente) && {
      emitente: { documento: bareDocumento(sent.emitente), nome: sent.emitente },
    }),
    ...(isGiven(sent.situacao) && { situacao: sent.situacao }),
    ...((from || until) && { emissao: { ...(from && { from }), ...(until && { until }) } }),
    ...(isGiven(sent.numeroPedido) && { numeroPedido: sent.numeroPedido }),
  }
}

type Asked = { page: number; size: number; sort: NotaSort; direction: Direction }

const find = async (ctx: Context, filtro: Filtro, { page, size, sort, direction }: Asked) => {
  const total = await countNotas(ctx.db, ctx.scope, filtro)
  const ids = await listNotaIds(ctx.db, ctx.scope, filtro, {
    sort,
    direction,
    limit: size,
    offset: page * size,
  })
  const rows = await listNotasById(ctx.db, ctx.scope, ids)
  return { content: rows.map((row) => toResumo(row, ctx.config)), total, page, size }
}

export const findNotasByFiltro = async (ctx: Context, request: NotaListRequest) => {
  const { page, pageSize: size, order, direction, filter } = request
  const sort = order ?? 'importadaEm'
  const asked = { page, size, sort, direction: direction ?? 'desc' }
  return pageAnswer(await find(ctx, filtroOf(ctx, filter ?? {}), asked))
}

const sortOf = (sort = 'importadaEm,desc') => parseSort(sort, (name) => NotaSort.safeParse(name).data)

/** The HAL lists, the newest import first. */
export const listNotas = async (ctx: Context, { page, size, sort }: PageQuery, cliente?: number) =>
  halPage('notas', await find(ctx, filtroOf(ctx, { cliente }), { page, size, ...sortOf(sort) }), '/notas')

export const getNota = async (ctx: Context, id: number): Promise<Nota> => {
  const row = (await findNota(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  const open = row.pedidoId === null && row.situacao !== 'cancelada'
  const pedidos = open ? await proposePedidos(ctx.db, row.clienteId, row.infNFe, row.itens) : []
  return toNota(row, ctx, pedidos)
}

/** The original file. */
export const getArquivo = async (ctx: Context, id: number): Promise<FileRow> => {
  const row = (await findNota(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  return (await findArquivo(ctx.db, row.id, 'nota')) ?? refuse('NOT_FOUND')
}
