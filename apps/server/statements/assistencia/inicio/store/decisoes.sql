-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/inicio/store/decisoes.ts

-- listDecisoes
--   fato: null
--   posto.id: number
--   posto.nomeFantasia: string
with todas as materialized ( select tipo, id, desde, fato
  from ( select distinct on (os.id) 'PECA_REJEITADA' as tipo, os.id, compra.rejeitado_em as desde,
    peca.descricao || coalesce(': “' || compra.motivo || '”', '') as fato
  from ordem_servico os
  join compra_peca_item item on item.ordem_servico_id = os.id
  join compra_peca compra on compra.id = item.compra_peca_id
  and compra.situacao = 'REJEITADA'
  join peca on peca.id = item.peca_id
  where os.posto_id = $1
  and os.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA')
  and not exists ( select
  from compra_peca_item outro
  join compra_peca depois on depois.id = outro.compra_peca_id
  where outro.ordem_servico_id = os.id
  and outro.peca_id = item.peca_id
  and depois.id > compra.id)
  order by os.id, compra.rejeitado_em desc) recusada
  union all select 'REPROVADA' as tipo, os.id, os.status_desde as desde, ultima.nota as fato
  from ordem_servico os
  cross join lateral ( select count(*) as vezes, (array_agg(nota
  order by os_historico.id desc))[1] as nota
  from os_historico
  where os_historico.ordem_servico_id = os.id
  and acao = 'reprovarReparo') ultima
  where os.posto_id = $2
  and os.status = 'REPROVADO_QC'
  and ultima.vezes >= 2
  union all select 'PRAZO_PASSOU' as tipo, ordem_servico.id, ordem_servico.criado_em as desde, null::text as fato
  from ordem_servico
  where ordem_servico.posto_id = $3
  and ordem_servico.garantia
  and ordem_servico.status not in ('EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA')
  and ( case when not ordem_servico.garantia or ordem_servico.os_type <> 'OS' or ordem_servico.status in ('EM_CRIACAO',
    'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA') then null when ordem_servico.status = 'REPARADA' then case when ((coalesce(ordem_servico.data_reparo,
    ordem_servico.status_desde)) at time zone $4)::date - ((ordem_servico.criado_em) at time zone $5)::date > 30 then 'PASSOU' end when ordem_servico.criado_em < $6 then 'PASSOU' when ordem_servico.criado_em < $7 then 'PERTO' end) = 'PASSOU'
  and not exists (select
  from os_escolha
  where os_escolha.ordem_servico_id = ordem_servico.id) ) select todas.tipo, (count(*) over ())::int as total, os.id,
    os.numero || '/' || os.ano as numero, os.versao, json_build_object('id', posto.id, 'nomeFantasia',
    posto.nome_fantasia) as posto, todas.desde, todas.fato
  from todas
  join ordem_servico os using (id)
  join posto_autorizado posto on posto.id = os.posto_id
  order by todas.desde, todas.id
  limit $8;
