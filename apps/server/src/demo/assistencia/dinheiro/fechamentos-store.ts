import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** Months before the current one that have a closing. */
const MESES = 12
const ZONA = 'America/Sao_Paulo'

/** The first day of a month before this one. */
const mesAntes = (now: Date, meses: number) =>
  sql`(date_trunc('month', ${now}::timestamptz at time zone ${ZONA}) - make_interval(months => ${sql.lit(meses)}))::date`

/** A month in which a post finished nothing is closed like the others. */
export const addMeses = async (db: Executor, postos: readonly number[], now: Date): Promise<void> => {
  await sql`
    insert into fechamento (posto_id, mes)
    select posto, (${mesAntes(now, MESES)} + make_interval(months => n))::date
      from unnest(${[...postos]}::bigint[]) posto, generate_series(0, ${sql.lit(MESES - 1)}) n
    on conflict (posto_id, mes) do nothing`.execute(db)
}

/** What people did with the closed months since: one line is contested, the older months are approved and paid. */
export const settleMeses = async (db: Executor, postos: readonly number[], now: Date): Promise<void> => {
  await sql`
    update fechamento_linha
       set situacao = 'CONTESTADA', contestacao = 'O relógio precisou de duas revisões; falta a segunda.',
           contestada_em = ${now}::timestamptz - interval '1 day'
     where id = (select linha.id from fechamento_linha linha
                   join fechamento on fechamento.id = linha.fechamento_id
                  where fechamento.posto_id = ${postos[0] ?? 0}::bigint and fechamento.mes = ${mesAntes(now, 1)}
                    and linha.tipo = 'CREDITO' and fechamento.status = 'EM_CONFERENCIA'
                  order by linha.valor desc, linha.id limit 1)`.execute(db)
  await sql`
    update fechamento
       set status = case when mes = ${mesAntes(now, 2)} then 'APROVADO' else 'PAGO' end,
           conferencia_em = mes + interval '1 month 3 hours 10 minutes',
           aprovado_em = mes + interval '1 month 9 days 14 hours',
           pago_em = case when mes < ${mesAntes(now, 2)} then (mes + interval '1 month 14 days')::date end,
           nfse_dispensada = posto_id % 2 = 0,
           nfse_numero = case when posto_id % 2 = 1 then to_char(mes, 'YYYY') || '/' || extract(month from mes) end,
           nfse_valor = case when posto_id % 2 = 1 then total end
     where status = 'EM_CONFERENCIA' and posto_id = any(${[...postos]}::bigint[]) and mes < ${mesAntes(now, 1)}`.execute(
    db,
  )
}
