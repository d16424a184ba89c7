-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/auditoria.ts

-- findLastChange
--   por: null
select (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "auditoria"."usuario_id") as "por", "criado_em" as "em"
  from "auditoria"
  where "entidade" = $1
  and "entidade_id" = $2
  order by "auditoria"."id" desc
  limit $3;

-- insertAuditoria
insert into "auditoria" ("entidade", "entidade_id", "cliente_id", "usuario_id", "criado_em", "mudancas")
  values ($1, $2, $3, $4, $5, $6);

-- insertAuditoriaTold
/* preparado */ with registro as (insert into "auditoria" ("entidade", "entidade_id", "cliente_id", "usuario_id",
    "criado_em", "mudancas")
  values ($1, $2, $3, $4, $5, $6)) select pg_notify($7, $8);
