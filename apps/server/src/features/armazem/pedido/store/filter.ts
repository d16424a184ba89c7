import type { Recorte } from '@app/contract/casca/paging'
import type { Etapa, PedidoStatus, Situacao, StatusAlcis } from '@app/contract/armazem/pedido'
import type { Intervalo } from '@app/rules/casca/tempo'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { ofChosen } from '../../../../platform/db/csv.ts'
import { ofCompany } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { pedidoAberto } from '../../estoque/index.ts'
import { comFigura, type Figura } from './figura.ts'

/** The checked filters of the lists; an absent one filters nothing. */
export type Filtro = {
  /** `null` is a text that is not a number, so it matches no order. */
  numeroPedido?: number | null
  situacao?: Situacao
  codigoCliente?: string
  statusAlcis?: StatusAlcis
  dashboard?: boolean
  coleta?: Intervalo
  clienteId?: number
  /** What a report's figure counts. */
  figura?: Figura
  /** The part that people chose. */
  recorte?: Recorte
}

/** An order that entered its stage before this is late: the inverse of `lateSince`. */
const limite = (column: 'tempo_separacao' | 'tempo_faturar', now: Date) => sql`
  (select ${now}::timestamptz - make_interval(secs => (${sql.ref(column)} * 3600)::float8)
     from configuracao order by id desc limit 1)`

const tarde = (column: 'tempo_separacao' | 'tempo_faturar', now: Date) =>
  sql<SqlBool>`status_desde < ${limite(column, now)}`
const emDia = (column: 'tempo_separacao' | 'tempo_faturar', now: Date) =>
  sql<SqlBool>`(status_desde is null or status_desde >= ${limite(column, now)})`

type Condicao = (now: Date) => RawBuilder<SqlBool>

const SITUACAO: Record<Situacao, Condicao> = {
  CRIADO: (now) => sql`etapa = 'CRIADO' and ${emDia('tempo_separacao', now)}`,
  EM_SEPARACAO: (now) => sql`etapa = 'EM_SEPARACAO' and ${emDia('tempo_separacao', now)}`,
  A_FATURAR: (now) => sql`etapa = 'A_FATURAR' and ${emDia('tempo_faturar', now)}`,
  FATURADO: () => sql`etapa = 'FATURADO'`,
  SEPARACAO_ATRASADA: (now) => sql`etapa in ('CRIADO', 'EM_SEPARACAO') and ${tarde('tempo_separacao', now)}`,
  FATURAMENTO_ATRASADO: (now) => sql`etapa = 'A_FATURAR' and ${tarde('tempo_faturar', now)}`,
}

/** `effectiveStatus` as a condition; a test compares both on random orders. Dispatched orders have no such status. */
export const comSituacao = (situacao: Situacao, now: Date): RawBuilder<SqlBool> =>
  sql`${pedidoAberto()} and ${SITUACAO[situacao](now)}`

/** Whether an order is late, in any stage. */
export const atrasado = (now: Date): RawBuilder<SqlBool> => sql`
  coalesce((${comSituacao('SEPARACAO_ATRASADA', now)}) or (${comSituacao('FATURAMENTO_ATRASADO', now)}), false)`

/** `effectiveStatus` in SQL; the same test compares them. */
export const statusEfetivo = (now: Date): RawBuilder<PedidoStatus> => sql`
  case when ${SITUACAO.SEPARACAO_ATRASADA(now)} then 'SEPARACAO_ATRASADA'
       when ${SITUACAO.FATURAMENTO_ATRASADO(now)} then 'FATURAMENTO_ATRASADO'
       else etapa end`

const beira = (column: 'tempo_separacao' | 'tempo_faturar', now: Date) =>
  sql`cinco_minutos(${limite(column, now)})`

/** Of each status that the clock decides: its stages, whether late, and the limit. */
const POR_ENTRADA = {
  CRIADO: { etapas: ['CRIADO'], tarde: false, prazo: 'tempo_separacao' },
  EM_SEPARACAO: { etapas: ['EM_SEPARACAO'], tarde: false, prazo: 'tempo_separacao' },
  A_FATURAR: { etapas: ['A_FATURAR'], tarde: false, prazo: 'tempo_faturar' },
  SEPARACAO_ATRASADA: { etapas: ['CRIADO', 'EM_SEPARACAO'], tarde: true, prazo: 'tempo_separacao' },
  FATURAMENTO_ATRASADO: { etapas: ['A_FATURAR'], tarde: true, prazo: 'tempo_faturar' },
} as const satisfies Record<Exclude<Situacao, 'FATURADO'>, object>

