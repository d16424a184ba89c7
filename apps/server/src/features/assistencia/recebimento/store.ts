import {
  FORMA_PAGAMENTO_LABELS,
  PAGAMENTO_TIPO_LABELS,
  type FormaPagamento,
  type PagamentoTipo,
} from '@app/contract/assistencia/ordemServico'
import type { Recorte } from '@app/contract/casca/paging'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  type Csv,
  type CsvColumn,
  type CsvKeys,
  csvColumn,
  ofChosen,
  readCsvKeys,
  wordColumn,
  writeCsvLines,
} from '../../../platform/db/csv.ts'
import type { Database, Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'

export type Filtro = {
  desde?: Date
  ate?: Date
  forma?: FormaPagamento
  posto?: number
  recorte?: Recorte
}

/** The post's own money: only for people of that post, not for a credenciado's habilitados. */
const doPosto = (scope: Scope): RawBuilder<SqlBool> => {
  if (scope.tipo === 'tudo') return sql`true`
  return scope.tipo === 'posto' ? sql`pago.posto_id = ${scope.postoId}` : sql`false`
}

const condicao = (scope: Scope, { desde, ate, forma, posto, recorte }: Filtro): RawBuilder<SqlBool> =>
  sql.join(
    [
      doPosto(scope),
      ...(desde ? [sql`pago.recebido_em >= ${desde}`] : []),
      ...(ate ? [sql`pago.recebido_em < ${ate}`] : []),
      ...(forma ? [sql`pago.forma = ${forma}`] : []),
      ...(posto === undefined ? [] : [sql`pago.posto_id = ${posto}`]),
      ...(recorte ? [ofChosen(recorte, sql`pago.id`)] : []),
    ],
    sql` and `,
  )

/** A refund is negative, because it leaves the till. */
const valor = sql<number>`case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end`

const joins = sql`
  join ordem_servico on ordem_servico.id = pago.ordem_servico_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  join posto_autorizado on posto_autorizado.id = pago.posto_id
  join usuario on usuario.id = pago.recebido_por`

const numero = sql`ordem_servico.numero || '/' || ordem_servico.ano`
const quem = sql`coalesce(usuario.nome_exibicao, usuario.nome)`
const ordem = sql`pago.recebido_em desc, pago.id desc`

type RecebimentoRow = {
  id: number
  em: Date
  tipo: PagamentoTipo
  forma: FormaPagamento
  valor: number
  ordemServico: { id: number; numero: string }
  consumidor: string
  posto: { id: number; nomeFantasia: string }
  quem: string
}

type Corte = { limit: number; offset: number }

export const listRecebimentos = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  { limit, offset }: Corte,
): Promise<RecebimentoRow[]> => {
  const { rows } = await sql<RecebimentoRow>`
    select pago.id, pago.recebido_em as em, pago.tipo, pago.forma, ${valor} as valor,
           json_build_object('id', ordem_servico.id, 'numero', ${numero}) as "ordemServico",
           consumidor.nome as consumidor,
           json_build_object('id', posto_autorizado.id, 'nomeFantasia', posto_autorizado.nome_fantasia) as posto,
           ${quem} as quem
      from os_pagamento pago ${joins}
     where ${condicao(scope, filtro)}
     order by ${ordem} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export const countRecebimentos = async (db: Executor, scope: Scope, filtro: Filtro): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from os_pagamento pago where ${condicao(scope, filtro)}`.execute(db)
  return rows[0]?.total ?? 0
}

type TotalRow = { dia: string | null; total: number } & Record<FormaPagamento, number>

/** Sums of each day, the newest first, and of the whole period (`dia` null). */
export const totalDoDia = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  zone: string,
): Promise<TotalRow[]> => {
  const da = (forma: FormaPagamento) =>
    sql`coalesce(sum(${valor}) filter (where pago.forma = ${sql.lit(forma)}), 0)`
  const { rows } = await sql<TotalRow>`
    select pago.dia, ${da('PIX')} as "PIX", ${da('CARTAO')} as "CARTAO", ${da('DINHEIRO')} as "DINHEIRO",
           ${da('OUTRO')} as "OUTRO", coalesce(sum(${valor}), 0) as total
      from (select pago.*, (pago.recebido_em at time zone ${zone})::date::text as dia
              from os_pagamento pago where ${condicao(scope, filtro)}) pago
     group by grouping sets ((pago.dia), ())
     order by pago.dia desc nulls first limit 367`.execute(db)
  return rows
}

/** Every column that may be asked for, by its path on the wire. */
export const RECEBIMENTO_COLUMNS: ReadonlyMap<string, CsvColumn> = new Map([
  ['em', csvColumn('Quando', sql.ref('pago.recebido_em'), 'instant')],
  ['ordemServico', csvColumn('Nº da OS', numero)],
  ['tipo', wordColumn('O quê', sql.ref('pago.tipo'), PAGAMENTO_TIPO_LABELS)],
  ['forma', wordColumn('Forma', sql.ref('pago.forma'), FORMA_PAGAMENTO_LABELS)],
  ['valor', csvColumn('Valor', valor, 'money')],
  ['consumidor', csvColumn('Consumidor', sql.ref('consumidor.nome'))],
  ['posto', csvColumn('Posto', sql.ref('posto_autorizado.nome_fantasia'))],
  ['quem', csvColumn('Recebido por', quem)],
])

/** Which payments an export holds, in its order. */
export const listRecebimentoKeys = (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  { limit, offset }: Corte,
  csv: Csv,
): Promise<CsvKeys> =>
  readCsvKeys(
    db,
    csv,
    sql`select pago.id from os_pagamento pago where ${condicao(scope, filtro)}
         order by ${ordem} limit ${limit} offset ${offset}`,
  )

/** The lines of an export's next step. */
export const writeRecebimentoLines = (
  db: Database['db'],
  scope: Scope,
  csv: Csv,
  chaves: string,
): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`from os_pagamento pago ${joins}
       where pago.id = any (${chaves}::bigint[]) and ${doPosto(scope)} order by ${ordem}`,
  )
