-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/doc/store/doc.ts

-- countKnown
select count(*)::int as total
  from (select id, descricao as nome, ativo
  from modelo_produto) opcao
  where id = any ($1::bigint[]);

select count(*)::int as total
  from (select id, nome, ativo
  from categoria_assistencia) opcao
  where id = any ($1::bigint[]);

select count(*)::int as total
  from (select id, nome, ativo
  from marca) opcao
  where id = any ($1::bigint[]);

select count(*)::int as total
  from (select id, nome, ativo
  from tipo_equipamento) opcao
  where id = any ($1::bigint[]);

select count(*)::int as total
  from (select id, nome_fantasia as nome, ativo
  from posto_autorizado) opcao
  where id = any ($1::bigint[]);

-- findPapeis
--   papeis[]: string
select "papeis"
  from "documento"
  where "id" = $1;

-- findVersao
select "id", "chave", "filename", "content_type" as "contentType", "length"
  from "documento_versao"
  where "documento_id" = $1
  and "numero" = $2;

-- insertDoc
insert into "documento" ("titulo", "tipo", "status", "pede_ciencia", "ciencia_ate", "valido_ate", "papeis",
    "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning "id";

-- insertVersao
insert into "documento_versao" ("documento_id", "numero", "mudou", "filename", "content_type", "chave", "length",
    "sha256", "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  returning "id", "numero";

-- listAlvos
select opcao.id, nome
  from (select id, descricao as nome, ativo
  from modelo_produto) opcao
  join documento_alvo alvo on "alvo"."modelo_produto_id" = opcao.id
  where alvo.documento_id = $1
  order by nome, opcao.id;

select opcao.id, nome
  from (select id, nome, ativo
  from categoria_assistencia) opcao
  join documento_alvo alvo on "alvo"."categoria_assistencia_id" = opcao.id
  where alvo.documento_id = $1
  order by nome, opcao.id;

select opcao.id, nome
  from (select id, nome, ativo
  from marca) opcao
  join documento_alvo alvo on "alvo"."marca_id" = opcao.id
  where alvo.documento_id = $1
  order by nome, opcao.id;

select opcao.id, nome
  from (select id, nome, ativo
  from tipo_equipamento) opcao
  join documento_alvo alvo on "alvo"."tipo_equipamento_id" = opcao.id
  where alvo.documento_id = $1
  order by nome, opcao.id;

select opcao.id, nome
  from (select id, nome_fantasia as nome, ativo
  from posto_autorizado) opcao
  join documento_alvo alvo on "alvo"."posto_id" = opcao.id
  where alvo.documento_id = $1
  order by nome, opcao.id;

-- listOpcoes
select id, nome
  from (select id, descricao as nome, ativo
  from modelo_produto) opcao
  where ativo
  order by nome, id
  limit 5000;

select id, nome
  from (select id, nome, ativo
  from categoria_assistencia) opcao
  where ativo
  order by nome, id
  limit 5000;

select id, nome
  from (select id, nome, ativo
  from marca) opcao
  where ativo
  order by nome, id
  limit 5000;

select id, nome
  from (select id, nome, ativo
  from tipo_equipamento) opcao
  where ativo
  order by nome, id
  limit 5000;

select id, nome
  from (select id, nome_fantasia as nome, ativo
  from posto_autorizado) opcao
  where ativo
  order by nome, id
  limit 5000;

-- listPapeis
select "codigo", "nome"
  from "perfil"
  where "tipo" in ($1)
  and exists (select "habilidade"
  from "perfil_habilidade"
  where "perfil_habilidade"."perfil_id" = "perfil"."id"
  and "habilidade" = $2)
  order by "nome";

-- listVersoes
--   lido_em: null
--   paginas: null
--   por: null
select "numero", "mudou", "filename", "content_type", "length", "documento_versao"."criado_em", "paginas",
    (select count(*)::int
  from documento_pagina
  where versao_id = documento_versao.id) as "com_texto", "lido_em", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "documento_versao"."criado_por") as "por"
  from "documento_versao"
  left join "documento_leitura" on "documento_leitura"."versao_id" = "documento_versao"."id"
  and "documento_leitura"."usuario_id" = $1
  where "documento_id" = $2
  order by "numero" desc;

-- lockDoc
--   numero: null
select "id", "titulo", "status", "numero", "versao"
  from "documento"
  where "id" = $1 for update;

-- replaceAlvos
delete
  from "documento_alvo"
  where "documento_id" = $1;

-- replaceAlvos 2
insert into "documento_alvo" ("documento_id", "categoria_assistencia_id")
  values ($1, $2);

insert into "documento_alvo" ("documento_id", "marca_id")
  values ($1, $2);

insert into "documento_alvo" ("documento_id", "marca_id", "modelo_produto_id")
  values ($1, $2, default), ($3, default, $4);

insert into "documento_alvo" ("documento_id", "marca_id", "tipo_equipamento_id")
  values ($1, $2, default), ($3, default, $4);

insert into "documento_alvo" ("documento_id", "modelo_produto_id")
  values ($1, $2);

insert into "documento_alvo" ("documento_id", "posto_id")
  values ($1, $2);

-- updateDoc
update "documento"
  set "numero" = $1, "versao" = "versao" + $2
  where "id" = $3;

update "documento"
  set "titulo" = $1, "tipo" = $2, "status" = $3, "pede_ciencia" = $4, "ciencia_ate" = $5, "valido_ate" = $6,
    "papeis" = $7, "versao" = "versao" + $8
  where "id" = $9;
