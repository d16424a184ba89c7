-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/aviso.ts

-- closeAvisos
update "os_aviso"
  set "encerrado_em" = $1
  where "ordem_servico_id" = $2
  and "aviso" in ($3)
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null;

-- findAviso
--   encerradoEm: null
--   enviadoEm: null
--   feitoEm: null
--   feitoVia: null
--   para: null
select "os_aviso"."id", "os_aviso"."aviso", "os_aviso"."criado_em" as "criadoEm", "os_aviso"."para",
    "os_aviso"."por_email" as "porEmail", "os_aviso"."enviado_em" as "enviadoEm", "os_aviso"."feito_em" as "feitoEm",
    "os_aviso"."feito_via" as "feitoVia", "os_aviso"."encerrado_em" as "encerradoEm"
  from "os_aviso"
  where "ordem_servico_id" = $1
  and "id" = $2;

-- hasEmail
--   email: null
select "consumidor"."email"
  from "ordem_servico" as "os"
  inner join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  left join "correio_endereco" as "parado" on "parado"."endereco" = lower(consumidor.email)
  and "parado"."nao_entrega_em" is not null
  where "parado"."id" is null
  and "os"."id" = $1;

-- insertAviso
insert into "os_aviso" ("ordem_servico_id", "aviso", "criado_em", "criado_por")
  values ($1, $2, $3, $4)
  on conflict do nothing
  returning "id";

insert into "os_aviso" ("ordem_servico_id", "aviso", "criado_em", "criado_por", "por_email", "espera_desde")
  values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing
  returning "id";

insert into "os_aviso" ("ordem_servico_id", "aviso", "criado_em", "por_email")
  values ($1, $2, $3, $4)
  on conflict do nothing
  returning "id";

-- listAvisos
--   encerradoEm: null
--   enviadoEm: null
--   feitoEm: null
--   feitoVia: null
--   para: null
--   por: null
select "os_aviso"."id", "os_aviso"."aviso", "os_aviso"."criado_em" as "criadoEm", "os_aviso"."para",
    "os_aviso"."por_email" as "porEmail", "os_aviso"."enviado_em" as "enviadoEm", "os_aviso"."feito_em" as "feitoEm",
    "os_aviso"."feito_via" as "feitoVia", "os_aviso"."encerrado_em" as "encerradoEm", coalesce(usuario.nome_exibicao,
    usuario.nome) as "por"
  from "os_aviso"
  left join "usuario" on "usuario"."id" = "os_aviso"."feito_por"
  where "ordem_servico_id" = $1
  order by "os_aviso"."id" desc
  limit $2;

-- listEsperando
--   encerradoEm: null
--   enviadoEm: null
--   feitoEm: null
--   feitoVia: null
--   para: null
select "os_aviso"."id", "os_aviso"."aviso", "os_aviso"."criado_em" as "criadoEm", "os_aviso"."para",
    "os_aviso"."por_email" as "porEmail", "os_aviso"."enviado_em" as "enviadoEm", "os_aviso"."feito_em" as "feitoEm",
    "os_aviso"."feito_via" as "feitoVia", "os_aviso"."encerrado_em" as "encerradoEm"
  from "os_aviso"
  where "ordem_servico_id" = $1
  and "aviso" <> $2
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null
  order by "id" desc;

-- listRetiradas
select os.id, marco.aviso, date_trunc('milliseconds', os.status_desde) as desde, os.versao, os.posto_id
  from ordem_servico os
  cross join lateral ( select aviso
  from unnest($1::text[], $2::timestamptz[]) passado (aviso, ate)
  where os.status_desde <= passado.ate
  order by passado.ate
  limit 1) marco
  where os.status in ('REPARADA', 'ORCAMENTO_REPROVADO', 'TROCA_NAO_AUTORIZADA')
  and not exists ( select
  from os_aviso
  where os_aviso.ordem_servico_id = os.id
  and os_aviso.aviso = marco.aviso
  and os_aviso.espera_desde = date_trunc('milliseconds', os.status_desde))
  order by os.status_desde
  limit $3;

-- lockRetirada
select
  from ordem_servico
  where id = $1
  and status in ('REPARADA', 'ORCAMENTO_REPROVADO', 'TROCA_NAO_AUTORIZADA')
  and date_trunc('milliseconds', status_desde) = $2 for update;

-- reopenEnviados
update "os_aviso"
  set "enviado_em" = $1, "por_email" = $2
  where lower(para) = $3
  and "enviado_em" >= $4
  and "feito_em" is null
  and "encerrado_em" is null
  returning "ordem_servico_id" as "osId";

-- setAvisoEnviado
update "os_aviso"
  set "para" = $1, "enviado_em" = $2
  where "id" = $3
  and "enviado_em" is null;

-- setFeito
update "os_aviso"
  set "feito_em" = $1, "feito_por" = $2, "feito_via" = $3
  where "id" = $4;

-- setPorEmail
update "os_aviso"
  set "por_email" = $1
  where "id" = $2;

-- setSemEmail
update "os_aviso"
  set "por_email" = $1
  where "id" = $2;
