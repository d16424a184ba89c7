-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/ordens/ano-store.ts

-- hasAno
select "id"
  from "consumidor"
  where "nome" = $1;

-- insertConsumidores
insert into consumidor (posto_id, nome, telefone, tipo_telefone, criado_em) select posto,
    nome || ' ' || sobrenome || ', de mentira', '119555' || lpad((60000 + (row_number() over ())::int)::text, 5, '0'),
    'Celular / WhatsApp', $1::timestamptz
  from unnest($2::bigint[]) posto, unnest($3::text[]) nome, unnest($4::text[]) sobrenome;

-- insertHistorico
insert into os_historico (ordem_servico_id, criado_em, por, usuario_id, acao, de, para, visivel) select os.id,
    os.criado_em + (os.status_desde - os.criado_em) * passo.parte::float, 'PESSOA',
    case passo.quem when 'balcao' then equipe.balcao when 'oficina' then equipe.oficina else equipe.qualidade end,
    passo.acao, passo.de, passo.para, true
  from ordem_servico os
  join unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) as equipe (posto, balcao, oficina,
    qualidade) on equipe.posto = os.posto_id
  join (values (1, 'criar', null, 'EM_CRIACAO', 0.0, 'balcao', '{CONSERTO,RECUSA,DESISTENCIA}'::text[]), (2, 'abrir',
    'EM_CRIACAO', 'ABERTURA_DE_OS', 0.005, 'balcao', '{CONSERTO,RECUSA,DESISTENCIA}'), (3, 'salvarPreAvaliacao',
    'ABERTURA_DE_OS', 'PRE_AVALIACAO_TECNICA', 0.06, 'oficina', '{CONSERTO,RECUSA}'), (4, 'avaliar',
    'PRE_AVALIACAO_TECNICA', 'AVALIACAO_TECNICA', 0.14, 'oficina', '{CONSERTO,RECUSA}'), (5, 'salvarOrcamento',
    'AVALIACAO_TECNICA', 'APROVAR_ORCAMENTO', 0.2, 'oficina', '{CONSERTO,RECUSA}'), (6, 'aprovarOrcamento',
    'APROVAR_ORCAMENTO', 'AGUARDANDO_CONSERTO', 0.38, 'balcao', '{CONSERTO}'), (7, 'consertar', 'AGUARDANDO_CONSERTO',
    'CONSERTADA', 0.66, 'oficina', '{CONSERTO}'), (8, 'enviarControleQualidade', 'CONSERTADA', 'CONTROLE_QUALIDADE',
    0.68, 'oficina', '{CONSERTO}'), (9, 'reprovarReparo', 'CONTROLE_QUALIDADE', 'REPROVADO_QC', 0.7, 'qualidade',
    '{VOLTA}'), (10, 'reabrirConserto', 'REPROVADO_QC', 'AGUARDANDO_CONSERTO', 0.72, 'oficina', '{VOLTA}'), (11,
    'consertar', 'AGUARDANDO_CONSERTO', 'CONSERTADA', 0.78, 'oficina', '{VOLTA}'), (12, 'enviarControleQualidade',
    'CONSERTADA', 'CONTROLE_QUALIDADE', 0.79, 'oficina', '{VOLTA}'), (13, 'aprovarReparo', 'CONTROLE_QUALIDADE',
    'APROVADO_QC', 0.82, 'qualidade', '{CONSERTO}'), (14, 'osReparada', 'APROVADO_QC', 'REPARADA', 0.84, 'balcao',
    '{CONSERTO}'), (15, 'reprovarOrcamento', 'APROVAR_ORCAMENTO', 'ORCAMENTO_REPROVADO', 0.5, 'balcao', '{RECUSA}'),
    (16, 'entregarProduto', 'ORCAMENTO_REPROVADO', 'ENTREGUE', 0.97, 'balcao', '{RECUSA}'), (17, 'entregarProduto',
    'REPARADA', 'ENTREGUE', 0.97, 'balcao', '{CONSERTO}'), (18, 'finalizar', 'ENTREGUE', 'FINALIZADA', 1.0, 'balcao',
    '{CONSERTO,RECUSA}'), (19, 'cancelar', 'ABERTURA_DE_OS', 'CANCELADA', 1.0, 'balcao', '{DESISTENCIA}') ) passo (n,
    acao, de, para, parte, quem,
    caminhos) on case when os.status = 'CANCELADA' then 'DESISTENCIA' when os.data_reparo is null then 'RECUSA' else 'CONSERTO' end = any(passo.caminhos) or (os.data_reparo is not null
  and abs(hashint8extended("os"."id"::bigint, 11)) % 11 = 0
  and 'VOLTA' = any(passo.caminhos))
  where os.id = any($5::bigint[])
  order by os.id, passo.n;

