-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/relogio.ts

-- findAberta
select "id", "numero", "ano", "posto_id" as "postoId"
  from "ordem_servico"
  where "relogio_id" = $1
  and "id" != $2
  and "os_type" = $3
  and "status" not in ($4)
  order by "id"
  limit $5;

-- isUsado
select "id"
  from "relogio"
  where "id" = $1
  and ("trocado_os_id" is not null or "garantia_desde" is not null or exists (select "id"
  from "ordem_servico"
  where "relogio_id" = $2));

-- isVendido
select "id"
  from "relogio_vendido"
  where "modelo_produto_id" = $1
  and "numero_serie" = $2;

-- setGarantiaDesde
update "relogio"
  set "garantia_desde" = $1
  where "id" = $2;

-- setTrocado
update "relogio"
  set "trocado_os_id" = $1
  where "id" = $2;
