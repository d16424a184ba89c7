-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/condicoes/store.ts

-- findCondicoes
--   alteradoEm: null
--   alteradoPor: null
--   pixChave: null
--   pixTipo: null
--   taxaDiagnostico: null
--   texto: null
--   versao: null
select posto.id as "postoId", posto.nome_fantasia as "nomeFantasia", atual.versao, atual.texto,
    atual.taxa_diagnostico as "taxaDiagnostico", atual.pix_tipo as "pixTipo", atual.pix_chave as "pixChave",
    posto.cidade, atual.criado_em as "alteradoEm", coalesce(usuario.nome_exibicao, usuario.nome) as "alteradoPor"
  from posto_autorizado posto
  left join lateral ( select versao, texto, taxa_diagnostico, pix_tipo, pix_chave, criado_em, criado_por
  from posto_condicoes
  where posto_condicoes.posto_id = posto.id
  order by posto_condicoes.versao desc
  limit 1) atual on true
  left join usuario on usuario.id = atual.criado_por
  where posto.id = $1
  and "posto"."id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select posto.id as "postoId", posto.nome_fantasia as "nomeFantasia", atual.versao, atual.texto,
    atual.taxa_diagnostico as "taxaDiagnostico", atual.pix_tipo as "pixTipo", atual.pix_chave as "pixChave",
    posto.cidade, atual.criado_em as "alteradoEm", coalesce(usuario.nome_exibicao, usuario.nome) as "alteradoPor"
  from posto_autorizado posto
  left join lateral ( select versao, texto, taxa_diagnostico, pix_tipo, pix_chave, criado_em, criado_por
  from posto_condicoes
  where posto_condicoes.posto_id = posto.id
  order by posto_condicoes.versao desc
  limit 1) atual on true
  left join usuario on usuario.id = atual.criado_por
  where posto.id = $1
  and true;

-- insertCondicoes
insert into "posto_condicoes" ("posto_id", "versao", "texto", "taxa_diagnostico", "pix_tipo", "pix_chave", "criado_em",
    "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8);

-- lockPosto
select "id"
  from "posto_autorizado"
  where "id" = $1 for no key update;