-- insertOrcamentos
with feito as ( insert into os_orcamento (ordem_servico_id, versao, situacao, prazo_dias_uteis, criado_em, criado_por,
    expira_em, respondido_em) select os.id, 1, case when os.data_reparo is null then 'REPROVADO' else 'APROVADO' end,
    10, os.criado_em + (os.status_desde - os.criado_em) * 0.2, os.tecnico_id,
    os.criado_em + (os.status_desde - os.criado_em) * 0.2 + interval '30 days',
    os.criado_em + (os.status_desde - os.criado_em) * case when os.data_reparo is null then 0.5 else 0.38 end
  from ordem_servico os
  where os.id = any($1::bigint[])
  and os.status = 'FINALIZADA'
  returning id, ordem_servico_id, situacao), linha as ( select feito.id as orcamento, feito.situacao, os.garantia,
    os_sintoma.sintoma_os_id as sintoma, abs(hashint8extended("os"."id"::bigint, 9)) as h
  from feito
  join ordem_servico os on os.id = feito.ordem_servico_id
  join os_sintoma on os_sintoma.ordem_servico_id = os.id), de_que as ( select linha.*, 'SERVICO' as tipo,
    servico.id as servico, null::bigint as peca, servico.valor, servico.mao_de_obra_garantia as deve
  from linha
  join servico on servico.id = (array(select id
  from servico
  order by id))[1 + (h % 8) % 8]
  union all select linha.*, 'PECA', null, peca.id, peca.preco, peca.preco
  from linha
  join peca on peca.id = (array(select id
  from peca
  where ativo
  order by id
  limit 9))[1 + (h / 8 % 3 * (h / 24 % 5) % 9) % 9]
  where h % 3 > 0) insert into os_linha (orcamento_id, ordem, tipo, servico_id, peca_id, sintoma_os_id, causa_os_id,
    garantia, valor, valor_final, valor_fabricante, situacao) select orcamento,
    case tipo when 'SERVICO' then 0 else 1 end, tipo, servico, peca, sintoma, (array(select id
  from causa_os
  where id <> 6
  order by id
  limit 5))[1 + (h / 120 % 3 * (h / 360 % 3)) % 5], garantia, valor, valor, case when garantia then deve else 0 end,
    case situacao when 'APROVADO' then 'APROVADA' else 'RECUSADA' end
  from de_que;

-- insertOrdens
with dias as ( select i, ($1::timestamptz at time zone $2)::date - (31 + 369 - i) as dia
  from generate_series(1, 369) i), sorte as ( select i, abs(hashint8extended("i"::bigint, 1)) as h,
    (dia - floor(extract(isodow
  from dia) / 7)::int + interval '1 minute' * (540 + abs(hashint8extended("i"::bigint,
    2)) % 480)) at time zone $3 as criado, 3 + 35 * power(abs(hashint8extended("i"::bigint, 3)) % 1000 / 1000.0,
    1.9) as dias, ($4::bigint[])[1 + (abs(hashint8extended("i"::bigint, 4)) % 10 / 4) % 3] as posto
  from dias), plano as ( select i, h, criado, posto, least(criado + interval '1 day' * dias,
    $5::timestamptz - interval '1 hour' * (2 + h % 60)) as fim,
    case when i % 29 = 0 then 'CANCELADA' else 'FINALIZADA' end as status, (array(select id
  from modelo_produto
  order by codigo))[1 + (h % 7 * (h / 7 % 5) % 12) % 12] as modelo, (array(select id
  from consumidor
  where posto_id = posto
  and nome like '%, de mentira'
  order by id))[1 + abs(hashint8extended("i"::bigint, 5)) % 40] as consumidor
  from sorte), relogios as ( insert into relogio (modelo_produto_id, numero_serie) select modelo,
    'D' || (8100000 + i * 53)
  from plano
  returning id, numero_serie), numerada as ( select plano.*, relogios.id as relogio, extract(year
  from criado at time zone $6)::int as ano, row_number() over (partition by posto, extract(year
  from criado at time zone $7)
  order by criado, i) as numero
  from plano
  join relogios on relogios.numero_serie = 'D' || (8100000 + plano.i * 53)),
    contadas as ( insert into os_numero (posto_id, ano, ultimo) select posto, ano, max(numero)
  from numerada
  group by posto, ano
  on conflict (posto_id, ano) do update
  set ultimo = greatest(os_numero.ultimo, excluded.ultimo)) insert into ordem_servico (posto_id, ano, numero, os_type,
    status, status_anterior, status_desde, criado_em, criado_por, consumidor_id, relogio_id, tecnico_id, relato,
    pre_avaliacao, avaliacao, reparo, garantia, reclama_garantia, numero_nota_fiscal, data_nota_fiscal, data_reparo,
    reparado_por, data_entrega_relogio, data_prometida, versao) select posto, ano, numero, 'OS', status,
    case when status = 'CANCELADA' then 'ABERTURA_DE_OS' else 'ENTREGUE' end, fim, criado, equipe.balcao, consumidor,
    relogio, case when status = 'FINALIZADA' then equipe.oficina end, (array['Atrasa e para de noite.',
    'Caiu e não anda mais.', 'Embaça por dentro.', 'A coroa sai na mão.',
    'Quer revisão antes de viajar.'])[1 + abs(hashint8extended("i"::bigint, 6)) % 5],
    case when status = 'FINALIZADA' then 'Sintoma confirmado na bancada.' end,
    case when status = 'FINALIZADA' then 'Movimento sujo e sem vedação.' end, case when status = 'FINALIZADA'
  and i % 17 > 0 then 'Revisão e troca das vedações.' end, h % 5 < 2, h % 5 < 2,
    case when h % 5 < 2 then 'NF ' || i end, case when h % 5 < 2 then (criado - interval '100 days')::date end,
    case when status = 'FINALIZADA'
  and i % 17 > 0 then criado + (fim - criado) * 0.66 end, case when status = 'FINALIZADA'
  and i % 17 > 0 then equipe.oficina end, case when status = 'FINALIZADA' then criado + (fim - criado) * 0.97 end,
    (criado + interval '21 days')::date, 12
  from numerada
  join unnest($8::bigint[], $9::bigint[], $10::bigint[]) as equipe (do_posto, balcao,
    oficina) on equipe.do_posto = posto
  order by criado, i
  returning id;

