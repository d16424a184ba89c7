-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/link.ts

-- countLinks
select count(*) filter(where "link"."enviado_em" is null
  and "usuario"."tipo" <> $1) as "criados", count(*) filter(where "link"."enviado_em" is not null) as "enviados"
  from "os_link" as "link"
  left join "usuario" on "usuario"."id" = "link"."criado_por"
  where "link"."ordem_servico_id" = $2
  and "link"."criado_em" > $3;

-- findDestinatario
select "os"."numero", "os"."ano", "os"."status", "consumidor"."nome", "consumidor"."email",
    "posto"."nome_fantasia" as "posto", "posto"."telefone_comercial" as "telefone", "modelo"."descricao" as "modelo"
  from "ordem_servico" as "os"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "os"."posto_id"
  left join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  where "os"."id" = $1;

-- findLink
--   aberto_em: null
--   criador: null
--   enviado_em: null
select "os_link"."id", "os_link"."ordem_servico_id", "os_link"."aberto_em", "os_link"."enviado_em",
    "usuario"."tipo" as "criador"
  from "os_link"
  left join "usuario" on "usuario"."id" = "os_link"."criado_por"
  where "token_hash" = $1
  and "expira_em" > $2
  and "revogado_em" is null;

-- insertLink
insert into "os_link" ("ordem_servico_id", "token_hash", "criado_em", "criado_por", "expira_em", "enviado_em")
  values ($1, $2, $3, $4, $5, $6)
  returning "id";

-- revokeLinks
update "os_link"
  set "revogado_em" = $1
  where "ordem_servico_id" = $2
  and "revogado_em" is null;

-- setAberto
update "os_link"
  set "aberto_em" = $1
  where "id" = $2
  and "aberto_em" is null;
