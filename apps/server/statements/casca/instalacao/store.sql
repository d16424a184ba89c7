-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/instalacao/store.ts

-- deleteAntigas
delete
  from "copia"
  where "iniciada_em" < $1
  and ("falha" is not null or "removida_em" is not null);

-- findNascimento
select min("aplicada_em") as "em"
  from "migracao";

-- findUltima
--   falha: null
--   removida_em: null
--   testada_em: null
--   teste_falha: null
select *
  from "copia"
  where "falha" is null
  and "removida_em" is null
  order by "iniciada_em" desc
  limit $1;

-- findUltimoTeste
--   em: null
select max("testada_em") as "em"
  from "copia";

-- insertCopia
insert into "copia" ("iniciada_em", "pasta", "terminada_em", "falha")
  values ($1, $2, $3, $4);

insert into "copia" ("iniciada_em", "pasta", "terminada_em", "linhas", "arquivos", "bytes")
  values ($1, $2, $3, $4, $5, $6);

-- listCopias
--   falha: null
--   removida_em: null
--   testada_em: null
--   teste_falha: null
select *
  from "copia"
  order by "iniciada_em" desc
  limit $1;

-- listSobras
select "id", "pasta"
  from "copia"
  where "falha" is null
  and "removida_em" is null
  order by "iniciada_em" desc offset $1;

-- readBanco
select current_setting('server_version') as postgres, (select lpad(numero::text, 4, '0') || ' ' || nome
  from migracao
  order by numero desc
  limit 1) as migracao, pg_database_size(current_database())::float8 as bytes;

-- updateRemovida
update "copia"
  set "removida_em" = $1
  where "id" = $2;

-- updateTeste
update "copia"
  set "testada_em" = $1, "teste_falha" = $2
  where "id" = $3;