-- insertPagamentos
with devido as ( update ordem_servico os
  set valor_devido = soma.consumidor, valor_total = soma.tudo
  from (select orcamento.ordem_servico_id, sum(linha.valor_final) as tudo,
    coalesce(sum(linha.valor_final) filter (where not linha.garantia
  and linha.situacao = 'APROVADA'), 0) as consumidor
  from os_orcamento orcamento
  join os_linha linha on linha.orcamento_id = orcamento.id
  where orcamento.ordem_servico_id = any($1::bigint[])
  group by 1) soma
  where os.id = soma.ordem_servico_id
  returning os.id, os.posto_id, os.valor_devido, os.data_entrega_relogio,
    os.criado_por) insert into os_pagamento (ordem_servico_id, posto_id, tipo, forma, valor, recebido_em,
    recebido_por) select id, posto_id, 'PAGAMENTO', (array['PIX', 'CARTAO',
    'DINHEIRO'])[1 + abs(hashint8extended("id"::bigint, 10)) % 3], valor_devido, data_entrega_relogio, criado_por
  from devido
  where valor_devido > 0;

-- insertSintomas
insert into os_sintoma (ordem_servico_id, sintoma_os_id) select os.id, (array(select id
  from sintoma_os
  order by id))[1 + (abs(hashint8extended("os"."id"::bigint, 7)) % 4 * (abs(hashint8extended("os"."id"::bigint,
    8)) % 4)) % 10]
  from ordem_servico os
  where os.id = any($1::bigint[]);

-- insertTrocas
insert into troca (ordem_servico_id, situacao, motivo, solicitada_em, solicitada_por, decidida_em, decidida_por,
    decisao_motivo, revertida_em, revertida_por, revertida_motivo) select id,
    case when id % 2 = 0 then 'NAO_AUTORIZADA' else 'REVERTIDA' end, 'A peça não vinha da fábrica.',
    criado_em + interval '1 day', tecnico_id, criado_em + interval '2 days', $1::bigint, 'A peça chegou.',
    case when id % 2 = 1 then criado_em + interval '3 days' end, case when id % 2 = 1 then $2::bigint end,
    case when id % 2 = 1 then 'A peça chegou antes do modelo novo.' end
  from ordem_servico
  where id = any($3::bigint[])
  and status = 'FINALIZADA'
  and garantia
  and abs(hashint8extended("id"::bigint, 12)) % 9 = 0;

-- listConvidadas
select id, posto_id as "postoId", data_entrega_relogio as entregue
  from ordem_servico
  where id = any($1::bigint[])
  and data_reparo is not null
  and data_entrega_relogio is not null
  order by abs(hashint8extended("id"::bigint, 13))
  limit $2;
