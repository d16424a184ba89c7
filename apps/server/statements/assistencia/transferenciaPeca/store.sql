-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/transferenciaPeca/store.ts

-- endTransferencia
update "transferencia_peca"
  set "situacao" = $1, "motivo" = $2, "encerrado_por" = $3, "encerrado_em" = $4, "versao" = "versao" + $5
  where "id" = $6;

-- findTransferencia
--   criadoPor: null
--   destino.id: number
--   destino.nomeFantasia: string
--   encerradoEm: null
--   encerradoPor: null
--   itens[].id: number
--   itens[].peca.codigo: string
--   itens[].peca.descricao: string
--   itens[].peca.id: number
--   itens[].peca: object
--   itens[].quantidade: number
--   itens[].recebida: null
--   itens[].recebida: number
--   itens[]: object
--   motivo: null
--   observacoes: null
--   origem.id: number
--   origem.nomeFantasia: string
select transferencia.id, transferencia.situacao, transferencia.observacoes, transferencia.motivo,
    jsonb_build_object('id', origem_id, 'nomeFantasia', origem_nome_fantasia) as origem, jsonb_build_object('id',
    destino_id, 'nomeFantasia', destino_nome_fantasia) as destino, transferencia.criado_em as "criadoEm",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "transferencia"."criado_por") as "criadoPor", transferencia.encerrado_em as "encerradoEm",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "transferencia"."encerrado_por") as "encerradoPor", transferencia.versao,
    (select coalesce(jsonb_agg(jsonb_build_object('id', item.id, 'quantidade', item.quantidade, 'recebida',
    item.recebida, 'peca', jsonb_build_object('id', peca.id, 'codigo', peca.codigo, 'descricao', peca.descricao))
  order by item.id), '[]')
  from transferencia_peca_item item
  join peca on peca.id = item.peca_id
  where item.transferencia_peca_id = transferencia.id) as itens
  from transferencia_peca_cadastro transferencia
  where transferencia.id = $1
  and ("transferencia"."origem_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) or "transferencia"."destino_id" in ( select id
  from posto_autorizado
  where id = $4 or credenciado_id = $5));

select transferencia.id, transferencia.situacao, transferencia.observacoes, transferencia.motivo,
    jsonb_build_object('id', origem_id, 'nomeFantasia', origem_nome_fantasia) as origem, jsonb_build_object('id',
    destino_id, 'nomeFantasia', destino_nome_fantasia) as destino, transferencia.criado_em as "criadoEm",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "transferencia"."criado_por") as "criadoPor", transferencia.encerrado_em as "encerradoEm",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "transferencia"."encerrado_por") as "encerradoPor", transferencia.versao,
    (select coalesce(jsonb_agg(jsonb_build_object('id', item.id, 'quantidade', item.quantidade, 'recebida',
    item.recebida, 'peca', jsonb_build_object('id', peca.id, 'codigo', peca.codigo, 'descricao', peca.descricao))
  order by item.id), '[]')
  from transferencia_peca_item item
  join peca on peca.id = item.peca_id
  where item.transferencia_peca_id = transferencia.id) as itens
  from transferencia_peca_cadastro transferencia
  where transferencia.id = $1
  and (true or true);

-- insertTransferencia
insert into "transferencia_peca" ("origem_id", "destino_id", "observacoes", "criado_por", "criado_em")
  values ($1, $2, $3, $4, $5)
  returning "id";

-- insertTransferencia 2
insert into "transferencia_peca_item" ("transferencia_peca_id", "peca_id", "quantidade")
  values ($1, $2, $3);

-- listDestinos
select outro.id, outro.nome_fantasia as "nomeFantasia"
  from posto_autorizado posto
  join posto_autorizado outro on coalesce(outro.credenciado_id, outro.id) = coalesce(posto.credenciado_id, posto.id)
  where posto.id = $1
  and outro.id <> posto.id
  and outro.ativo
  order by outro.nome_fantasia collate "pt-BR-x-icu", outro.id;

-- listOrdensQueEsperam
select distinct ordem_servico_id as id
  from os_espera_peca
  where posto_id = $1
  and peca_id = any ($2::bigint[])
  order by id;

-- lockTransferencia
select "transferencia"."id"
  from "transferencia_peca" as "transferencia"
  where "transferencia"."id" = $1
  and ("transferencia"."origem_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) or "transferencia"."destino_id" in ( select id
  from posto_autorizado
  where id = $4 or credenciado_id = $5)) for update;

select "transferencia"."id"
  from "transferencia_peca" as "transferencia"
  where "transferencia"."id" = $1
  and (true or true) for update;

-- setRecebida
update "transferencia_peca_item"
  set "recebida" = $1
  where "id" = $2;
