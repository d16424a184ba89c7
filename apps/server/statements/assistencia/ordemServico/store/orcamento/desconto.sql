-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/orcamento/desconto.ts

-- findDescontoMaximo
--   maximo: null
select "perfil"."codigo", "perfil"."desconto_maximo" as "maximo"
  from "usuario"
  inner join "perfil" on "perfil"."codigo" = "usuario"."role"
  where "usuario"."id" = $1;
