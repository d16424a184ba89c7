-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/orcamento/desconto.ts

-- findDescontoMaximo
--   maximo: null
select "perfil"."codigo", "perfil"."desconto_maximo" as "maximo"
  from "usuario"
  inner join "perfil" on "perfil"."codigo" = "usuario"."role"
  where "usuario"."id" = $1;

-- listDescontos
--   maximo: null
select "perfil"."codigo", "perfil"."nome", "perfil"."desconto_maximo" as "maximo", exists (select "usuario"."id"
  from "usuario"
  where "usuario"."id" = $1
  and "usuario"."role" = "perfil"."codigo") as "meu"
  from "perfil"
  where exists (select "habilidade"
  from "perfil_habilidade"
  where "perfil_habilidade"."perfil_id" = "perfil"."id"
  and "habilidade" = $2)
  order by "perfil"."nome";
