-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/pedido/store/por-codigo.ts

-- findPorNumero
select "id"
  from "pedido"
  where "cliente_id" = $1
  and "numero_pedido_cliente" = $2
  order by "id" desc
  limit $3;

-- listPorCodigo
select id, codigo_produto as "codigoProduto", codigo_omni as "codigoOmni", inteiro
  from produto
  where cliente_id = $1
  and ativo
  and (codigo_produto = any($2::text[]) or codigo_omni = any($3::text[]))
  order by id;

-- lockNumero
select pg_advisory_xact_lock(hashtextextended($1, 0));

-- lockSaldosDe
--   validade: null
select id, produto_id as "produtoId", lote, validade, quantidade - reservado as livre, bloqueado
  from saldo
  where produto_id = any($1::bigint[])
  and cliente_id = $2
  order by id for update;
