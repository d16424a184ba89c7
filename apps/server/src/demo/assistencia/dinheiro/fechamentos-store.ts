import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** Months before the current one that have a closing. */
const MESES = 12

/**
 * Twelve months of closings of these posts, in every state: the network kept them on paper until this month, so each is
 * one adjustment. The newest waits for its approval (one post contests it), the one before is approved, the older ones
 * are paid. Months that exist already stay as they are.
 */
export const insertFechamentos = async (
  db: Executor,
  postos: readonly number[],
  now: Date,
): Promise<void> => {
  await sql`
    with feito as (
      insert into fechamento (posto_id, mes, status, conferencia_em)
      select posto.id, mes.mes, 'EM_CONFERENCIA', mes.mes + interval '1 month 3 hours 10 minutes'
        from unnest(${[...postos]}::bigint[]) as posto (id),
             (select (date_trunc('month', ${now}::timestamptz at time zone 'America/Sao_Paulo') - n * interval '1 month')::date as mes
                from generate_series(1, ${MESES}) n) mes
      on conflict (posto_id, mes) do nothing
      returning id, posto_id, mes)
    insert into fechamento_linha (fechamento_id, tipo, descricao, valor, valor_final, situacao, contestacao, contestada_em, criado_em)
    select feito.id, 'AJUSTE', 'Garantias de ' || to_char(mes, 'MM/YYYY') || ', da planilha do sistema anterior', valor.valor, valor.valor,
           case when contesta then 'CONTESTADA' else 'LIVRE' end,
           case when contesta then 'Faltam duas OS da última semana do mês.' end,
           case when contesta then ${now}::timestamptz - interval '1 day' end, mes + interval '1 month 4 hours'
      from feito
     cross join lateral (
       select (90000 + abs(hashint8(posto_id * 1000 + extract(year from mes)::int * 12 + extract(month from mes)::int)) % 210000) / 100.0 as valor) valor
     cross join lateral (
       select posto_id = ${postos[0] ?? 0}
              and mes = (date_trunc('month', ${now}::timestamptz at time zone 'America/Sao_Paulo') - interval '1 month')::date as contesta) contesta`.execute(
    db,
  )
  await sql`
    update fechamento
       set status = case when mes >= date_trunc('month', ${now}::timestamptz at time zone 'America/Sao_Paulo') - interval '2 months' then 'APROVADO' else 'PAGO' end,
           aprovado_em = mes + interval '1 month 9 days 14 hours',
           pago_em = case when mes < date_trunc('month', ${now}::timestamptz at time zone 'America/Sao_Paulo') - interval '2 months' then (mes + interval '1 month 14 days')::date end,
           nfse_dispensada = posto_id % 2 = 0,
           nfse_numero = case when posto_id % 2 = 1 then to_char(mes, 'YYYY') || '/' || extract(month from mes) end,
           nfse_valor = case when posto_id % 2 = 1 then total end
     where status = 'EM_CONFERENCIA' and posto_id = any(${[...postos]}::bigint[])
       and mes < date_trunc('month', ${now}::timestamptz at time zone 'America/Sao_Paulo') - interval '1 month'
       and exists (select from fechamento_linha linha
                    where linha.fechamento_id = fechamento.id and linha.descricao like '%sistema anterior')`.execute(
    db,
  )
}
