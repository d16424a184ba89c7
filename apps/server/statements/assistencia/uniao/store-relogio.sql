-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/uniao/store-relogio.ts

-- countAbertas
select count(*) as "total"
  from "ordem_servico"
  where "relogio_id" in ($1)
  and "os_type" = $2
  and "motivo_segunda_os" is null
  and "status" not in ($3);

-- insertRastro
insert into "relogio_uniao" ("em", "por", "motivo", "unido_id", "ficou_id", "ordens")
  values ($1, $2, $3, $4, $5, $6);

-- isDeOutroPosto
select
  from ordem_servico
  where relogio_id = any($1)
  and posto_id <> $2
  union all select
  from relogio
  where id = any($3)
  and posto_id <> $4
  limit 1;

-- lockRelogios
--   garantia_desde: null
--   observacoes: null
--   trocado_os_id: null
--   unido_a_id: null
select *
  from "relogio"
  where "id" in ($1)
  order by "id" for update;

-- moveOrdens
update "ordem_servico"
  set "relogio_id" = $1, "versao" = versao + 1
  where "relogio_id" = $2
  returning "id", "versao", "posto_id";

-- moveOrdens 2
update "troca"
  set "relogio_novo_id" = $1
  where "relogio_novo_id" = $2;

-- moveOrdens 3
update "relogio"
  set "unido_a_id" = $1
  where "unido_a_id" = $2;

-- writeUniao
update "relogio"
  set "observacoes" = $1, "garantia_desde" = $2, "trocado_os_id" = $3, "versao" = versao + 1
  where "id" = $4
  returning "versao";

-- writeUniao 2
update "relogio"
  set "ativo" = $1, "unido_a_id" = $2, "versao" = versao + 1
  where "id" = $3
  returning "versao";
