-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/nota/store/arquivo.ts

-- findArquivo
select "chave", "filename", "content_type" as "contentType", "length"
  from "nota_arquivo"
  where "nota_id" = $1
  and "tipo" = $2;

-- insertArquivo
insert into "nota_arquivo" ("nota_id", "tipo", "filename", "content_type", "length", "chave", "sha256")
  values ($1, $2, $3, $4, $5, $6, $7);
