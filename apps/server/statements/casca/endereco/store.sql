-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/endereco/store.ts

-- listCidades
select "cidade"."id", "cidade"."nome", "estado"."sigla" as "estado"
  from "cidade"
  inner join "estado" on "estado"."id" = "cidade"."estado_id"
  order by cidade.nome collate "pt-BR-x-icu", "cidade"."id";

select "cidade"."id", "cidade"."nome", "estado"."sigla" as "estado"
  from "cidade"
  inner join "estado" on "estado"."id" = "cidade"."estado_id"
  where "estado"."sigla" = $1
  and sem_acento(cidade.nome) like sem_acento($2)
  order by sem_acento(cidade.nome) like sem_acento($3) desc, cidade.nome collate "pt-BR-x-icu", "cidade"."id"
  limit $4;

select "cidade"."id", "cidade"."nome", "estado"."sigla" as "estado"
  from "cidade"
  inner join "estado" on "estado"."id" = "cidade"."estado_id"
  where "estado"."sigla" = $1
  order by cidade.nome collate "pt-BR-x-icu", "cidade"."id";

select "cidade"."id", "cidade"."nome", "estado"."sigla" as "estado"
  from "cidade"
  inner join "estado" on "estado"."id" = "cidade"."estado_id"
  where sem_acento(cidade.nome) like sem_acento($1)
  order by sem_acento(cidade.nome) like sem_acento($2) desc, cidade.nome collate "pt-BR-x-icu", "cidade"."id"
  limit $3;

-- listEstados
select "id", "nome", "sigla"
  from "estado"
  where "pais_id" = $1
  order by nome collate "pt-BR-x-icu";

-- listPaises
select "id", "nome", "sigla"
  from "pais"
  order by nome collate "pt-BR-x-icu";
