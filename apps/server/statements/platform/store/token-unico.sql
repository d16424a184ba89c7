-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/token-unico.ts

-- countTentativa
update "token_unico"
  set "tentativas" = "tentativas" + $1
  where "hash" = $2
  returning "tentativas";

-- deleteExpiredTokens
delete
  from "token_unico"
  where "expira_em" < $1;

-- deleteTokensOf
delete
  from "token_unico"
  where "usuario_id" = $1
  and "tipo" in ($2);

-- findToken
--   usuario_id: null
select "tipo", "usuario_id", "tentativas"
  from "token_unico"
  where "hash" = $1
  and "tipo" in ($2)
  and "usado_em" is null
  and "expira_em" > $3;

-- insertToken
insert into "token_unico" ("hash", "tipo", "usuario_id", "expira_em")
  values ($1, $2, $3, $4);

insert into "token_unico" ("hash", "tipo", "usuario_id", "expira_em", "identidade_id", "sid")
  values ($1, $2, $3, $4, $5, $6);

-- insertUsado
insert into "token_unico" ("hash", "tipo", "usuario_id", "usado_em", "expira_em")
  values ($1, $2, $3, $4, $5)
  on conflict do nothing
  returning "hash";

-- takeToken
--   identidade_id: null
--   sid: null
--   usuario_id: null
update "token_unico"
  set "usado_em" = $1
  where "hash" = $2
  and "tipo" in ($3)
  and "usado_em" is null
  and "expira_em" > $4
  returning "usuario_id", "identidade_id", "sid";
