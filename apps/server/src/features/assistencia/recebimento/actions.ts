import type {
  RecebimentoExportRequest,
  RecebimentoFilter,
  RecebimentoListRequest,
  RecebimentoTotais,
} from '@app/contract/assistencia/recebimento'
import { dayRange } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import { columnsAsked, recorteOf } from '../../../platform/http/answers/csv.ts'
import { pageAnswer } from '../../../platform/http/answers/hal.ts'
import { isGiven } from '../../../platform/http/answers/list.ts'
import { refuseField } from '../../../platform/http/errors.ts'
import {
  countRecebimentos,
  type Filtro,
  listRecebimentoKeys,
  listRecebimentos,
  RECEBIMENTO_COLUMNS,
  totalDoDia,
  writeRecebimentoLines,
} from './store.ts'

const filtroOf = (ctx: Context, sent: RecebimentoFilter): Filtro => {
  if (isGiven(sent.posto) && !ctx.can('POSTO_FILTRAR')) refuseField('filter.posto', 'NOT_PERMITED')
  const zone = ctx.config.TZ_EXIBICAO
  return {
    ...(isGiven(sent.de) && { desde: dayRange(sent.de, zone).from }),
    ...(isGiven(sent.ate) && { ate: dayRange(sent.ate, zone).until }),
    ...(isGiven(sent.forma) && { forma: sent.forma }),
    ...(isGiven(sent.posto) && { posto: sent.posto }),
  }
}

/** The newest first. */
export const findByFiltro = async (
  ctx: Context,
  { page, pageSize: size, filter }: RecebimentoListRequest,
) => {
  const filtro = filtroOf(ctx, filter ?? {})
  const total = await countRecebimentos(ctx.db, ctx.scope, filtro)
  const rows = await listRecebimentos(ctx.db, ctx.scope, filtro, { limit: size, offset: page * size })
  return pageAnswer({
    content: rows.map(({ em, ...row }) => ({ ...row, em: em.toISOString() })),
    total,
    page,
    size,
  })
}

/** The sums of each day and of the whole, as the database adds them up. */
export const getTotais = async (ctx: Context, filter: RecebimentoFilter): Promise<RecebimentoTotais> => {
  const rows = await totalDoDia(ctx.db, ctx.scope, filtroOf(ctx, filter), ctx.config.TZ_EXIBICAO)
  const { dia: _none, ...total } = rows.find(({ dia }) => dia === null) ?? {
    dia: null,
    PIX: 0,
    CARTAO: 0,
    DINHEIRO: 0,
    OUTRO: 0,
    total: 0,
  }
  return { total, dias: rows.flatMap(({ dia, ...sums }) => (dia === null ? [] : [{ dia, ...sums }])) }
}

const USUAL = ['em', 'ordemServico', 'tipo', 'forma', 'valor', 'quem']

/** What an export sends: the payments of the filter, the newest first. */
export const exportRecebimentos = async (ctx: Context, asked: RecebimentoExportRequest) => {
  const columns = columnsAsked(RECEBIMENTO_COLUMNS, USUAL, asked)
  const csv = { columns, zone: ctx.config.TZ_EXIBICAO }
  const filtro = { ...filtroOf(ctx, asked.filter ?? {}), ...recorteOf(asked) }
  const corte = { limit: asked.pageSize, offset: asked.page * asked.pageSize }
  const keys = await listRecebimentoKeys(ctx.db, ctx.scope, filtro, corte, csv)
  const total = await countRecebimentos(ctx.db, ctx.scope, filtro)
  const write = (some: string) => writeRecebimentoLines(ctx.db, ctx.scope, csv, some)
  return { name: 'recebimentos', columns, keys, total, write }
}
