-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/compraPeca/store.ts

-- findCompra
--   autorizadoEm: null
--   criadoPor: null
--   enviadoEm: null
--   itens[].estoque: number
--   itens[].id: number
--   itens[].ordemServico.id: number
--   itens[].ordemServico.numero: string
--   itens[].ordemServico: null
--   itens[].ordemServico: object
--   itens[].peca.codigo: string
--   itens[].peca.descricao: string
--   itens[].peca.id: number
--   itens[].peca: object
--   itens[].preco: number
--   itens[].quantidade: number
--   itens[]: object
--   motivo: null
--   observacoes: null
--   posto.id: number
--   posto.nomeFantasia: string
--   previsaoChegada: null
--   rastreio: null
--   recebidoEm: null
--   rejeitadoEm: null
select compra_peca.id, compra_peca.situacao, compra_peca.total, compra_peca.versao, jsonb_build_object('id',
    compra_peca.posto_id, 'nomeFantasia', compra_peca.posto_nome_fantasia) as posto,
    compra_peca.criado_em as "criadoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "compra_peca"."criado_por") as "criadoPor", compra_peca.observacoes as "observacoes",
    compra_peca.motivo as "motivo", compra_peca.rastreio as "rastreio",
    compra_peca.previsao_chegada as "previsaoChegada", compra_peca.autorizado_em as "autorizadoEm",
    compra_peca.enviado_em as "enviadoEm", compra_peca.recebido_em as "recebidoEm",
    compra_peca.rejeitado_em as "rejeitadoEm", ( select coalesce(jsonb_agg(jsonb_build_object( 'id', item.id, 'peca',
    jsonb_build_object('id', peca.id, 'codigo', peca.codigo, 'descricao', peca.descricao), 'quantidade',
    item.quantidade, 'preco', item.preco, 'estoque', peca.estoque, 'ordemServico',
    case when ordem_servico.id is not null then jsonb_build_object( 'id', ordem_servico.id, 'numero',
    ordem_servico.numero || '/' || ordem_servico.ano) end)
  order by item.ordem, item.id), '[]')
  from compra_peca_item item
  join peca on peca.id = item.peca_id
  left join ordem_servico on ordem_servico.id = item.ordem_servico_id
  where item.compra_peca_id = compra_peca.id) as itens
  from compra_peca_cadastro compra_peca
  where compra_peca.id = $1
  and "compra_peca"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select compra_peca.id, compra_peca.situacao, compra_peca.total, compra_peca.versao, jsonb_build_object('id',
    compra_peca.posto_id, 'nomeFantasia', compra_peca.posto_nome_fantasia) as posto,
    compra_peca.criado_em as "criadoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "compra_peca"."criado_por") as "criadoPor", compra_peca.observacoes as "observacoes",
    compra_peca.motivo as "motivo", compra_peca.rastreio as "rastreio",
    compra_peca.previsao_chegada as "previsaoChegada", compra_peca.autorizado_em as "autorizadoEm",
    compra_peca.enviado_em as "enviadoEm", compra_peca.recebido_em as "recebidoEm",
    compra_peca.rejeitado_em as "rejeitadoEm", ( select coalesce(jsonb_agg(jsonb_build_object( 'id', item.id, 'peca',
    jsonb_build_object('id', peca.id, 'codigo', peca.codigo, 'descricao', peca.descricao), 'quantidade',
    item.quantidade, 'preco', item.preco, 'estoque', peca.estoque, 'ordemServico',
    case when ordem_servico.id is not null then jsonb_build_object( 'id', ordem_servico.id, 'numero',
    ordem_servico.numero || '/' || ordem_servico.ano) end)
  order by item.ordem, item.id), '[]')
  from compra_peca_item item
  join peca on peca.id = item.peca_id
  left join ordem_servico on ordem_servico.id = item.ordem_servico_id
  where item.compra_peca_id = compra_peca.id) as itens
  from compra_peca_cadastro compra_peca
  where compra_peca.id = $1
  and true;

-- insertCompra
insert into "compra_peca" ("posto_id", "observacoes", "criado_por", "criado_em")
  values ($1, $2, $3, $4)
  returning "id";

-- insertItens
insert into "compra_peca_item" ("compra_peca_id", "posto_id", "ordem", "peca_id", "quantidade", "preco",
    "ordem_servico_id")
  values ($1, $2, $3, $4, $5, $6, $7);

-- listOsDoPosto
select "id"
  from "ordem_servico"
  where "posto_id" = $1
  and "id" in ($2);

-- listPrecos
select "id", "preco"
  from "peca"
  where "id" in ($1)
  and "ativo" = $2;

-- lockCompra
select "id"
  from "compra_peca"
  where "id" = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) for update;

select "id"
  from "compra_peca"
  where "id" = $1
  and true for update;

-- lockEstoques
select "id", "estoque", "versao"
  from "peca"
  where "id" in ($1)
  order by "id" for update;

-- setEstoque
update "peca"
  set "estoque" = $1, "versao" = "versao" + $2
  where "id" = $3;

-- updateCompra
update "compra_peca"
  set "observacoes" = $1, "motivo" = $2, "rastreio" = $3, "autorizado_em" = $4, "enviado_em" = $5, "recebido_em" = $6,
    "rejeitado_em" = $7, "situacao" = $8, "versao" = "versao" + $9
  where "id" = $10;

update "compra_peca"
  set "observacoes" = $1, "motivo" = $2, "rastreio" = $3, "previsao_chegada" = $4, "autorizado_em" = $5,
    "enviado_em" = $6, "recebido_em" = $7, "rejeitado_em" = $8, "situacao" = $9, "versao" = "versao" + $10
  where "id" = $11;
