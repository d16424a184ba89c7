-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/link.ts

-- countLinks
select count(*) as "criados"
  from "os_link" as "link"
  inner join "usuario" on "usuario"."id" = "link"."criado_por"
  where "usuario"."tipo" <> $1
  and "link"."ordem_servico_id" = $2
  and "link"."criado_em" > $3;

-- countLinks 2
select count(*) as "enviados"
  from "os_aviso"
  where "ordem_servico_id" = $1
  and "enviado_em" > $2;

-- findDestinatario
--   email: null
--   modelo: null
--   telefone_consumidor: null
select "os"."numero", "os"."ano", "os"."status", "consumidor"."nome", "consumidor"."email",
    "consumidor"."telefone" as "telefone_consumidor", "os"."id", "os"."versao", "os"."posto_id",
    "posto"."nome_fantasia" as "posto", "posto"."telefone_comercial" as "telefone", "modelo"."descricao" as "modelo"
  from "ordem_servico" as "os"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "os"."posto_id"
  left join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  where "os"."id" = $1;

-- findFim
select "status", "status_desde"
  from "ordem_servico"
  where "id" = $1;

-- findLink
--   aberto_em: null
--   criador: null
--   enviado_em: null
--   mostrado_em: null
--   sal: null
select "os_link"."id", "os_link"."sal", "os_link"."ordem_servico_id", "os_link"."aberto_em", "os_link"."enviado_em",
    "os_link"."mostrado_em", "usuario"."tipo" as "criador"
  from "os_link"
  inner join "ordem_servico" as "os" on "os"."id" = "os_link"."ordem_servico_id"
  left join "usuario" on "usuario"."id" = "os_link"."criado_por"
  where "os_link"."revogado_em" is null
  and ("os_link"."expira_em" is null or "os_link"."expira_em" > $1)
  and not exists ( select
  from usuario dona
  where dona.id = os_link.criado_por
  and dona.tipo <> 'interno'
  and os_link.sal is null
  and not exists ( select
  from conta_email
  join consumidor on lower(consumidor.email) = conta_email.email
  where conta_email.usuario_id = dona.id
  and consumidor.id = os.consumidor_id))
  and ("os_link"."sal" is null or "os"."status" not in ($2) or "os"."status_desde" > $3)
  and "os_link"."token_hash" = $4;

-- findOsDoLink
select ordem_servico.id
  from ordem_servico
  where ordem_servico.id in (select ordem_servico_id
  from os_link
  where codigo_hash = $1
  and revogado_em is null)
  and "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  limit 2;

select ordem_servico.id
  from ordem_servico
  where ordem_servico.id in (select ordem_servico_id
  from os_link
  where codigo_hash = $1
  and revogado_em is null)
  and true
  limit 2;

select ordem_servico.id
  from ordem_servico
  where ordem_servico.id in (select ordem_servico_id
  from os_link
  where token_hash = $1)
  and "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)
  limit 2;

select ordem_servico.id
  from ordem_servico
  where ordem_servico.id in (select ordem_servico_id
  from os_link
  where token_hash = $1)
  and true
  limit 2;

-- findPorCodigo
select "os_link"."sal"
  from "os_link"
  inner join "ordem_servico" as "os" on "os"."id" = "os_link"."ordem_servico_id"
  inner join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  where "os_link"."revogado_em" is null
  and ("os_link"."expira_em" is null or "os_link"."expira_em" > $1)
  and not exists ( select
  from usuario dona
  where dona.id = os_link.criado_por
  and dona.tipo <> 'interno'
  and os_link.sal is null
  and not exists ( select
  from conta_email
  join consumidor on lower(consumidor.email) = conta_email.email
  where conta_email.usuario_id = dona.id
  and consumidor.id = os.consumidor_id))
  and ("os_link"."sal" is null or "os"."status" not in ($2) or "os"."status_desde" > $3)
  and "os_link"."codigo_hash" = $4
  and right(regexp_replace(consumidor.telefone, '\D', '', 'g'), 3) = $5;

-- findVivo
select "id", "sal", "token_hash"
  from "os_link"
  where "ordem_servico_id" = $1
  and "revogado_em" is null
  and "sal" is not null;

-- insertLink
insert into "os_link" ("ordem_servico_id", "token_hash", "criado_em", "criado_por", "expira_em")
  values ($1, $2, $3, $4, $5)
  on conflict do nothing
  returning "id";

insert into "os_link" ("ordem_servico_id", "token_hash", "sal", "codigo_hash", "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing
  returning "id";

-- revokeLink
update "os_link"
  set "revogado_em" = $1
  where "id" = $2
  and "revogado_em" is null;

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

-- setEnviado
update "os_link"
  set "enviado_em" = $1
  where "id" = $2
  and "enviado_em" is null;

-- setMostrado
update "os_link"
  set "mostrado_em" = $1, "mostrado_a" = $2
  where "id" = $3
  and "mostrado_em" is null
  returning "id";
