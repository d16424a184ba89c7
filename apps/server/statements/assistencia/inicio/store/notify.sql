-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/inicio/store/notify.ts

-- listAvisar
--   consumidor.nome: string
--   consumidor.telefone: string
--   posto.id: number
--   posto.nomeFantasia: string
--   validoAte: null
with esperam as materialized ( select os_aviso.id, os_aviso.ordem_servico_id, os_aviso.aviso, os_aviso.criado_em,
    os_aviso.por_email, (count(*) over ())::int as total
  from os_aviso
  join ordem_servico os on os.id = os_aviso.ordem_servico_id
  where enviado_em is null
  and feito_em is null
  and encerrado_em is null
  and os.posto_id = $1
  order by os_aviso.criado_em, os_aviso.id
  limit $2 ) select esperam.id, esperam.total, esperam.aviso, esperam.criado_em as "criadoEm",
    consumidor.email is not null as "comEmail", esperam.por_email as "aCaminho", os.valor_total as valor,
    aberto.expira_em as "validoAte", os.id as "osId", os.numero || '/' || os.ano as numero, json_build_object('id',
    posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, json_build_object('nome', consumidor.nome, 'telefone',
    consumidor.telefone) as consumidor
  from esperam
  join ordem_servico os on os.id = esperam.ordem_servico_id
  join consumidor on consumidor.id = os.consumidor_id
  join posto_autorizado posto on posto.id = os.posto_id
  left join os_orcamento aberto on aberto.ordem_servico_id = os.id
  and aberto.situacao = 'ABERTO'
  order by esperam.criado_em, esperam.id;

-- listContinuar
--   relogio.modelo: string
--   relogio.numeroSerie: string
select os.id, os.numero || '/' || os.ano as numero, os.os_type as "osType", os.criado_em as "criadaEm",
    consumidor.nome as consumidor, case when relogio.id is not null then json_build_object( 'modelo', modelo.descricao,
    'numeroSerie', relogio.numero_serie) end as relogio, exists (select
  from os_arquivo
  where os_arquivo.ordem_servico_id = os.id
  and tipo = 'FOTO') as "comFotos"
  from ordem_servico os
  join consumidor on consumidor.id = os.consumidor_id
  left join relogio on relogio.id = os.relogio_id
  left join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
  where os.posto_id = $1
  and os.status = 'EM_CRIACAO'
  and os.criado_por = $2
  order by os.criado_em desc, os.id desc
  limit $3;
