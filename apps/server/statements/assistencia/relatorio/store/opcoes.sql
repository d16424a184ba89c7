-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/relatorio/store/opcoes.ts

-- findPrimeiraOs
select min(criado_em) as primeira
  from ordem_servico
  where "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2);

select min(criado_em) as primeira
  from ordem_servico
  where true;

-- listMarcas
select id::text as valor, nome as rotulo
  from marca
  order by nome, id
  limit 500;

-- listModelos
select id::text as valor, codigo || ' ' || descricao as rotulo
  from modelo_produto
  where true
  order by codigo, id
  limit 1000;

-- listPostos
select id::text as valor, nome_fantasia as rotulo
  from posto_autorizado
  where true
  order by nome_fantasia, id
  limit 2000;

-- listTecnicos
select id::text as valor, coalesce(nome_exibicao, nome) as rotulo
  from usuario
  where tipo = 'posto'
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $1 or credenciado_id = $2)
  and exists (select
  from ordem_servico
  where ordem_servico.tecnico_id = usuario.id)
  order by 2, id
  limit 1000;

select id::text as valor, coalesce(nome_exibicao, nome) as rotulo
  from usuario
  where tipo = 'posto'
  and true
  and exists (select
  from ordem_servico
  where ordem_servico.tecnico_id = usuario.id)
  order by 2, id
  limit 1000;
