import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** Finished orders of the past year; with those of the plan the demo has 400. */
export const ORDENS_DO_ANO = 369
/** The youngest came in this many days ago, so the orders in progress stand before them. */
const MAIS_NOVA = 31
const ZONA = 'America/Sao_Paulo'

// They come last in a list by name.
const NOMES = ['Rita', 'Saulo', 'Talita', 'Ulisses', 'Valda', 'Wilma', 'Yara', 'Zeno']
const SOBRENOMES = ['Alvorada', 'Balanço', 'Cronista', 'Despertar', 'Estação']

/** A whole number from 0 that looks random and is the same at each start. */
const acaso = (de: string, sal: number): RawBuilder<number> =>
  sql`abs(hashint8extended(${sql.ref(de)}::bigint, ${sql.lit(sal)}))`

/** One of these words or numbers, chosen by `acaso`. */
const umDe = (lista: RawBuilder<unknown>, tamanho: number, sorte: RawBuilder<number>) =>
  sql`(${lista})[1 + ${sorte} % ${sql.lit(tamanho)}]`

/** How the orders of the year went; the steps of the table of acts with their share of the whole time. */
const PASSOS = sql`(values
  (1, 'criar', null, 'EM_CRIACAO', 0.0, 'balcao', '{CONSERTO,RECUSA,DESISTENCIA}'::text[]),
  (2, 'abrir', 'EM_CRIACAO', 'ABERTURA_DE_OS', 0.005, 'balcao', '{CONSERTO,RECUSA,DESISTENCIA}'),
  (3, 'salvarPreAvaliacao', 'ABERTURA_DE_OS', 'PRE_AVALIACAO_TECNICA', 0.06, 'oficina', '{CONSERTO,RECUSA}'),
  (4, 'avaliar', 'PRE_AVALIACAO_TECNICA', 'AVALIACAO_TECNICA', 0.14, 'oficina', '{CONSERTO,RECUSA}'),
  (5, 'salvarOrcamento', 'AVALIACAO_TECNICA', 'APROVAR_ORCAMENTO', 0.2, 'oficina', '{CONSERTO,RECUSA}'),
  (6, 'aprovarOrcamento', 'APROVAR_ORCAMENTO', 'AGUARDANDO_CONSERTO', 0.38, 'balcao', '{CONSERTO}'),
  (7, 'consertar', 'AGUARDANDO_CONSERTO', 'CONSERTADA', 0.66, 'oficina', '{CONSERTO}'),
  (8, 'enviarControleQualidade', 'CONSERTADA', 'CONTROLE_QUALIDADE', 0.68, 'oficina', '{CONSERTO}'),
  (9, 'reprovarReparo', 'CONTROLE_QUALIDADE', 'REPROVADO_QC', 0.7, 'qualidade', '{VOLTA}'),
  (10, 'reabrirConserto', 'REPROVADO_QC', 'AGUARDANDO_CONSERTO', 0.72, 'oficina', '{VOLTA}'),
  (11, 'consertar', 'AGUARDANDO_CONSERTO', 'CONSERTADA', 0.78, 'oficina', '{VOLTA}'),
  (12, 'enviarControleQualidade', 'CONSERTADA', 'CONTROLE_QUALIDADE', 0.79, 'oficina', '{VOLTA}'),
  (13, 'aprovarReparo', 'CONTROLE_QUALIDADE', 'APROVADO_QC', 0.82, 'qualidade', '{CONSERTO}'),
  (14, 'osReparada', 'APROVADO_QC', 'REPARADA', 0.84, 'balcao', '{CONSERTO}'),
  (15, 'reprovarOrcamento', 'APROVAR_ORCAMENTO', 'ORCAMENTO_REPROVADO', 0.5, 'balcao', '{RECUSA}'),
  (16, 'entregarProduto', 'ORCAMENTO_REPROVADO', 'ENTREGUE', 0.97, 'balcao', '{RECUSA}'),
  (17, 'entregarProduto', 'REPARADA', 'ENTREGUE', 0.97, 'balcao', '{CONSERTO}'),
  (18, 'finalizar', 'ENTREGUE', 'FINALIZADA', 1.0, 'balcao', '{CONSERTO,RECUSA}'),
  (19, 'cancelar', 'ABERTURA_DE_OS', 'CANCELADA', 1.0, 'balcao', '{DESISTENCIA}')
  ) passo (n, acao, de, para, parte, quem, caminhos)`

