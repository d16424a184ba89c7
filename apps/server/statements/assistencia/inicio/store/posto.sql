-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/inicio/store/posto.ts

-- listEquipe
--   mediaDias: null
--   tecnico.id: number
--   tecnico.nome: string
--   tecnico: null
with abertas as ( select tecnico_id, count(*)::int as com_ele,
    (count(*) filter (where ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA',
    'FINALIZADA', 'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))))::int as vermelhas
  from ordem_servico
  where ordem_servico.posto_id = $4
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA', 'EM_CRIACAO', 'REPARADA')
  group by tecnico_id ), reparos as ( select reparado_por, (count(*) filter (where data_reparo >= $5))::int as hoje,
    round(avg((data_reparo at time zone $6)::date - (criado_em at time zone $7)::date), 1) as media
  from ordem_servico
  where data_reparo >= $8
  and posto_id = $9
  and os_type = 'OS'
  group by reparado_por ) select case when usuario.id is not null then json_build_object( 'id', usuario.id, 'nome',
    coalesce(usuario.nome_exibicao, usuario.nome)) end as tecnico, coalesce(abertas.com_ele, 0) as "comEle",
    coalesce(abertas.vermelhas, 0) as vermelhas, coalesce(reparos.hoje, 0) as hoje, reparos.media as "mediaDias"
  from abertas full
  join reparos on reparos.reparado_por = abertas.tecnico_id
  left join usuario on usuario.id = coalesce(abertas.tecnico_id, reparos.reparado_por)
  order by usuario.id is null, coalesce(abertas.vermelhas, 0) desc, coalesce(abertas.com_ele, 0) desc, 1::text;

-- listPecasAbaixo
select (count(*) over ())::int as total, id, peca_descricao as descricao, livre, minimo
  from estoque_peca_cadastro
  where posto_id = $1
  and situacao = 'ABAIXO'
  order by livre::numeric / minimo, id
  limit $2;

-- listPostosNoVermelho
--   posto.id: number
--   posto.nomeFantasia: string
with vermelho as materialized ( select posto_id, count(*)::int as vermelhas
  from ordem_servico
  where ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))
  and true
  group by posto_id ), primeiros as ( select posto_id, vermelhas
  from vermelho
  order by vermelhas desc fetch first $4 rows with ties ) select json_build_object('id', posto.id, 'nomeFantasia',
    posto.nome_fantasia) as posto, primeiros.vermelhas, conta.esperam as "esperamPeca", conta.abertas
  from primeiros
  join posto_autorizado posto on posto.id = primeiros.posto_id
  cross join lateral ( select count(*)::int as abertas,
    (count(*) filter (where status = 'ORCAMENTO_APROVADO'))::int as esperam
  from ordem_servico
  where ordem_servico.posto_id = primeiros.posto_id
  and ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')) conta
  order by primeiros.vermelhas desc, conta.abertas desc, posto.id
  limit $5;

-- listSemanas
select date_trunc('week', data_reparo at time zone $1)::date as semana, count(*)::int as reparadas,
    (count(*) filter (where (data_reparo at time zone $2)::date - (criado_em at time zone $3)::date <= 30))::int as ate30, round(avg((data_reparo at time zone $4)::date - (criado_em at time zone $5)::date), 1) as "mediaDias"
  from ordem_servico
  where data_reparo >= $6
  and os_type = 'OS'
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $7 or credenciado_id = $8)
  group by 1;

select date_trunc('week', data_reparo at time zone $1)::date as semana, count(*)::int as reparadas,
    (count(*) filter (where (data_reparo at time zone $2)::date - (criado_em at time zone $3)::date <= 30))::int as ate30, round(avg((data_reparo at time zone $4)::date - (criado_em at time zone $5)::date), 1) as "mediaDias"
  from ordem_servico
  where data_reparo >= $6
  and os_type = 'OS'
  and true
  group by 1;

-- sumRecebidoHoje
select forma, sum(case when tipo = 'DEVOLUCAO' then -valor else valor end) as valor,
    (count(*) filter (where tipo <> 'DEVOLUCAO'))::int as pagamentos
  from os_pagamento
  where posto_id = $1
  and recebido_em >= $2
  group by forma
  order by 2 desc;
