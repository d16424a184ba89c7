-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/auditoria/store.ts

-- existsEntidade
select 1
  from "configuracao"
  where id = $1
  and $2;

select 1
  from "pedido"
  where id = $1
  and "cliente_id" = $2;

select 1
  from "pedido"
  where id = $1
  and true;

-- listAuditoria
--   mudancas[].acao: string
--   mudancas[].campo: string
--   mudancas[].de: boolean
--   mudancas[].de: null
--   mudancas[].de: number
--   mudancas[].de: object
--   mudancas[].de: string
--   mudancas[].para: array
--   mudancas[].para: boolean
--   mudancas[].para: null
--   mudancas[].para: number
--   mudancas[].para: object
--   mudancas[].para: string
--   mudancas[].para[]: number
--   mudancas[]: object
--   usuario: null
--   usuarioId: null
select "auditoria"."id", "auditoria"."usuario_id" as "usuarioId", coalesce("usuario"."nome_exibicao",
    "usuario"."nome") as "usuario", "auditoria"."criado_em" as "criadoEm", "auditoria"."mudancas"
  from "auditoria"
  left join "usuario" on "usuario"."id" = "auditoria"."usuario_id"
  where "auditoria"."entidade" = $1
  and "auditoria"."entidade_id" = $2
  and "auditoria"."cliente_id" = $3
  order by "auditoria"."id" desc;

select "auditoria"."id", "auditoria"."usuario_id" as "usuarioId", coalesce("usuario"."nome_exibicao",
    "usuario"."nome") as "usuario", "auditoria"."criado_em" as "criadoEm", "auditoria"."mudancas"
  from "auditoria"
  left join "usuario" on "usuario"."id" = "auditoria"."usuario_id"
  where "auditoria"."entidade" = $1
  and "auditoria"."entidade_id" = $2
  and true
  order by "auditoria"."id" desc;
