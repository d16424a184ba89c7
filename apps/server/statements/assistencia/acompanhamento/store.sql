-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/acompanhamento/store.ts

-- findMinha
select "os"."id"
  from "ordem_servico" as "os"
  inner join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  where "os"."status" <> $1
  and consumidor.id in (select coalesce(unido_a_id, id)
  from consumidor
  where cnpj_cpf = $2)
  and "os"."id" = $3;

select "os"."id"
  from "ordem_servico" as "os"
  inner join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  where "os"."status" <> $1
  and false
  and "os"."id" = $2;

-- listMinhas
select "os"."id", "os"."numero", "os"."ano", "os"."status", "os"."criado_em", "posto"."nome_fantasia" as "posto",
    "modelo"."descricao" as "modelo"
  from "ordem_servico" as "os"
  inner join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "os"."posto_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  where "os"."status" <> $1
  and consumidor.id in (select coalesce(unido_a_id, id)
  from consumidor
  where cnpj_cpf = $2)
  order by "os"."criado_em" desc, "os"."id" desc
  limit $3;

select "os"."id", "os"."numero", "os"."ano", "os"."status", "os"."criado_em", "posto"."nome_fantasia" as "posto",
    "modelo"."descricao" as "modelo"
  from "ordem_servico" as "os"
  inner join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "os"."posto_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  where "os"."status" <> $1
  and false
  order by "os"."criado_em" desc, "os"."id" desc
  limit $2;
