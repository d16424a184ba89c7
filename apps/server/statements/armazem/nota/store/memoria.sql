-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/nota/store/memoria.ts

-- listFontes
--   codigoBarras: null
--   cprod: null
--   fator: null
select achado.cprod, achado.fator, produto.id, produto.codigo_produto as "codigoProduto", produto.descricao,
    produto.codigo_omni as "codigoOmni", cliente.codigo_depositante as "codigoDepositante", produto.unidade,
    produto.inteiro, produto.codigo_barras as "codigoBarras"
  from ( select cprod, fator, produto_id
  from nota_produto_memoria
  where cliente_id = $1
  and emitente = $2
  and cprod = any($3::text[])
  union all select null, null, id
  from produto
  where cliente_id = $4
  and (codigo_barras = any($5::text[]) or codigo_produto = any($6::text[])) ) achado
  join produto on produto.id = achado.produto_id
  join cliente on cliente.id = produto.cliente_id
  where produto.ativo
  and true;

-- listLembrados
select memoria.cliente_id as "clienteId", memoria.cprod, memoria.fator, produto.id,
    produto.codigo_produto as "codigoProduto", produto.descricao, produto.codigo_omni as "codigoOmni",
    cliente.codigo_depositante as "codigoDepositante", produto.unidade, produto.inteiro
  from nota_produto_memoria memoria
  join produto on produto.id = memoria.produto_id
  join cliente on cliente.id = memoria.cliente_id
  where memoria.emitente = $1
  and memoria.cprod = any($2::text[])
  and ($3::bigint is null or memoria.cliente_id = $4::bigint)
  and produto.ativo
  and "memoria"."cliente_id" = $5
  order by memoria.usada_em desc, memoria.cliente_id;

select memoria.cliente_id as "clienteId", memoria.cprod, memoria.fator, produto.id,
    produto.codigo_produto as "codigoProduto", produto.descricao, produto.codigo_omni as "codigoOmni",
    cliente.codigo_depositante as "codigoDepositante", produto.unidade, produto.inteiro
  from nota_produto_memoria memoria
  join produto on produto.id = memoria.produto_id
  join cliente on cliente.id = memoria.cliente_id
  where memoria.emitente = $1
  and memoria.cprod = any($2::text[])
  and ($3::bigint is null or memoria.cliente_id = $4::bigint)
  and produto.ativo
  and true
  order by memoria.usada_em desc, memoria.cliente_id;

-- listProdutosByCodigos
--   codigoBarras: null
select produto.id, produto.codigo_produto as "codigoProduto", produto.descricao, produto.codigo_omni as "codigoOmni",
    cliente.codigo_depositante as "codigoDepositante", produto.unidade, produto.inteiro,
    produto.codigo_barras as "codigoBarras"
  from produto
  join cliente on cliente.id = produto.cliente_id
  where produto.cliente_id = $1
  and produto.ativo
  and (produto.codigo_barras = any($2::text[]) or produto.codigo_produto = any($3::text[]));

-- listProdutosById
select produto.id, produto.codigo_produto as "codigoProduto", produto.descricao, produto.codigo_omni as "codigoOmni",
    cliente.codigo_depositante as "codigoDepositante", produto.unidade, produto.inteiro
  from produto
  join cliente on cliente.id = produto.cliente_id
  where produto.cliente_id = $1
  and produto.id = any($2::bigint[]);

-- rememberProdutos
insert into nota_produto_memoria (cliente_id, emitente, cprod, produto_id, fator, usada_em) select $1::bigint, $2,
    escolha.*, $3::timestamptz
  from unnest( $4::text[], $5::bigint[], $6::numeric[]) escolha
  on conflict (cliente_id, emitente, cprod) do update
  set produto_id = excluded.produto_id, fator = excluded.fator, usada_em = excluded.usada_em;
