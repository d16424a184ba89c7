-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/correio/destino/store.ts

-- bumpDono
update "correio_dono"
  set "versao" = "versao" + $1, "alterado_em" = $2, "alterado_por" = $3
  where "id" = $4;

-- findDestino
--   clienteId: null
--   postoId: null
select "dono"."cliente_id" as "clienteId", "dono"."posto_id" as "postoId", "destino"."endereco"
  from "correio_destino" as "destino"
  inner join "correio_dono" as "dono" on "dono"."id" = "destino"."dono_id"
  where "destino"."id" = $1;

-- findNome
select "nome_fantasia" as "nome"
  from "cliente"
  where "id" = $1;

select "nome_fantasia" as "nome"
  from "posto_autorizado"
  where "id" = $1;

-- findVersao
select "versao"
  from "correio_dono"
  where "cliente_id" = $1;

select "versao"
  from "correio_dono"
  where "posto_id" = $1;

-- listDestinos
select "destino"."finalidade", "destino"."endereco"
  from "correio_destino" as "destino"
  inner join "correio_dono" as "dono" on "dono"."id" = "destino"."dono_id"
  where "dono"."cliente_id" = $1
  order by "destino"."id";

select "destino"."finalidade", "destino"."endereco"
  from "correio_destino" as "destino"
  inner join "correio_dono" as "dono" on "dono"."id" = "destino"."dono_id"
  where "dono"."posto_id" = $1
  order by "destino"."id";

-- listQueEntregam
select "destino"."id", "destino"."endereco"
  from "correio_destino" as "destino"
  inner join "correio_dono" as "dono" on "dono"."id" = "destino"."dono_id"
  left join "correio_endereco" as "parado" on "parado"."endereco" = "destino"."endereco"
  and "parado"."nao_entrega_em" is not null
  where "dono"."cliente_id" = $1
  and "destino"."finalidade" = $2
  and "parado"."id" is null
  order by "destino"."id";

select "destino"."id", "destino"."endereco"
  from "correio_destino" as "destino"
  inner join "correio_dono" as "dono" on "dono"."id" = "destino"."dono_id"
  left join "correio_endereco" as "parado" on "parado"."endereco" = "destino"."endereco"
  and "parado"."nao_entrega_em" is not null
  where "dono"."posto_id" = $1
  and "destino"."finalidade" = $2
  and "parado"."id" is null
  order by "destino"."id";

-- lockDono
insert into "correio_dono" ("cliente_id")
  values ($1)
  on conflict ("cliente_id") do nothing;

insert into "correio_dono" ("posto_id")
  values ($1)
  on conflict ("posto_id") do nothing;

-- lockDono 2
--   alteradoEm: null
--   alteradoPor: null
select "id", "versao", "alterado_em" as "alteradoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "correio_dono"."alterado_por") as "alteradoPor"
  from "correio_dono"
  where "cliente_id" = $1 for update;

select "id", "versao", "alterado_em" as "alteradoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "correio_dono"."alterado_por") as "alteradoPor"
  from "correio_dono"
  where "posto_id" = $1 for update;

-- replaceDestinos
delete
  from "correio_destino"
  where "dono_id" = $1
  and "finalidade" = $2
  and not "endereco" = any ($3::text[]);

-- replaceDestinos 2
insert into correio_destino (dono_id, finalidade, endereco) select $1, $2, endereco
  from unnest($3::text[]) as endereco
  on conflict do nothing;
