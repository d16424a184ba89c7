-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/importacao/store/nomeados.ts

-- listClientes
select id, nome_fantasia as "nomeFantasia", cnpj_cpf as "cnpjCpf", codigo_cliente as "codigoCliente",
    codigo_depositante as "codigoDepositante", fefo, permite_vencido as "permiteVencido"
  from cliente
  where ativo
  and "cliente"."id" = $1
  and (id = $2 or cnpj_cpf = any($3::text[]) or upper(codigo_cliente) = any($4::text[]) or upper(codigo_depositante) = any($5::text[]))
  order by id;

select id, nome_fantasia as "nomeFantasia", cnpj_cpf as "cnpjCpf", codigo_cliente as "codigoCliente",
    codigo_depositante as "codigoDepositante", fefo, permite_vencido as "permiteVencido"
  from cliente
  where ativo
  and true
  and (id = $1 or cnpj_cpf = any($2::text[]) or upper(codigo_cliente) = any($3::text[]) or upper(codigo_depositante) = any($4::text[]))
  order by id;

-- listPostosDe
select id, cnpj, codigo_sap as "codigoSap"
  from posto_autorizado
  where ativo
  and "posto_autorizado"."id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and (cnpj = any($3::text[]) or upper(codigo_sap) = any($4::text[]));

select id, cnpj, codigo_sap as "codigoSap"
  from posto_autorizado
  where ativo
  and true
  and (cnpj = any($1::text[]) or upper(codigo_sap) = any($2::text[]));
