-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/postoAutorizado/store/escolha.ts

-- existsPosto
select "id"
  from "posto_autorizado"
  where "id" = $1
  and "ativo" = $2
  and true;

-- hasHabilitados
select "id"
  from "posto_autorizado"
  where "credenciado_id" = $1;

-- listPostos
--   codigoSap: null
select "id", "nome_fantasia" as "nomeFantasia", "cnpj", "tipo", "codigo_sap" as "codigoSap", "cidade", "estado"
  from "posto_autorizado"
  where true
  and "ativo" = $1
  and ( sem_acento(nome_fantasia || ' ' || razao_social) like sem_acento($2) or upper(codigo_sap) like $3 or cnpj like $4)
  and "tipo" = $5
  order by nome_fantasia collate "pt-BR-x-icu", "id"
  limit $6;

select "id", "nome_fantasia" as "nomeFantasia", "cnpj", "tipo", "codigo_sap" as "codigoSap", "cidade", "estado"
  from "posto_autorizado"
  where true
  and "ativo" = $1
  and ( sem_acento(nome_fantasia || ' ' || razao_social) like sem_acento($2) or upper(codigo_sap) like $3 or cnpj like $4)
  order by nome_fantasia collate "pt-BR-x-icu", "id"
  limit $5;

select "id", "nome_fantasia" as "nomeFantasia", "cnpj", "tipo", "codigo_sap" as "codigoSap", "cidade", "estado"
  from "posto_autorizado"
  where true
  and "ativo" = $1
  order by nome_fantasia collate "pt-BR-x-icu", "id"
  limit $2;

-- lockCredenciado
select "id"
  from "posto_autorizado"
  where "id" = $1
  and "tipo" = $2
  and "ativo" = $3 for share;
