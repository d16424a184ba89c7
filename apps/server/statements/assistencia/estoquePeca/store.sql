-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/estoquePeca/store.ts

-- announceLivres
select distinct "posto_id" as "postoId"
  from "estoque_peca"
  where "id" in ($1);

-- existsPeca
select "id"
  from "peca"
  where "id" = $1
  and "ativo" = $2;

-- findEstoque
--   local: null
--   peca.codigo: string
--   peca.descricao: string
--   peca.id: number
--   posto.id: number
--   posto.nomeFantasia: string
select id, jsonb_build_object('id', posto_id, 'nomeFantasia', posto_nome_fantasia) as posto, jsonb_build_object('id',
    peca_id, 'codigo', peca_codigo, 'descricao', peca_descricao) as peca, quantidade, reservado, livre, minimo, local,
    situacao, versao
  from estoque_peca_cadastro
  where id = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select id, jsonb_build_object('id', posto_id, 'nomeFantasia', posto_nome_fantasia) as posto, jsonb_build_object('id',
    peca_id, 'codigo', peca_codigo, 'descricao', peca_descricao) as peca, quantidade, reservado, livre, minimo, local,
    situacao, versao
  from estoque_peca_cadastro
  where id = $1
  and true;

-- lockEstoque
select "id"
  from "estoque_peca"
  where "id" = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) for update;

select "id"
  from "estoque_peca"
  where "id" = $1
  and true for update;

-- lockLivres
select "id", "peca_id", "quantidade", "reservado"
  from "estoque_peca"
  where "posto_id" = $1
  and "peca_id" in ($2)
  order by "id" for update;

-- moveEstoquePeca
insert into "movimento_peca" ("estoque_peca_id", "tipo", "fisico", "reservado", "ordem_servico_id", "compra_peca_id",
    "contagem_peca_id", "transferencia_peca_id", "motivo", "usuario_id", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- openEstoques
insert into "estoque_peca" ("posto_id", "peca_id")
  values ($1, $2)
  on conflict on constraint "estoque_peca_unico" do nothing
  returning "id", "peca_id";

-- pageMovimentosPeca
--   compraPeca: null
--   contagemPeca: null
--   motivo: null
--   ordemServico.id: number
--   ordemServico.numero: string
--   ordemServico: null
--   transferenciaPeca: null
select movimento.id, movimento.tipo, movimento.fisico, movimento.reservado,
    case when os.id is not null then jsonb_build_object( 'id', os.id, 'numero',
    os.numero || '/' || os.ano) end as "ordemServico", movimento.compra_peca_id as "compraPeca",
    movimento.contagem_peca_id as "contagemPeca", movimento.transferencia_peca_id as "transferenciaPeca",
    movimento.motivo, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "movimento"."usuario_id") as usuario, movimento.criado_em as em
  from movimento_peca movimento
  left join ordem_servico os on os.id = movimento.ordem_servico_id
  where movimento.estoque_peca_id = $1
  order by movimento.id desc
  limit $2 offset $3;

-- pageMovimentosPeca 2
select count(*) as "total"
  from "movimento_peca"
  where "estoque_peca_id" = $1;

-- setMinimo
update "estoque_peca"
  set "minimo" = $1, "local" = $2, "versao" = "versao" + $3
  where "id" = $4;
