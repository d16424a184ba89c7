-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/cobranca/store/lembrete.ts

-- insertLembrete
insert into "cobranca_lembrete" ("cobranca_id", "momento", "sem_email", "criado_em")
  values ($1, $2, $3, $4)
  on conflict do nothing
  returning "momento";

-- listDestinatarios
select "usuario"."id", "usuario"."nome", "usuario"."email"
  from "usuario"
  inner join "perfil" on "perfil"."codigo" = "usuario"."role"
  inner join "perfil_habilidade" on "perfil_habilidade"."perfil_id" = "perfil"."id"
  where "perfil_habilidade"."habilidade" = $1
  and "usuario"."posto_id" = $2
  and "usuario"."ativo" = $3
  order by "usuario"."id";

-- listLembraveis
select "cobranca"."id", "cobranca"."posto_id", "cobranca"."vencimento", "cobranca"."pagavel_ate"
  from "cobranca"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "cobranca"."posto_id"
  where "cobranca"."status" = $1
  and "cobranca"."retida" = $2
  and "posto"."ativo" = $3
  and "cobranca"."vencimento" <= $4
  order by "cobranca"."id";

-- listLembretes
select "momento", "sem_email", "criado_em"
  from "cobranca_lembrete"
  where "cobranca_id" = $1;

-- lockLembravel
select "cobranca"."id"
  from "cobranca"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "cobranca"."posto_id"
  where "cobranca"."status" = $1
  and "cobranca"."retida" = $2
  and "posto"."ativo" = $3
  and "cobranca"."id" = $4 for update of "cobranca";
