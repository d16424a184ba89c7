-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/usuario/store/usuario.ts

-- deleteOwn
delete
  from "acesso_conhecido"
  where "usuario_id" = $1;

delete
  from "chave_acesso"
  where "usuario_id" = $1;

delete
  from "codigo_recuperacao"
  where "usuario_id" = $1;

delete
  from "conta_codigo"
  where "usuario_id" = $1;

delete
  from "conta_email"
  where "usuario_id" = $1;

delete
  from "idempotencia"
  where "usuario_id" = $1;

delete
  from "identidade"
  where "usuario_id" = $1;

delete
  from "notificacao"
  where "usuario_id" = $1;

delete
  from "notificacao_pessoa"
  where "usuario_id" = $1;

delete
  from "preferencia"
  where "usuario_id" = $1;

delete
  from "segundo_fator"
  where "usuario_id" = $1;

delete
  from "sessao"
  where "usuario_id" = $1;

delete
  from "tecnico_treinamento"
  where "usuario_id" = $1;

delete
  from "token_unico"
  where "usuario_id" = $1;

delete
  from "visao"
  where "usuario_id" = $1;

-- deleteOwn 2
delete
  from "correio"
  where "para" = $1;

-- deleteOwn 3
update "financeiro_arquivo"
  set "filename" = nome_da_prova(papel, content_type)
  where "criado_por" = $1;

-- deleteOwn 4
delete
  from "idempotencia"
  where resposta ->> 'email' = $1;

-- deleteUsuario
delete
  from "usuario"
  where "id" = $1;

-- existsCliente
select "id"
  from "cliente"
  where "id" = $1;

-- existsPosto
select "id"
  from "posto_autorizado"
  where "id" = $1;

-- findClienteAtivo
select "id"
  from "cliente"
  where "id" = $1
  and "ativo" = $2;

-- findLicencasEsgotadas
select "id"
  from "posto_autorizado"
  where "id" = $1 for update;

-- findLicencasEsgotadas 2
select "licencas"
  from "posto_autorizado_cadastro"
  where "id" = $1
  and "colaboradores" >= "licencas";

-- findPostoAtivo
select "id"
  from "posto_autorizado"
  where "id" = $1
  and "ativo" = $2;

-- findSenhaHash
select "senha_hash"
  from "usuario"
  where "id" = $1;

-- findUsuario
--   anonimizado_em: null
--   cliente_id: null
--   codigo_cliente: null
--   codigo_depositante: null
--   cpf: null
--   cupom: null
--   foto_id: null
--   habilidades[]: string
--   nome_exibicao: null
--   nome_fantasia: null
--   posto_id: null
--   posto_nome: null
--   ultimo_acesso: null
select "pessoa"."id", "pessoa"."nome", "pessoa"."nome_exibicao", "pessoa"."email", "pessoa"."cpf", "pessoa"."foto_id",
    "pessoa"."role", "pessoa"."papel", "pessoa"."tipo", "pessoa"."habilidades", "pessoa"."exige_segundo_fator",
    "pessoa"."segundo_fator", "pessoa"."chave_acesso", "pessoa"."cliente_id", "pessoa"."nome_fantasia",
    "pessoa"."codigo_cliente", "pessoa"."codigo_depositante", "pessoa"."posto_id", "pessoa"."posto_nome",
    "pessoa"."posto_ativo", "pessoa"."ativo", "u"."criado_em", "u"."cupom", "u"."anonimizado_em", "u"."versao",
    (select max("usada_em") as "em"
  from "sessao"
  where "usuario_id" = "u"."id") as "ultimo_acesso"
  from "pessoa"
  inner join "usuario" as "u" on "u"."id" = "pessoa"."id"
  where "pessoa"."id" = $1;

