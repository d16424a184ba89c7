-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/importacao/store.ts

-- listNumerosUsados
select pedido.cliente_id as "clienteId", chave.codigo, max(numero_pedido) as "numeroPedido"
  from unnest( $1::bigint[], $2::text[] ) as chave (cliente_id, codigo)
  join pedido on pedido.cliente_id = chave.cliente_id
  and pedido.numero_pedido_cliente = chave.codigo
  where "pedido"."cliente_id" = $3
  group by 1, 2;

select pedido.cliente_id as "clienteId", chave.codigo, max(numero_pedido) as "numeroPedido"
  from unnest( $1::bigint[], $2::text[] ) as chave (cliente_id, codigo)
  join pedido on pedido.cliente_id = chave.cliente_id
  and pedido.numero_pedido_cliente = chave.codigo
  where true
  group by 1, 2;

-- listProdutosByCodigo
select produto.id, produto.cliente_id as "clienteId", codigo_produto as codigo, descricao, unidade, inteiro, ativo,
    versao
  from unnest( $1::bigint[], $2::text[] ) as chave (cliente_id, codigo)
  join produto on produto.cliente_id = chave.cliente_id
  and produto.codigo_produto = chave.codigo
  where "produto"."cliente_id" = $3;

select produto.id, produto.cliente_id as "clienteId", codigo_produto as codigo, descricao, unidade, inteiro, ativo,
    versao
  from unnest( $1::bigint[], $2::text[] ) as chave (cliente_id, codigo)
  join produto on produto.cliente_id = chave.cliente_id
  and produto.codigo_produto = chave.codigo
  where true;

-- listSaldos
--   validade: null
select id, produto_id as "produtoId", lote, validade, quantidade, reservado, bloqueado, condicao
  from saldo
  where produto_id = any($1::bigint[])
  and "saldo"."cliente_id" = $2
  order by produto_id, id;

select id, produto_id as "produtoId", lote, validade, quantidade, reservado, bloqueado, condicao
  from saldo
  where produto_id = any($1::bigint[])
  and true
  order by produto_id, id;
