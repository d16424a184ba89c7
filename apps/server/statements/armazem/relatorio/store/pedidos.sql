-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/relatorio/store/pedidos.ts

-- findPrimeiroPedido
select min(criado_em) as primeiro
  from pedido
  where true;

-- listClientes
select id::text as valor, nome_fantasia as rotulo
  from cliente
  where true
  order by nome_fantasia, id
  limit 2000;