/** Whether a filter asks for more than company, client code, status and WMS status. */
const asksForMore = ({ numeroPedido, coleta, clienteId, figura, recorte }: Filtro): boolean =>
  [numeroPedido, coleta, clienteId, figura, recorte].some((each) => each !== undefined)

/** The stages of a status that spans several; none when the filter asks for more, or for a status of one stage. */
export const variasEtapas = (filtro: Filtro): readonly Etapa[] => {
  const { situacao } = filtro
  if (situacao === undefined || situacao === 'FATURADO' || asksForMore(filtro)) return []
  const { etapas } = POR_ENTRADA[situacao]
  return etapas.length > 1 ? etapas : []
}

const ofCodigo = (codigo: string) =>
  sql<SqlBool>`cliente_id = (select id from cliente where codigo_cliente = ${codigo})`

/**
 * How many orders a status that the clock decides has: the kept counts by five minutes, but for those in which the limit
 * lies, whose orders are counted one by one. Nothing when the filter asks for more than the kept counts know.
 */
export const contaPorEntrada = (scope: Scope, filtro: Filtro, now: Date): RawBuilder<number> | undefined => {
  const { situacao, codigoCliente, statusAlcis } = filtro
  if (situacao === undefined || situacao === 'FATURADO' || asksForMore(filtro)) return undefined
  const { etapas, tarde: late, prazo } = POR_ENTRADA[situacao]
  const kept: Expression<SqlBool>[] = [
    ofCompany(scope),
    sql`etapa in (${sql.join(etapas.map((etapa) => sql.lit(etapa)))})`,
    late ? sql`desde < ${beira(prazo, now)}` : sql`desde > ${beira(prazo, now)}`,
  ]
  if (codigoCliente !== undefined) kept.push(ofCodigo(codigoCliente))
  else if (scope.tipo === 'tudo') kept.push(sql`cliente_id = 0`)
  if (statusAlcis !== undefined) kept.push(sql`status_alcis = ${statusAlcis}`)
  return sql<number>`
    coalesce((select sum(total) from pedido_entrada where ${sql.join(kept, sql` and `)}), 0)::bigint
    + (select count(*) from pedido
        where ${condicao(scope, filtro, now)} and status_desde >= ${beira(prazo, now)}
          and status_desde < ${beira(prazo, now)} + interval '5 minutes')`
}

/** The whole `where`, the company first; of the tables in its queries only `pedido` has these columns. */
export const condicao = (scope: Scope, filtro: Filtro, now: Date): RawBuilder<SqlBool> => {
  const parts: Expression<SqlBool>[] = [ofCompany(scope)]
  if (filtro.numeroPedido === null) parts.push(sql`false`)
  else if (filtro.numeroPedido !== undefined) parts.push(sql`numero_pedido = ${filtro.numeroPedido}`)
  if (filtro.codigoCliente !== undefined) parts.push(ofCodigo(filtro.codigoCliente))
  if (filtro.statusAlcis !== undefined) parts.push(sql`status_alcis = ${filtro.statusAlcis}`)
  if (filtro.dashboard) parts.push(pedidoAberto())
  if (filtro.situacao !== undefined) parts.push(comSituacao(filtro.situacao, now))
  if (filtro.coleta !== undefined)
    parts.push(sql`data_hora_coleta >= ${filtro.coleta.from} and data_hora_coleta < ${filtro.coleta.until}`)
  if (filtro.clienteId !== undefined) parts.push(sql`cliente_id = ${filtro.clienteId}`)
  if (filtro.figura !== undefined) parts.push(...comFigura(filtro.figura))
  if (filtro.recorte !== undefined) parts.push(ofChosen(filtro.recorte, sql`pedido.id`))
  return sql`${sql.join(parts, sql` and `)}`
}

/** Whether the stored counters can answer this filter: they know company, stage and WMS status, but no time. */
export const isCounted = (filtro: Filtro): boolean =>
  !asksForMore(filtro) && (filtro.situacao === undefined || filtro.situacao === 'FATURADO')
