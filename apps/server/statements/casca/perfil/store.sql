-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/perfil/store.ts

-- deletePerfil
delete
  from "perfil"
  where "id" = $1;

-- findByCodigo
--   desconto_maximo: null
--   descricao: null
--   lista[]: string
select "p"."id", "p"."codigo", "p"."nome", "p"."descricao", "p"."tipo", "p"."exige_segundo_fator",
    "p"."desconto_maximo", "p"."semeado", "p"."versao", "p"."usuarios", array(select habilidade
  from perfil_habilidade h
  where h.perfil_id = p.id
  order by habilidade) as "lista"
  from "perfil_cadastro" as "p"
  where "p"."codigo" = $1;

-- findPerfil
--   desconto_maximo: null
--   descricao: null
--   lista[]: string
select "p"."id", "p"."codigo", "p"."nome", "p"."descricao", "p"."tipo", "p"."exige_segundo_fator",
    "p"."desconto_maximo", "p"."semeado", "p"."versao", "p"."usuarios", array(select habilidade
  from perfil_habilidade h
  where h.perfil_id = p.id
  order by habilidade) as "lista"
  from "perfil_cadastro" as "p"
  where "p"."id" = $1;

-- insertPerfil
insert into "perfil" ("codigo", "tipo", "nome", "descricao", "exige_segundo_fator", "desconto_maximo")
  values ($1, $2, $3, $4, $5, $6)
  returning "id";

-- listAdministrators
select usuario.nome, usuario.email
  from usuario
  join perfil on perfil.codigo = usuario.role
  where usuario.ativo
  and usuario.tipo = 'interno'
  and (select count(*)
  from perfil_habilidade
  where perfil_id = perfil.id
  and habilidade = any($1)) = $2
  order by usuario.id;

-- listHolders
select count(*) as "total"
  from "usuario_cadastro"
  where "role" = $1;

-- listHolders 2
--   cliente_nome: null
select "id", "nome", "email", "cliente_nome", "ativo"
  from "usuario_cadastro"
  where "role" = $1
  order by "ativo" desc, nome collate "pt-BR-x-icu", "id"
  limit $2 offset $3;

-- listPerfis
--   desconto_maximo: null
--   descricao: null
--   lista[]: string
select "p"."id", "p"."codigo", "p"."nome", "p"."descricao", "p"."tipo", "p"."exige_segundo_fator",
    "p"."desconto_maximo", "p"."semeado", "p"."versao", "p"."usuarios", array(select habilidade
  from perfil_habilidade h
  where h.perfil_id = p.id
  order by habilidade) as "lista"
  from "perfil_cadastro" as "p"
  order by nome collate "pt-BR-x-icu";

-- lockAdministrators
select pg_advisory_xact_lock($1);

-- lockPerfil
select "id"
  from "perfil"
  where "id" = $1 for update;

-- putHabilidades
delete
  from "perfil_habilidade"
  where "perfil_id" = $1
  and "habilidade" in ($2);

-- putHabilidades 2
insert into "perfil_habilidade" ("perfil_id", "habilidade")
  values ($1, $2);

-- updatePerfil
update "perfil"
  set "desconto_maximo" = $1, "versao" = "versao" + $2
  where "id" = $3;

update "perfil"
  set "descricao" = $1, "versao" = "versao" + $2
  where "id" = $3;

update "perfil"
  set "exige_segundo_fator" = $1, "versao" = "versao" + $2
  where "id" = $3;

update "perfil"
  set "nome" = $1, "versao" = "versao" + $2
  where "id" = $3;

update "perfil"
  set "versao" = "versao" + $1
  where "id" = $2;