/** Whether a part of the demo made these orders already: its customers are nobody else's. */
export const hasAno = async (db: Executor): Promise<boolean> =>
  (await db
    .selectFrom('consumidor')
    .select('id')
    .where('nome', '=', `${NOMES[0]} ${SOBRENOMES[0]}, de mentira`)
    .executeTakeFirst()) !== undefined

/** Every post's own customers, by names that nobody has. */
export const insertConsumidores = async (
  db: Executor,
  postos: readonly number[],
  desde: Date,
): Promise<void> => {
  await sql`
    insert into consumidor (posto_id, nome, telefone, tipo_telefone, criado_em)
    select posto, nome || ' ' || sobrenome || ', de mentira',
           '119555' || lpad((60000 + (row_number() over ())::int)::text, 5, '0'), 'Celular / WhatsApp', ${desde}::timestamptz
      from unnest(${[...postos]}::bigint[]) posto, unnest(${NOMES}::text[]) nome, unnest(${SOBRENOMES}::text[]) sobrenome`.execute(
    db,
  )
}

/** Who works at each post: counter, bench and quality. */
export type Equipe = { posto: number; balcao: number; oficina: number; qualidade: number }

/** The orders as they stand today: when each came in, whose watch it is, and how long it took. */
export const insertOrdens = async (
  db: Executor,
  equipes: readonly Equipe[],
  agora: Date,
): Promise<number[]> => {
  const postos = equipes.map(({ posto }) => posto)
  const { rows } = await sql<{ id: number }>`
    with dias as (
      select i, (${agora}::timestamptz at time zone ${ZONA})::date - (${sql.lit(MAIS_NOVA)} + ${sql.lit(ORDENS_DO_ANO)} - i) as dia
        from generate_series(1, ${sql.lit(ORDENS_DO_ANO)}) i),
    sorte as (
      -- One a day; what would come on a Sunday comes on the day before.
      select i, ${acaso('i', 1)} as h,
             (dia - floor(extract(isodow from dia) / 7)::int + interval '1 minute' * (540 + ${acaso('i', 2)} % 480)) at time zone ${ZONA} as criado,
             -- Half of them in twelve days, one in eight after the thirty of the law.
             3 + 35 * power(${acaso('i', 3)} % 1000 / 1000.0, 1.9) as dias,
             ${umDe(sql`${postos}::bigint[]`, postos.length, sql`(${acaso('i', 4)} % 10 / 4)`)} as posto
        from dias),
    plano as (
      select i, h, criado, posto, least(criado + interval '1 day' * dias, ${agora}::timestamptz - interval '1 hour' * (2 + h % 60)) as fim,
             case when i % 29 = 0 then 'CANCELADA' else 'FINALIZADA' end as status,
             ${umDe(sql`array(select id from modelo_produto order by codigo)`, 12, sql`(h % 7 * (h / 7 % 5) % 12)`)} as modelo,
             ${umDe(sql`array(select id from consumidor where posto_id = posto and nome like '%, de mentira' order by id)`, NOMES.length * SOBRENOMES.length, acaso('i', 5))} as consumidor
        from sorte),
    relogios as (
      insert into relogio (modelo_produto_id, numero_serie)
      select modelo, 'D' || (8100000 + i * 53) from plano
      returning id, numero_serie),
    numerada as (
      select plano.*, relogios.id as relogio, extract(year from criado at time zone ${ZONA})::int as ano,
             row_number() over (partition by posto, extract(year from criado at time zone ${ZONA}) order by criado, i) as numero
        from plano join relogios on relogios.numero_serie = 'D' || (8100000 + plano.i * 53)),
    contadas as (
      insert into os_numero (posto_id, ano, ultimo)
      select posto, ano, max(numero) from numerada group by posto, ano
      on conflict (posto_id, ano) do update set ultimo = greatest(os_numero.ultimo, excluded.ultimo))
    insert into ordem_servico (posto_id, ano, numero, os_type, status, status_anterior, status_desde, criado_em, criado_por,
           consumidor_id, relogio_id, tecnico_id, relato, pre_avaliacao, avaliacao, reparo, garantia, reclama_garantia,
           numero_nota_fiscal, data_nota_fiscal, data_reparo, reparado_por, data_entrega_relogio, data_prometida, versao)
    select posto, ano, numero, 'OS', status, case when status = 'CANCELADA' then 'ABERTURA_DE_OS' else 'ENTREGUE' end, fim, criado,
           equipe.balcao, consumidor, relogio, case when status = 'FINALIZADA' then equipe.oficina end,
           ${umDe(sql`array['Atrasa e para de noite.', 'Caiu e não anda mais.', 'Embaça por dentro.', 'A coroa sai na mão.', 'Quer revisão antes de viajar.']`, 5, acaso('i', 6))},
           case when status = 'FINALIZADA' then 'Sintoma confirmado na bancada.' end,
           case when status = 'FINALIZADA' then 'Movimento sujo e sem vedação.' end,
           case when status = 'FINALIZADA' and i % 17 > 0 then 'Revisão e troca das vedações.' end,
           h % 5 < 2, h % 5 < 2,
           case when h % 5 < 2 then 'NF ' || i end, case when h % 5 < 2 then (criado - interval '100 days')::date end,
           case when status = 'FINALIZADA' and i % 17 > 0 then criado + (fim - criado) * 0.66 end,
           case when status = 'FINALIZADA' and i % 17 > 0 then equipe.oficina end,
           case when status = 'FINALIZADA' then criado + (fim - criado) * 0.97 end, (criado + interval '21 days')::date, 12
      from numerada
      join unnest(${postos}::bigint[], ${equipes.map(({ balcao }) => balcao)}::bigint[], ${equipes.map(({ oficina }) => oficina)}::bigint[])
           as equipe (do_posto, balcao, oficina) on equipe.do_posto = posto
     order by criado, i
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

const as = (ids: readonly number[]) => sql`${[...ids]}::bigint[]`

/** One symptom each, some far more often than others. */
export const insertSintomas = async (db: Executor, ids: readonly number[]): Promise<void> => {
  await sql`
    insert into os_sintoma (ordem_servico_id, sintoma_os_id)
    select os.id, ${umDe(sql`array(select id from sintoma_os order by id)`, 10, sql`(${acaso('os.id', 7)} % 4 * (${acaso('os.id', 8)} % 4))`)}
      from ordem_servico os where os.id = any(${as(ids)})`.execute(db)
}

/** A labour line and, of two in three, a part; under warranty the manufacturer owes both. */
export const insertOrcamentos = async (db: Executor, ids: readonly number[]): Promise<void> => {
  await sql`
    with feito as (
      insert into os_orcamento (ordem_servico_id, versao, situacao, prazo_dias_uteis, criado_em, criado_por, expira_em, respondido_em)
      select os.id, 1, case when os.data_reparo is null then 'REPROVADO' else 'APROVADO' end, 10,
             os.criado_em + (os.status_desde - os.criado_em) * 0.2, os.tecnico_id,
             os.criado_em + (os.status_desde - os.criado_em) * 0.2 + interval '30 days',
             os.criado_em + (os.status_desde - os.criado_em) * case when os.data_reparo is null then 0.5 else 0.38 end
        from ordem_servico os where os.id = any(${as(ids)}) and os.status = 'FINALIZADA'
      returning id, ordem_servico_id, situacao),
    linha as (
      select feito.id as orcamento, feito.situacao, os.garantia, os_sintoma.sintoma_os_id as sintoma, ${acaso('os.id', 9)} as h
        from feito join ordem_servico os on os.id = feito.ordem_servico_id
        join os_sintoma on os_sintoma.ordem_servico_id = os.id),
    de_que as (
      select linha.*, 'SERVICO' as tipo, servico.id as servico, null::bigint as peca, servico.valor, servico.mao_de_obra_garantia as deve
        from linha join servico on servico.id = ${umDe(sql`array(select id from servico order by id)`, 8, sql`(h % 8)`)}
      union all
      select linha.*, 'PECA', null, peca.id, peca.preco, peca.preco
        from linha join peca on peca.id = ${umDe(sql`array(select id from peca where ativo order by id limit 9)`, 9, sql`(h / 8 % 3 * (h / 24 % 5) % 9)`)}
       where h % 3 > 0)
    insert into os_linha (orcamento_id, ordem, tipo, servico_id, peca_id, sintoma_os_id, causa_os_id, garantia, valor, valor_final,
           valor_fabricante, situacao)
    select orcamento, case tipo when 'SERVICO' then 0 else 1 end, tipo, servico, peca, sintoma,
           ${umDe(sql`array(select id from causa_os where id <> 6 order by id limit 5)`, 5, sql`(h / 120 % 3 * (h / 360 % 3))`)},
           garantia, valor, valor, case when garantia then deve else 0 end,
           case situacao when 'APROVADO' then 'APROVADA' else 'RECUSADA' end
      from de_que`.execute(db)
}

/** What customers paid at the counter, and what the orders came to. */
export const insertPagamentos = async (db: Executor, ids: readonly number[]): Promise<void> => {
  await sql`
    with devido as (
      update ordem_servico os
         set valor_devido = soma.consumidor, valor_total = soma.tudo
        from (select orcamento.ordem_servico_id, sum(linha.valor_final) as tudo,
                     coalesce(sum(linha.valor_final) filter (where not linha.garantia and linha.situacao = 'APROVADA'), 0) as consumidor
                from os_orcamento orcamento join os_linha linha on linha.orcamento_id = orcamento.id
               where orcamento.ordem_servico_id = any(${as(ids)}) group by 1) soma
       where os.id = soma.ordem_servico_id
      returning os.id, os.posto_id, os.valor_devido, os.data_entrega_relogio, os.criado_por)
    insert into os_pagamento (ordem_servico_id, posto_id, tipo, forma, valor, recebido_em, recebido_por)
    select id, posto_id, 'PAGAMENTO', ${umDe(sql`array['PIX', 'CARTAO', 'DINHEIRO']`, 3, acaso('id', 10))}, valor_devido,
           data_entrega_relogio, criado_por
      from devido where valor_devido > 0`.execute(db)
}

/** The acts of each order, at their times and by the people of its post. */
export const insertHistorico = async (
  db: Executor,
  ids: readonly number[],
  equipes: readonly Equipe[],
): Promise<void> => {
  await sql`
    insert into os_historico (ordem_servico_id, criado_em, por, usuario_id, acao, de, para, visivel)
    select os.id, os.criado_em + (os.status_desde - os.criado_em) * passo.parte::float, 'PESSOA',
           case passo.quem when 'balcao' then equipe.balcao when 'oficina' then equipe.oficina else equipe.qualidade end,
           passo.acao, passo.de, passo.para, true
      from ordem_servico os
      join unnest(${equipes.map(({ posto }) => posto)}::bigint[], ${equipes.map(({ balcao }) => balcao)}::bigint[],
                  ${equipes.map(({ oficina }) => oficina)}::bigint[], ${equipes.map(({ qualidade }) => qualidade)}::bigint[])
           as equipe (posto, balcao, oficina, qualidade) on equipe.posto = os.posto_id
      join ${PASSOS}
        on case when os.status = 'CANCELADA' then 'DESISTENCIA' when os.data_reparo is null then 'RECUSA' else 'CONSERTO' end = any(passo.caminhos)
        or (os.data_reparo is not null and ${acaso('os.id', 11)} % 11 = 0 and 'VOLTA' = any(passo.caminhos))
     where os.id = any(${as(ids)})
     order by os.id, passo.n`.execute(db)
}

/** Models that the manufacturer exchanged, or would not, before the watch was repaired after all. */
export const insertTrocas = async (db: Executor, ids: readonly number[], decide: number): Promise<void> => {
  await sql`
    insert into troca (ordem_servico_id, situacao, motivo, solicitada_em, solicitada_por, decidida_em, decidida_por, decisao_motivo,
           revertida_em, revertida_por, revertida_motivo)
    select id, case when id % 2 = 0 then 'NAO_AUTORIZADA' else 'REVERTIDA' end, 'A peça não vinha da fábrica.',
           criado_em + interval '1 day', tecnico_id, criado_em + interval '2 days', ${decide}::bigint, 'A peça chegou.',
           case when id % 2 = 1 then criado_em + interval '3 days' end, case when id % 2 = 1 then ${decide}::bigint end,
           case when id % 2 = 1 then 'A peça chegou antes do modelo novo.' end
      from ordem_servico
     where id = any(${as(ids)}) and status = 'FINALIZADA' and garantia and ${acaso('id', 12)} % 9 = 0`.execute(
    db,
  )
}

/** The delivered orders whose customers were asked how it was, spread over the year. */
export const listConvidadas = async (db: Executor, ids: readonly number[], quantas: number) => {
  const { rows } = await sql<{ id: number; postoId: number; entregue: Date }>`
    select id, posto_id as "postoId", data_entrega_relogio as entregue
      from ordem_servico where id = any(${as(ids)}) and data_reparo is not null
       and data_entrega_relogio is not null
     order by ${acaso('id', 13)} limit ${quantas}`.execute(db)
  return rows
}
