-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/cliente/store.ts

-- listClientes
select "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "status_wms" as "statusWms", "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante",
    "fefo", "permite_vencido" as "permiteVencido"
  from "cliente"
  where true
  and "ativo" = $1
  and ( sem_acento(nome_fantasia || ' ' || razao_social) like sem_acento($2) or cnpj_cpf like $3 or upper(codigo_cliente) like $4 or upper(codigo_depositante) like $5)
  order by "nome_fantasia", "id"
  limit $6;

select "id", "nome_fantasia" as "nomeFantasia", "razao_social" as "razaoSocial", "cnpj_cpf" as "cnpjCpf",
    "status_wms" as "statusWms", "codigo_cliente" as "codigoCliente", "codigo_depositante" as "codigoDepositante",
    "fefo", "permite_vencido" as "permiteVencido"
  from "cliente"
  where true
  and "ativo" = $1
  order by "nome_fantasia", "id"
  limit $2;
