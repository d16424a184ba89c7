-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/filtroSalvo/store.ts

-- countFiltros
select "id"
  from "usuario"
  where "id" = $1 for update;

-- countFiltros 2
select count(*) as "total"
  from "filtro_salvo"
  where "usuario_id" = $1
  and "lista" = $2;

-- deleteFiltro
delete
  from "filtro_salvo"
  where "id" = $1
  and "usuario_id" = $2;

-- insertFiltro
insert into "filtro_salvo" ("usuario_id", "lista", "nome", "filtros")
  values ($1, $2, $3, $4)
  returning "id", "lista", "nome", "filtros";

-- listFiltros
select "id", "lista", "nome", "filtros"
  from "filtro_salvo"
  where "usuario_id" = $1
  and "lista" = $2
  order by nome collate "pt-BR-x-icu", "id";
