-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/db/profiles.ts

-- give
insert into "perfil_habilidade" ("perfil_id", "habilidade")
  values ($1, $2)
  on conflict do nothing;

-- idOf
insert into perfil (codigo, nome, descricao, tipo, semeado)
  values ($1, case when exists (select 1
  from perfil
  where sem_acento(nome) = sem_acento($2)
  and codigo <> $3) then $4 else $5 end, $6, $7, true)
  on conflict (codigo) do update
  set nome = excluded.nome, descricao = excluded.descricao, semeado = true
  returning id;

-- seedProfiles
select pg_advisory_xact_lock($1);

-- seedProfiles 2
select "nome"
  from "habilidade";

-- seedProfiles 3
select "id", "codigo"
  from "perfil"
  where "semeado" = $1;

-- seedProfiles 4
insert into "habilidade" ("nome")
  values ($1);
