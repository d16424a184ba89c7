-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/midia/store.ts

-- deleteImagem
select "chave"
  from "imagem_tamanho"
  where "imagem_id" = $1;

-- deleteImagem 2
delete
  from "imagem"
  where "id" = $1;

-- findImagem
select "tamanho", "chave", "length"
  from "imagem_tamanho"
  where "imagem_id" = $1
  order by "tamanho";

-- insertImagem
insert into "imagem" ("id", "criada_em")
  values ($1, $2);

-- insertImagem 2
insert into "imagem_tamanho" ("imagem_id", "tamanho", "chave", "length")
  values ($1, $2, $3, $4);
