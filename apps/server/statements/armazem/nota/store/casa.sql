-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/nota/store/casa.ts

-- findCasa
--   armazens[]: string
--   cfops[].cfop: string
--   cfops[].descricao: string
--   cfops[].efeito: string
--   cfops[].lado: string
--   cfops[]: object
--   clientes[].cnpjCpf: string
--   clientes[].codigoCliente: string
--   clientes[].codigoDepositante: string
--   clientes[].id: number
--   clientes[].nomeFantasia: string
--   clientes[]: object
select armazens, (select coalesce(json_agg(json_build_object('id', id, 'nomeFantasia', nome_fantasia, 'cnpjCpf',
    cnpj_cpf, 'codigoCliente', codigo_cliente, 'codigoDepositante', codigo_depositante)
  order by id), '[]')
  from cliente
  where cnpj_cpf = any($1::text[])
  and true ) as clientes, ( select coalesce(jsonb_agg( jsonb_build_object('cfop', cfop, 'descricao', descricao,
    'efeito', efeito, 'lado',
    lado) || case when so_se_armazem_emite then '{"soSeArmazemEmite": true}'::jsonb else '{}' end
  order by cfop), '[]')
  from cfop_efeito) as cfops
  from nota_configuracao;

-- findCliente
select "id", "nome_fantasia" as "nomeFantasia", "cnpj_cpf" as "cnpjCpf", "codigo_cliente" as "codigoCliente",
    "codigo_depositante" as "codigoDepositante"
  from "cliente"
  where true
  and "id" = $1;

-- findNotaConfiguracao
--   alteradoPor: null
--   armazens[]: string
select nome, armazens, versao, alterado_em as "alteradoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = alterado_por) as "alteradoPor"
  from nota_configuracao;

select nome, armazens, versao, alterado_em as "alteradoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = alterado_por) as "alteradoPor"
  from nota_configuracao for update;

-- listCfopEfeitos
--   cfops[].cfop: string
--   cfops[].descricao: string
--   cfops[].efeito: string
--   cfops[].lado: string
--   cfops[]: object
select ( select coalesce(jsonb_agg( jsonb_build_object('cfop', cfop, 'descricao', descricao, 'efeito', efeito, 'lado',
    lado) || case when so_se_armazem_emite then '{"soSeArmazemEmite": true}'::jsonb else '{}' end
  order by cfop), '[]')
  from cfop_efeito) as cfops;

-- listClientesByDocumento
select "id", "nome_fantasia" as "nomeFantasia", "cnpj_cpf" as "cnpjCpf", "codigo_cliente" as "codigoCliente",
    "codigo_depositante" as "codigoDepositante"
  from "cliente"
  where "cliente"."id" = $1
  and "cnpj_cpf" in ($2)
  order by "id";

select "id", "nome_fantasia" as "nomeFantasia", "cnpj_cpf" as "cnpjCpf", "codigo_cliente" as "codigoCliente",
    "codigo_depositante" as "codigoDepositante"
  from "cliente"
  where true
  and "cnpj_cpf" in ($1)
  order by "id";

-- replaceCfopEfeitos
delete
  from cfop_efeito;

-- replaceCfopEfeitos 2
insert into "cfop_efeito" ("cfop", "descricao", "efeito", "lado", "so_se_armazem_emite")
  values ($1, $2, $3, $4, $5);

-- updateNotaConfiguracao
update nota_configuracao
  set nome = $1, armazens = $2::text[], versao = versao + 1, alterado_em = $3, alterado_por = $4;
