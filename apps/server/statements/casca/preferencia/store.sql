-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/preferencia/store.ts

-- findPreferencia
select "atalhos_de_tecla" as "atalhosDeTecla", "primeiros_passos_dispensados" as "primeirosPassosDispensados"
  from "preferencia"
  where "usuario_id" = $1;

-- putPreferencia
insert into "preferencia" ("usuario_id", "atalhos_de_tecla")
  values ($1, $2)
  on conflict ("usuario_id") do update
  set "atalhos_de_tecla" = $3
  returning "atalhos_de_tecla" as "atalhosDeTecla", "primeiros_passos_dispensados" as "primeirosPassosDispensados";

insert into "preferencia" ("usuario_id", "primeiros_passos_dispensados")
  values ($1, $2)
  on conflict ("usuario_id") do update
  set "primeiros_passos_dispensados" = $3
  returning "atalhos_de_tecla" as "atalhosDeTecla", "primeiros_passos_dispensados" as "primeirosPassosDispensados";