-- insertUsuario
insert into "usuario" ("nome", "email", "ativo", "senha_hash", "role", "tipo", "cliente_id", "posto_id", "foto_id",
    "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  returning "id";

insert into "usuario" ("nome", "email", "cpf", "ativo", "senha_hash", "role", "tipo", "cliente_id", "posto_id",
    "foto_id", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  returning "id";

insert into "usuario" ("nome", "email", "cpf", "senha_hash", "role", "tipo", "cliente_id", "posto_id", "foto_id",
    "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  returning "id";

insert into "usuario" ("nome", "email", "cpf", "senha_hash", "role", "tipo", "posto_id", "cupom", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning "id";

insert into "usuario" ("nome", "email", "role", "tipo", "cupom", "senha_hash", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning "id";

insert into "usuario" ("nome", "email", "role", "tipo", "posto_id", "senha_hash", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning "id";

insert into "usuario" ("nome", "email", "senha_hash", "role", "tipo", "cliente_id", "posto_id", "foto_id",
    "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning "id";

insert into "usuario" ("role", "tipo", "cliente_id", "nome", "email", "senha_hash", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning "id";

-- isSemAcesso
select "id"
  from "usuario"
  where "id" = $1
  and (usuario.tipo = 'pendente' or (usuario.tipo = 'consumidor'
  and not exists (select
  from conta_email
  where conta_email.usuario_id = usuario.id)
  and not exists (select
  from os_link
  where os_link.criado_por = usuario.id)));

-- listForgotten
select "id"
  from "usuario"
  where (usuario.tipo = 'pendente' or (usuario.tipo = 'consumidor'
  and not exists (select
  from conta_email
  where conta_email.usuario_id = usuario.id)
  and not exists (select
  from os_link
  where os_link.criado_por = usuario.id)))
  and "anonimizado_em" is null
  and "criado_em" < $1
  and not exists (select "sessao"."id"
  from "sessao"
  where "usuario_id" = "usuario"."id"
  and "usada_em" >= $2)
  order by "id"
  limit $3;

-- listInactive
select "id"
  from "usuario"
  where "ativo" = $1
  and "anonimizado_em" is null
  and coalesce("pendente_desde", "criado_em") < $2
  and not exists (select "auditoria"."id"
  from "auditoria"
  where "entidade" = $3
  and "entidade_id" = "usuario"."id"
  and "auditoria"."criado_em" >= $4)
  order by "id"
  limit $5;

-- listLiberadores
select "usuario"."id"
  from "usuario"
  inner join "perfil" on "perfil"."codigo" = "usuario"."role"
  inner join "perfil_habilidade" on "perfil_habilidade"."perfil_id" = "perfil"."id"
  where "perfil_habilidade"."habilidade" = $1
  and "usuario"."tipo" = $2
  and "usuario"."ativo" = $3
  order by "usuario"."id";

-- lockUsuario
select "id"
  from "usuario"
  where "id" = $1 for update;

-- updateUsuario
update "usuario"
  set "ativo" = $1, "role" = $2, "tipo" = $3, "cliente_id" = $4, "posto_id" = $5, "versao" = "versao" + $6
  where "id" = $7;

update "usuario"
  set "ativo" = $1, "versao" = "versao" + $2
  where "id" = $3;

update "usuario"
  set "cpf" = $1, "role" = $2, "tipo" = $3, "cliente_id" = $4, "posto_id" = $5, "versao" = "versao" + $6
  where "id" = $7;

update "usuario"
  set "email" = $1, "role" = $2, "tipo" = $3, "cliente_id" = $4, "posto_id" = $5, "foto_id" = $6,
    "versao" = "versao" + $7
  where "id" = $8;

update "usuario"
  set "email" = $1, "role" = $2, "tipo" = $3, "cliente_id" = $4, "posto_id" = $5, "versao" = "versao" + $6
  where "id" = $7;

update "usuario"
  set "email" = $1, "versao" = "versao" + $2
  where "id" = $3;

update "usuario"
  set "foto_id" = $1, "versao" = "versao" + $2
  where "id" = $3;

update "usuario"
  set "nome" = $1, "email" = $2, "cpf" = $3, "senha_hash" = $4, "role" = $5, "tipo" = $6, "cliente_id" = $7,
    "posto_id" = $8, "versao" = "versao" + $9
  where "id" = $10;

update "usuario"
  set "nome" = $1, "email" = $2, "role" = $3, "tipo" = $4, "cliente_id" = $5, "posto_id" = $6,
    "versao" = "versao" + $7
  where "id" = $8;

update "usuario"
  set "nome" = $1, "nome_exibicao" = $2, "email" = $3, "cpf" = $4, "cupom" = $5, "senha_hash" = $6, "role" = $7,
    "tipo" = $8, "cliente_id" = $9, "posto_id" = $10, "ativo" = $11, "anonimizado_em" = $12, "versao" = "versao" + $13
  where "id" = $14;

update "usuario"
  set "nome" = $1, "nome_exibicao" = $2, "versao" = "versao" + $3
  where "id" = $4;

update "usuario"
  set "nome" = $1, "role" = $2, "tipo" = $3, "cliente_id" = $4, "posto_id" = $5, "versao" = "versao" + $6
  where "id" = $7;

update "usuario"
  set "nome" = $1, "role" = $2, "versao" = "versao" + $3
  where "id" = $4;

update "usuario"
  set "nome" = $1, "senha_hash" = $2, "role" = $3, "tipo" = $4, "cliente_id" = $5, "posto_id" = $6,
    "versao" = "versao" + $7
  where "id" = $8;

update "usuario"
  set "nome_exibicao" = $1, "role" = $2, "tipo" = $3, "cliente_id" = $4, "posto_id" = $5, "versao" = "versao" + $6
  where "id" = $7;

update "usuario"
  set "nome_exibicao" = $1, "versao" = "versao" + $2
  where "id" = $3;

update "usuario"
  set "role" = $1, "tipo" = $2, "cliente_id" = $3, "posto_id" = $4, "foto_id" = $5, "versao" = "versao" + $6
  where "id" = $7;

update "usuario"
  set "role" = $1, "tipo" = $2, "cliente_id" = $3, "posto_id" = $4, "pendente_desde" = $5, "versao" = "versao" + $6
  where "id" = $7;

update "usuario"
  set "role" = $1, "tipo" = $2, "cliente_id" = $3, "posto_id" = $4, "versao" = "versao" + $5
  where "id" = $6;

update "usuario"
  set "role" = $1, "tipo" = $2, "cliente_id" = $3, "versao" = "versao" + $4
  where "id" = $5;

update "usuario"
  set "senha_hash" = $1, "role" = $2, "tipo" = $3, "cliente_id" = $4, "posto_id" = $5, "versao" = "versao" + $6
  where "id" = $7;

update "usuario"
  set "senha_hash" = $1, "versao" = "versao" + $2
  where "id" = $3;

update "usuario"
  set "versao" = "versao" + $1
  where "id" = $2;
