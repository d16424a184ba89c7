-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/correio.ts

-- insertCorreio
insert into "correio" ("para", "assunto", "texto", "criado_em")
  values ($1, $2, $3, $4)
  returning "id";

-- insertCorreio 2
delete
  from "correio"
  where "id" <= $1;

-- listCorreio
select "id", "para", "assunto", "texto", "criado_em"
  from "correio"
  order by "id" desc
  limit $1;
