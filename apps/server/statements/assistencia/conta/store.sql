-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/conta/store.ts

-- listContasDaOs
select "conta_email"."usuario_id"
  from "ordem_servico" as "os"
  inner join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  inner join "conta_email" on conta_email.email = lower(consumidor.email)
  where "os"."id" = $1;
