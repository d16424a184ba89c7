-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/platform/store/sessao.ts

-- deleteExpired
delete
  from "sessao_token"
  where "expira_em" < $1;

-- deleteExpired 2
delete
  from "sessao" as "s"
  where not exists (select "t"."hash"
  from "sessao_token" as "t"
  where "t"."sessao_id" = "s"."id");

-- findEnded
select "dadas"."id"
  from unnest($1::bigint[]) as dadas(id)
  where not exists (select "s"."id"
  from "sessao" as "s"
  inner join "sessao_token" as "t" on "t"."sessao_id" = "s"."id"
  inner join "usuario" as "u" on "u"."id" = "s"."usuario_id"
  where "s"."id" = "dadas"."id"
  and "s"."revogada_em" is null
  and "s"."absoluta_em" > $2
  and "t"."expira_em" > $3
  and "u"."ativo" = $4);

-- findSessao
--   chave_habilidades: null
--   chave_habilidades[]: string
--   chave_id: null
--   chave_teste: null
--   cliente_id: null
--   codigo_cliente: null
--   codigo_depositante: null
--   cpf: null
--   foto_id: null
--   habilidades[]: string
--   nome_exibicao: null
--   nome_fantasia: null
--   posto_id: null
--   posto_nome: null
select /* preparado */ "s"."id" as "sessao_id", "s"."usada_em", "t"."expira_em", "c"."id" as "chave_id",
    "c"."habilidades" as "chave_habilidades", "c"."teste" as "chave_teste", "pessoa"."id", "pessoa"."nome",
    "pessoa"."nome_exibicao", "pessoa"."email", "pessoa"."cpf", "pessoa"."foto_id", "pessoa"."role", "pessoa"."papel",
    "pessoa"."tipo", "pessoa"."habilidades", "pessoa"."exige_segundo_fator", "pessoa"."segundo_fator",
    "pessoa"."chave_acesso", "pessoa"."cliente_id", "pessoa"."nome_fantasia", "pessoa"."codigo_cliente",
    "pessoa"."codigo_depositante", "pessoa"."posto_id", "pessoa"."posto_nome", "pessoa"."posto_ativo"
  from "sessao_token" as "t"
  inner join "sessao" as "s" on "s"."id" = "t"."sessao_id"
  inner join "pessoa" on "pessoa"."id" = "s"."usuario_id"
  left join "chave_api" as "c" on "c"."id" = "s"."chave_api_id"
  where "t"."hash" = $1
  and "t"."tipo" = $2
  and "t"."expira_em" > $3
  and "s"."absoluta_em" > $4
  and "s"."revogada_em" is null
  and "pessoa"."ativo" = $5
  and ("c"."id" is null or "pessoa"."cliente_id" is null or exists (select "cliente"."id"
  from "cliente"
  where "cliente"."id" = "pessoa"."cliente_id"
  and "cliente"."ativo" = $6));

-- insertSessao
insert into "sessao" ("usuario_id", "criada_em", "usada_em", "absoluta_em", "dispositivo", "endereco")
  values ($1, $2, $3, $4, $5, $6)
  returning "id";

insert into "sessao" ("usuario_id", "criada_em", "usada_em", "absoluta_em", "dispositivo", "endereco", "identidade_id",
    "sid")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning "id";

-- insertSessaoDeChave
insert into "sessao" ("usuario_id", "chave_api_id", "criada_em", "usada_em", "absoluta_em", "dispositivo")
  values ($1, $2, $3, $4, $5, $6)
  returning "id";

-- insertTokens
insert into "sessao_token" ("hash", "tipo", "expira_em", "sessao_id")
  values ($1, $2, $3, $4);

-- listOpen
--   dispositivo: null
--   endereco: null
select "s"."id", "s"."criada_em", "s"."usada_em", "s"."dispositivo", "s"."endereco"
  from "sessao" as "s"
  where "s"."usuario_id" = $1
  and "s"."chave_api_id" is null
  and "s"."revogada_em" is null
  and "s"."absoluta_em" > $2
  and exists (select "t"."hash"
  from "sessao_token" as "t"
  where "t"."sessao_id" = "s"."id"
  and "t"."expira_em" > $3
  and "t"."trocado_em" is null)
  order by "s"."usada_em" desc, "s"."id" desc;

-- lockRenovacao
--   trocado_em: null
select "s"."id", "s"."absoluta_em", "s"."usuario_id", "t"."expira_em", "t"."trocado_em"
  from "sessao_token" as "t"
  inner join "sessao" as "s" on "s"."id" = "t"."sessao_id"
  inner join "usuario" as "u" on "u"."id" = "s"."usuario_id"
  where "t"."hash" = $1
  and "t"."tipo" = $2
  and "s"."revogada_em" is null
  and "u"."ativo" = $3 for update of "s", "t";

-- revokeByChave
update "sessao"
  set "revogada_em" = $1
  where "revogada_em" is null
  and "chave_api_id" = $2
  returning "id";

-- revokeById
update "sessao"
  set "revogada_em" = $1
  where "id" = $2
  returning "id";

-- revokeByProvedor
update "sessao"
  set "revogada_em" = $1
  where "revogada_em" is null
  and "identidade_id" in (select "identidade"."id"
  from "identidade"
  where "provedor_id" = $2
  and "sujeito" = $3)
  and "sid" = $4
  returning "id";

update "sessao"
  set "revogada_em" = $1
  where "revogada_em" is null
  and "identidade_id" in (select "identidade"."id"
  from "identidade"
  where "provedor_id" = $2
  and "sujeito" = $3)
  returning "id";

update "sessao"
  set "revogada_em" = $1
  where "revogada_em" is null
  and "identidade_id" in (select "identidade"."id"
  from "identidade"
  where "provedor_id" = $2)
  returning "id";

-- revokeByToken
update "sessao"
  set "revogada_em" = $1
  where "revogada_em" is null
  and "id" in (select "sessao_id"
  from "sessao_token"
  where "hash" = $2)
  returning "id";

-- revokeByUsuario
update "sessao"
  set "revogada_em" = $1
  where "revogada_em" is null
  and "usuario_id" = $2
  and "chave_api_id" is null
  and "id" is distinct from $3
  returning "id";

-- revokeOwn
update "sessao"
  set "revogada_em" = $1
  where "id" = $2
  and "usuario_id" = $3
  and "revogada_em" is null
  returning "id";

-- setTrocado
update "sessao_token"
  set "trocado_em" = $1
  where "hash" = $2
  and "trocado_em" is null;

-- setUsada
update "sessao"
  set "usada_em" = $1
  where "id" = $2;
