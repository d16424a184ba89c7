-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/colaborador/store/convite.ts

-- deleteEncerrados
delete
  from "convite"
  where coalesce("aceito_em", "revogado_em", "expira_em") < $1;

-- findConvite
--   aceitoEm: null
--   convidadoPor: null
--   email: null
--   revogadoEm: null
select convite.id, convite.posto_id as "postoId", posto.nome_fantasia as posto, posto.ativo as "postoAtivo",
    convite.email, convite.role, perfil.nome as papel, convite.expira_em as "expiraEm", convite.envios,
    convite.criado_em as "criadoEm", coalesce(autor.nome_exibicao, autor.nome) as "convidadoPor",
    convite.revogado_em as "revogadoEm", convite.aceito_em as "aceitoEm"
  from convite
  join posto_autorizado posto on posto.id = convite.posto_id
  join perfil on perfil.codigo = convite.role
  left join usuario autor on autor.id = convite.convidado_por
  where convite.id = $1;

-- findPorToken
--   aceitoEm: null
--   email: null
--   revogadoEm: null
select convite.id, convite.posto_id as "postoId", posto.nome_fantasia as posto, posto.ativo as "postoAtivo",
    convite.email, convite.role, perfil.nome as papel, convite.expira_em as "expiraEm", convite.envios,
    convite.criado_em as "criadoEm", coalesce(autor.nome_exibicao, autor.nome) as "convidadoPor",
    convite.revogado_em as "revogadoEm", convite.aceito_em as "aceitoEm"
  from convite
  join posto_autorizado posto on posto.id = convite.posto_id
  join perfil on perfil.codigo = convite.role
  left join usuario autor on autor.id = convite.convidado_por
  where convite.token_sha256 = $1;

-- hasPessoa
select "id"
  from "usuario"
  where "email" = $1;

-- insertConvite
insert into "convite" ("posto_id", "email", "role", "expira_em", "criado_em", "convidado_por")
  values ($1, $2, $3, $4, $5, $6)
  returning "id";

-- listAbertos
--   aceitoEm: null
--   revogadoEm: null
select convite.id, convite.posto_id as "postoId", posto.nome_fantasia as posto, posto.ativo as "postoAtivo",
    convite.email, convite.role, perfil.nome as papel, convite.expira_em as "expiraEm", convite.envios,
    convite.criado_em as "criadoEm", coalesce(autor.nome_exibicao, autor.nome) as "convidadoPor",
    convite.revogado_em as "revogadoEm", convite.aceito_em as "aceitoEm"
  from convite
  join posto_autorizado posto on posto.id = convite.posto_id
  join perfil on perfil.codigo = convite.role
  left join usuario autor on autor.id = convite.convidado_por
  where convite.posto_id = $1
  and convite.email is not null
  order by convite.id desc;

-- lockConvite
select "id"
  from "convite"
  where "id" = $1 for update;

-- setToken
update "convite"
  set "token_sha256" = $1, "envios" = "envios" + $2
  where "id" = $3
  and "email" is not null;

-- updateConvite
update "convite"
  set "aceito_em" = $1, "usuario_id" = $2, "email" = $3
  where "id" = $4;

update "convite"
  set "expira_em" = $1
  where "id" = $2;

update "convite"
  set "revogado_em" = $1, "email" = $2
  where "id" = $3;
