import type { GraficosDoPainel } from '@app/contract/armazem/painel'
import { ETAPAS_DE_ESPERA } from '@app/contract/armazem/pedido'
import { sql } from 'kysely'
import { type Executor, ofCompany } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'

/** At which hour of the day orders were made; an hour without any counts zero. */
export const listHoras = async (
  db: Executor,
  scope: Scope,
  { desde, zone }: { desde: Date; zone: string },
): Promise<GraficosDoPainel['horas']> => {
  const { rows } = await sql<GraficosDoPainel['horas'][number]>`
    select hora, count(feito.id)::int as pedidos
      from generate_series(0, 23) hora
      left join (select id, extract(hour from criado_em at time zone ${zone})::int as hora from pedido
                  where ${ofCompany(scope)} and criado_em >= ${desde} and etapa <> 'CANCELADO') feito using (hora)
     group by hora order by hora`.execute(db)
  return rows
}

/** How long orders stayed in each stage that they left since then. */
export const listEtapas = async (
  db: Executor,
  scope: Scope,
  desde: Date,
): Promise<GraficosDoPainel['etapas']> => {
  const { rows } = await sql<GraficosDoPainel['etapas'][number]>`
    select dela.etapa, count(passagem.horas)::int as passagens,
           percentile_cont(0.5) within group (order by passagem.horas::float8) as mediana,
           percentile_cont(0.9) within group (order by passagem.horas::float8) as p90
      from unnest(${[...ETAPAS_DE_ESPERA]}::text[]) with ordinality as dela (etapa, posicao)
      left join (select etapa, horas from pedido_passagem
                  where ${ofCompany(scope)} and terminada_em >= ${desde}) passagem using (etapa)
     group by dela.etapa, dela.posicao order by dela.posicao`.execute(db)
  return rows
}

/**
 * Lines an hour of each picker by scanner. The time is that with orders in hand: of several at once it counts once, and
 * each order counts at least a minute.
 */
export const listSeparadores = async (
  db: Executor,
  scope: Scope,
  desde: Date,
): Promise<GraficosDoPainel['separadores']> => {
  const { rows } = await sql<GraficosDoPainel['separadores'][number]>`
    with feita as (
      select separacao.pedido_id, separador_id,
             tstzrange(tomada_em, greatest(separacao.terminada_em, tomada_em + interval '1 minute')) as tempo
        from separacao join pedido on pedido.id = separacao.pedido_id
       where ${ofCompany(scope, 'pedido.cliente_id')} and separacao.terminada_em >= ${desde}
         and separador_id is not null and tomada_em is not null
    ), linha as (
      select separador_id, count(*)::int as linhas from feita join separacao_linha using (pedido_id)
       where separado > 0 group by separador_id
    ), mao as (
      select separador_id, range_agg(tempo) as tempos from feita group by separador_id
    ), soma as (
      select separador_id, linhas,
             (select sum(extract(epoch from upper(tempo) - lower(tempo))) / 3600 from unnest(tempos) tempo)::float8 as horas
        from linha join mao using (separador_id)
    )
    select separador_id as usuario, coalesce(usuario.nome_exibicao, usuario.nome) as nome, linhas, horas,
           linhas / horas as "linhasPorHora"
      from soma join usuario on usuario.id = separador_id
     order by linhas / horas desc, separador_id limit 30`.execute(db)
  return rows
}
