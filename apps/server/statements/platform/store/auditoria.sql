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

-- insertAuditoria 2
insert into "auditoria" ("entidade", "entidade_id", "cliente_id", "usuario_id", "criado_em", "mudancas")
  values ($1, $2, $3, $4, $5, $6);

with evento_contado as ( insert into evento_novo (tipo, entidade, entidade_id, cliente_id, posto_id, em,
    dados) select tipo, entidade, entidade_id, cliente_id, posto_id, em, dados
  from jsonb_to_recordset($1::jsonb) as contado (tipo text, entidade text, entidade_id bigint, cliente_id bigint,
    posto_id bigint, em timestamptz, dados jsonb)), registro as (insert into "auditoria" ("entidade", "entidade_id",
    "cliente_id", "usuario_id", "criado_em", "mudancas")
  values ($2, $3, $4, $5, $6, $7)) select 1;

-- insertAuditoriaTold
/* preparado */ with registro as (insert into "auditoria" ("entidade", "entidade_id", "cliente_id", "usuario_id",
    "criado_em", "mudancas")
  values ($1, $2, $3, $4, $5, $6)) , evento_contado as ( insert into evento_novo (tipo, entidade, entidade_id,
    cliente_id, posto_id, em, dados) select tipo, entidade, entidade_id, cliente_id, posto_id, em, dados
  from jsonb_to_recordset($7::jsonb) as contado (tipo text, entidade text, entidade_id bigint, cliente_id bigint,
    posto_id bigint, em timestamptz, dados jsonb)) select pg_notify($8, $9);

/* preparado */ with registro as (insert into "auditoria" ("entidade", "entidade_id", "cliente_id", "usuario_id",
    "criado_em", "mudancas")
  values ($1, $2, $3, $4, $5, $6)) select pg_notify($7, $8);
