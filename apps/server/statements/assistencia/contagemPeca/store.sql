-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/contagemPeca/store.ts

-- findContagem
--   criadoPor: null
--   fechadoEm: null
--   fechadoPor: null
--   motivo: null
--   posto.id: number
--   posto.nomeFantasia: string
select id, jsonb_build_object('id', posto_id, 'nomeFantasia', posto_nome_fantasia) as posto, descricao, situacao,
    criado_em as "criadoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "contagem"."criado_por") as "criadoPor", fechado_em as "fechadoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "contagem"."fechado_por") as "fechadoPor", motivo, segunda_em is not null as segunda, versao
  from contagem_peca_cadastro contagem
  where id = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select id, jsonb_build_object('id', posto_id, 'nomeFantasia', posto_nome_fantasia) as posto, descricao, situacao,
    criado_em as "criadoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "contagem"."criado_por") as "criadoPor", fechado_em as "fechadoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "contagem"."fechado_por") as "fechadoPor", motivo, segunda_em is not null as segunda, versao
  from contagem_peca_cadastro contagem
  where id = $1
  and true;

-- insertContagem
insert into "contagem_peca" ("posto_id", "descricao", "criado_por", "criado_em")
  values ($1, $2, $3, $4)
  returning "id";

-- insertContagem 2
insert into "contagem_peca_item" ("contagem_peca_id", "estoque_peca_id")
  values ($1, $2);

-- listAjustadosDepois
select item.id
  from contagem_peca_item item
  where item.id = any ($1::bigint[])
  and exists (select
  from movimento_peca movimento
  where movimento.estoque_peca_id = item.estoque_peca_id
  and movimento.tipo = 'AJUSTE'
  and movimento.id > coalesce(item.movimento_id, 0));

-- listEstoquesDaContagem
select estoque.id
  from estoque_peca estoque
  join peca on peca.id = estoque.peca_id
  where estoque.posto_id = $1
  and sem_acento(peca.codigo || ' ' || peca.descricao) like sem_acento($2)
  and ($3 = '' or sem_acento(estoque.local) like sem_acento($4))
  and ($5::bigint[] is null or estoque.peca_id = any ($6::bigint[]))
  order by estoque.id;

-- listItens
--   ajustadoEm: null
--   ajustadoPor: null
--   contado: null
--   contadoEm: null
--   contadoPor: null
--   contadoPorId: null
--   local: null
--   motivo: null
--   movimentoId: null
--   peca.codigo: string
--   peca.descricao: string
--   peca.id: number
--   primeira: null
--   primeiraEm: null
--   primeiraPor: null
--   primeiraPorId: null
--   primeiraSaldo: null
--   saldo: null
select item.id, item.estoque_peca_id as estoque, jsonb_build_object('id', peca.id, 'codigo', peca.codigo, 'descricao',
    peca.descricao) as peca, peca.preco, estoque.local, item.contado, item.contado_em as "contadoEm",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "item"."contado_por") as "contadoPor", item.contado_por as "contadoPorId", item.primeira,
    item.primeira_em as "primeiraEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "item"."primeira_por") as "primeiraPor", item.primeira_por as "primeiraPorId",
    item.primeira_saldo as "primeiraSaldo", item.saldo, item.movimento_id as "movimentoId",
    item.ajustado_em as "ajustadoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "item"."ajustado_por") as "ajustadoPor", (select motivo
  from movimento_peca
  where contagem_peca_id = item.contagem_peca_id
  and estoque_peca_id = item.estoque_peca_id) as motivo
  from contagem_peca_item item
  join estoque_peca estoque on estoque.id = item.estoque_peca_id
  join peca on peca.id = estoque.peca_id
  where item.contagem_peca_id = $1
  order by estoque.local nulls last, peca.codigo, item.id;

-- lockContagem
select "id"
  from "contagem_peca"
  where "id" = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) for update;

select "id"
  from "contagem_peca"
  where "id" = $1
  and true for update;

-- lockSaldos
select "id", "quantidade", "reservado"
  from "estoque_peca"
  where "id" in ($1)
  order by "id" for update;

-- setAjustados
update "contagem_peca_item"
  set "ajustado_em" = $1, "ajustado_por" = $2
  where "id" in ($3);

-- setContado
update "contagem_peca_item"
  set "contado" = $1, "saldo" = $2, "contado_por" = $3, "contado_em" = $4, "movimento_id" = $5
  where "id" = $6;

update "contagem_peca_item"
  set "contado" = $1, "saldo" = $2, "contado_por" = $3, "contado_em" = $4, "movimento_id" = (select max("id") as "id"
  from "movimento_peca"
  where "estoque_peca_id" = $5)
  where "id" = $6;

-- setSegunda
update contagem_peca_item
  set contado = primeira, saldo = primeira_saldo, movimento_id = primeira_movimento_id, contado_em = primeira_em,
    contado_por = primeira_por, primeira = null, primeira_saldo = null, primeira_movimento_id = null,
    primeira_em = null, primeira_por = null
  where id = $1
  and primeira is not null;

-- setSegunda 2
update contagem_peca_item
  set primeira = coalesce(primeira, contado), primeira_saldo = coalesce(primeira_saldo, saldo),
    primeira_movimento_id = case when primeira is null then movimento_id else primeira_movimento_id end,
    primeira_em = coalesce(primeira_em, contado_em),
    primeira_por = case when primeira is null then contado_por else primeira_por end, contado = $1, saldo = $2,
    contado_em = $3, contado_por = $4, movimento_id = (select max(movimento.id)
  from movimento_peca movimento
  where movimento.estoque_peca_id = $5)
  where id = $6;

-- updateContagem
update "contagem_peca"
  set "encerrado_em" = $1, "motivo" = $2, "situacao" = $3, "versao" = "versao" + $4
  where "id" = $5;

update "contagem_peca"
  set "encerrado_em" = $1, "situacao" = $2, "versao" = "versao" + $3
  where "id" = $4;

update "contagem_peca"
  set "fechado_em" = $1, "fechado_por" = $2, "situacao" = $3, "versao" = "versao" + $4
  where "id" = $5;

update "contagem_peca"
  set "segunda_em" = $1, "segunda_por" = $2, "situacao" = $3, "versao" = "versao" + $4
  where "id" = $5;

update "contagem_peca"
  set "situacao" = $1, "versao" = "versao" + $2
  where "id" = $3;
