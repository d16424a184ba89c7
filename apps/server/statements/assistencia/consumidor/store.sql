-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/consumidor/store.ts

-- listConsumidores
--   cep: null
--   cidade: null
--   cnpjCpf: null
--   complemento: null
--   email: null
--   estado: null
--   neighborhood: null
--   number: null
--   posto.id: number
--   posto.nomeFantasia: string
--   street: null
--   telefone: null
--   tipoTelefone: null
--   unidoAId: null
select "id", jsonb_build_object('id', posto_id, 'nomeFantasia', posto_nome_fantasia) as "posto",
    "tipo_pessoa" as "tipoPessoa", "nome", "cnpj_cpf" as "cnpjCpf", "email", "telefone",
    "tipo_telefone" as "tipoTelefone", "cep", "street", "number", "complemento", "neighborhood", "cidade", "estado",
    'ATIVO' as "status", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId", anonimizado as "anonimizado", "versao"
  from "consumidor_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and "ativo" = $3
  and "id" in (select coalesce(unido_a_id, id) as "id"
  from "consumidor"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $4 or credenciado_id = $5)
  and ( sem_acento(nome) like sem_acento($6) or ($7
  and cnpj_cpf like $8) or ($9
  and telefone like $10)))
  order by nome collate "pt-BR-x-icu", "id"
  limit $11;

select "id", jsonb_build_object('id', posto_id, 'nomeFantasia', posto_nome_fantasia) as "posto",
    "tipo_pessoa" as "tipoPessoa", "nome", "cnpj_cpf" as "cnpjCpf", "email", "telefone",
    "tipo_telefone" as "tipoTelefone", "cep", "street", "number", "complemento", "neighborhood", "cidade", "estado",
    'ATIVO' as "status", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId", anonimizado as "anonimizado", "versao"
  from "consumidor_cadastro"
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and "ativo" = $3
  order by nome collate "pt-BR-x-icu", "id"
  limit $4;

select "id", jsonb_build_object('id', posto_id, 'nomeFantasia', posto_nome_fantasia) as "posto",
    "tipo_pessoa" as "tipoPessoa", "nome", "cnpj_cpf" as "cnpjCpf", "email", "telefone",
    "tipo_telefone" as "tipoTelefone", "cep", "street", "number", "complemento", "neighborhood", "cidade", "estado",
    'ATIVO' as "status", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId", anonimizado as "anonimizado", "versao"
  from "consumidor_cadastro"
  where true
  and "ativo" = $1
  and "posto_id" = $2
  order by nome collate "pt-BR-x-icu", "id"
  limit $3;

select "id", jsonb_build_object('id', posto_id, 'nomeFantasia', posto_nome_fantasia) as "posto",
    "tipo_pessoa" as "tipoPessoa", "nome", "cnpj_cpf" as "cnpjCpf", "email", "telefone",
    "tipo_telefone" as "tipoTelefone", "cep", "street", "number", "complemento", "neighborhood", "cidade", "estado",
    'ATIVO' as "status", "criado_em" as "criadoEm", "unido_a_id" as "unidoAId", anonimizado as "anonimizado", "versao"
  from "consumidor_cadastro"
  where true
  and "ativo" = $1
  order by nome collate "pt-BR-x-icu", "id"
  limit $2;
