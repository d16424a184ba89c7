-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/inicio/store/compras.ts

-- listCompras
--   espera.dias: number
--   espera.semaforo: string
--   espera: null
--   posto.id: number
--   posto.nomeFantasia: string
with abertas as ( select compra.id, compra.situacao, (select min(os.criado_em)
  from compra_peca_item item
  join ordem_servico os on os.id = item.ordem_servico_id
  where item.compra_peca_id = compra.id
  and os.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')) as velha, coalesce(compra.enviado_em,
    compra.autorizado_em, compra.criado_em) as desde
  from compra_peca compra
  where compra.situacao = any($1)
  and "compra"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  and compra.posto_id = $4 ), contadas as materialized ( select id, desde, velha,
    (count(*) over (partition by situacao))::int as total, row_number() over (partition by situacao
  order by velha nulls last, desde, id) as lugar
  from abertas ) select compra.id, contadas.total, compra.situacao, contadas.desde, compra.versao,
    json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, soma.unidades, soma.ordens,
    soma.valor, (select json_build_object('dias', case when ordem_servico.status in ('FINALIZADA', 'CANCELADA',
    'TROCA_REVERTIDA') then -1 else greatest(0,
    ($5::timestamptz at time zone $6)::date - (ordem_servico.criado_em at time zone $7)::date) end, 'semaforo',
    case when ordem_servico.status in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA') then 'BRANCO' when ordem_servico.criado_em >= $8 then 'AZUL' when ordem_servico.criado_em >= $9 then 'VERDE' when ordem_servico.criado_em >= $10 then 'VERMELHO' when ordem_servico.criado_em >= $11 then 'AMARELO' else 'VERMELHO' end)
  from compra_peca_item item
  join ordem_servico on ordem_servico.id = item.ordem_servico_id
  where item.compra_peca_id = compra.id
  and ordem_servico.criado_em = contadas.velha
  limit 1) as espera
  from contadas
  join compra_peca compra using (id)
  join posto_autorizado posto on posto.id = compra.posto_id
  cross join lateral ( select coalesce(sum(quantidade), 0)::int as unidades,
    count(distinct ordem_servico_id)::int as ordens, coalesce(sum(quantidade * preco), 0) as valor
  from compra_peca_item
  where compra_peca_id = compra.id) soma
  where contadas.lugar <= $12
  order by contadas.lugar, compra.id;

with abertas as ( select compra.id, compra.situacao, (select min(os.criado_em)
  from compra_peca_item item
  join ordem_servico os on os.id = item.ordem_servico_id
  where item.compra_peca_id = compra.id
  and os.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')) as velha, coalesce(compra.enviado_em,
    compra.autorizado_em, compra.criado_em) as desde
  from compra_peca compra
  where compra.situacao = any($1)
  and true
  and true ), contadas as materialized ( select id, desde, velha,
    (count(*) over (partition by situacao))::int as total, row_number() over (partition by situacao
  order by velha nulls last, desde, id) as lugar
  from abertas ) select compra.id, contadas.total, compra.situacao, contadas.desde, compra.versao,
    json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, soma.unidades, soma.ordens,
    soma.valor, (select json_build_object('dias', case when ordem_servico.status in ('FINALIZADA', 'CANCELADA',
    'TROCA_REVERTIDA') then -1 else greatest(0,
    ($2::timestamptz at time zone $3)::date - (ordem_servico.criado_em at time zone $4)::date) end, 'semaforo',
    case when ordem_servico.status in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA') then 'BRANCO' when ordem_servico.criado_em >= $5 then 'AZUL' when ordem_servico.criado_em >= $6 then 'VERDE' when ordem_servico.criado_em >= $7 then 'VERMELHO' when ordem_servico.criado_em >= $8 then 'AMARELO' else 'VERMELHO' end)
  from compra_peca_item item
  join ordem_servico on ordem_servico.id = item.ordem_servico_id
  where item.compra_peca_id = compra.id
  and ordem_servico.criado_em = contadas.velha
  limit 1) as espera
  from contadas
  join compra_peca compra using (id)
  join posto_autorizado posto on posto.id = compra.posto_id
  cross join lateral ( select coalesce(sum(quantidade), 0)::int as unidades,
    count(distinct ordem_servico_id)::int as ordens, coalesce(sum(quantidade * preco), 0) as valor
  from compra_peca_item
  where compra_peca_id = compra.id) soma
  where contadas.lugar <= $9
  order by contadas.lugar, compra.id;
