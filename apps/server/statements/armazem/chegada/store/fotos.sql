-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/chegada/store/fotos.ts

-- deleteFoto
delete
  from "chegada_foto"
  where "id" = $1;

-- findFoto
select "id", "nota_id" as "nota", "chave", "filename", "content_type" as "contentType", "length"
  from "chegada_foto"
  where "id" = $1
  and "cliente_id" = $2;

select "id", "nota_id" as "nota", "chave", "filename", "content_type" as "contentType", "length"
  from "chegada_foto"
  where "id" = $1
  and true;

-- insertFotos
insert into "chegada_foto" ("chave", "length", "sha256", "nota_id", "cliente_id", "posicao", "filename",
    "content_type", "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

-- listFotos
select "id", "posicao", "filename", "length", "content_type" as "contentType", "sha256", "criado_em" as "em"
  from "chegada_foto"
  where "nota_id" = $1
  order by "id";
