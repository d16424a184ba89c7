-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/estoque/store.ts

-- findProdutoByOmni
select "produto"."id", "cliente"."fefo" as "fefo", "cliente"."permite_vencido" as "permiteVencido"
  from "produto"
  inner join "cliente" on "cliente"."id" = "produto"."cliente_id"
  where "codigo_omni" = $1
  and "produto"."cliente_id" = $2;

select "produto"."id", "cliente"."fefo" as "fefo", "cliente"."permite_vencido" as "permiteVencido"
  from "produto"
  inner join "cliente" on "cliente"."id" = "produto"."cliente_id"
  where "codigo_omni" = $1
  and true;

-- listSaldos
--   reservas[].numeroPedido: number
--   reservas[].pedido: number
--   reservas[].quantidade: number
--   reservas[]: object
--   validade: null
with aberto as materialized ( select item.saldo_id, pedido.id, pedido.numero_pedido,
    sum(item.quantidade) as quantidade
  from pedido_item item
  join pedido on pedido.id = item.pedido_id
  where item.saldo_id in (select id
  from saldo
  where produto_id = $1)
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO'
  group by item.saldo_id, pedido.id ) select saldo.id, lote, validade, quantidade, reservado, bloqueado, condicao,
    coalesce((select aberto.quantidade
  from aberto
  where saldo_id = saldo.id
  and aberto.id = $2::bigint), 0) as proprio, coalesce((select json_agg(json_build_object('pedido', aberto.id,
    'numeroPedido', numero_pedido, 'quantidade', aberto.quantidade)
  order by aberto.quantidade desc, aberto.id)
  from aberto
  where saldo_id = saldo.id
  and aberto.id is distinct from $3::bigint), '[]') as reservas
  from saldo
  where produto_id = $4
  and "saldo"."cliente_id" = $5;

with aberto as materialized ( select item.saldo_id, pedido.id, pedido.numero_pedido,
    sum(item.quantidade) as quantidade
  from pedido_item item
  join pedido on pedido.id = item.pedido_id
  where item.saldo_id in (select id
  from saldo
  where produto_id = $1)
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO'
  group by item.saldo_id, pedido.id ) select saldo.id, lote, validade, quantidade, reservado, bloqueado, condicao,
    coalesce((select aberto.quantidade
  from aberto
  where saldo_id = saldo.id
  and aberto.id = $2::bigint), 0) as proprio, coalesce((select json_agg(json_build_object('pedido', aberto.id,
    'numeroPedido', numero_pedido, 'quantidade', aberto.quantidade)
  order by aberto.quantidade desc, aberto.id)
  from aberto
  where saldo_id = saldo.id
  and aberto.id is distinct from $3::bigint), '[]') as reservas
  from saldo
  where produto_id = $4
  and true;

-- lockLotes
--   validade: null
/* preparado */ with linha as ( select *
  from unnest( $1::bigint[], $2::text[], $3::date[] ) as linha (produto_id, lote, validade) ),
    alvo as ( select saldo.id
  from saldo
  join linha on linha.produto_id = saldo.produto_id
  and linha.lote = saldo.lote
  and linha.validade is not distinct from saldo.validade
  where saldo.cliente_id = $4 union select id
  from saldo
  where id = any($5::bigint[])
  and cliente_id = $6 ), travado as materialized ( select id, quantidade, reservado, bloqueado
  from saldo
  where id in (select id
  from alvo)
  order by id for update ) select produto.id as "produtoId", produto.codigo_produto as "codigoProduto",
    produto.descricao, produto.codigo_omni as "codigoOmni", cliente.codigo_depositante as "codigoDepositante",
    produto.unidade, produto.inteiro, produto.ativo, saldo.id as "saldoId", coalesce(saldo.lote, '') as lote,
    saldo.validade, coalesce(travado.quantidade, saldo.quantidade, 0) as quantidade, coalesce(travado.reservado,
    saldo.reservado, 0) as reservado, coalesce(travado.bloqueado, saldo.bloqueado, false) as bloqueado
  from (select count(*)
  from travado) todas
  cross join produto
  join cliente on cliente.id = produto.cliente_id
  left join saldo on saldo.produto_id = produto.id
  left join travado on travado.id = saldo.id
  where produto.cliente_id = $7
  and produto.id = any(array( select unnest($8::bigint[]) union select produto_id
  from saldo
  where id = any($9::bigint[])))
  order by produto.id, saldo.id;

with linha as ( select *
  from unnest( $1::bigint[], $2::text[], $3::date[] ) as linha (produto_id, lote, validade) ),
    alvo as ( select saldo.id
  from saldo
  join linha on linha.produto_id = saldo.produto_id
  and linha.lote = saldo.lote
  and linha.validade is not distinct from saldo.validade
  where saldo.cliente_id = $4 union select id
  from saldo
  where id = any($5::bigint[])
  and cliente_id = $6 ), travado as materialized ( select id, quantidade, reservado, bloqueado
  from saldo
  where id in (select id
  from alvo)
  order by id for update ) select produto.id as "produtoId", produto.codigo_produto as "codigoProduto",
    produto.descricao, produto.codigo_omni as "codigoOmni", cliente.codigo_depositante as "codigoDepositante",
    produto.unidade, produto.inteiro, produto.ativo, saldo.id as "saldoId", coalesce(saldo.lote, '') as lote,
    saldo.validade, coalesce(travado.quantidade, saldo.quantidade, 0) as quantidade, coalesce(travado.reservado,
    saldo.reservado, 0) as reservado, coalesce(travado.bloqueado, saldo.bloqueado, false) as bloqueado
  from (select count(*)
  from travado) todas
  cross join produto
  join cliente on cliente.id = produto.cliente_id
  left join saldo on saldo.produto_id = produto.id
  left join travado on travado.id = saldo.id
  where produto.cliente_id = $7
  and produto.id = any(array( select unnest($8::bigint[]) union select produto_id
  from saldo
  where id = any($9::bigint[])))
  order by produto.id, saldo.id;

-- lockSaldos
select id
  from saldo
  where id = any($1::bigint[])
  order by id for update;

-- moveEstoque
with movimentado as ( select *
  from unnest( $1::bigint[], $2::text[], $3::numeric[], $4::numeric[] ) with ordinality as movimentado (saldo_id, tipo,
    fisico, reservado, ordem) ), saldo_novo as ( update saldo
  set quantidade = saldo.quantidade + soma.fisico, reservado = saldo.reservado + soma.reservado
  from (select saldo_id, sum(fisico) as fisico, sum(reservado) as reservado
  from movimentado
  group by saldo_id) soma
  where saldo.id = soma.saldo_id
  returning saldo.id, saldo.cliente_id, produto_id, lote, validade, saldo.quantidade, saldo.reservado ),
    livro as ( insert into movimento (saldo_id, cliente_id, tipo, fisico, reservado, pedido_id, motivo, usuario_id,
    criado_em, nota_id, recebimento_id) select movimentado.saldo_id, saldo_novo.cliente_id, tipo, fisico,
    movimentado.reservado, $5::bigint, $6, $7::bigint, $8::timestamptz, $9::bigint, $10::bigint
  from movimentado
  join saldo_novo on saldo_novo.id = movimentado.saldo_id
  order by ordem ), saldo_contado as ( insert into evento_novo (tipo, entidade, entidade_id, cliente_id, em,
    dados) select 'estoque.mudou', 'produto', produto.id, produto.cliente_id, $11::timestamptz,
    jsonb_build_object( 'codigoProduto', produto.codigo_produto, 'codigoOmni', produto.codigo_omni, 'lotes',
    jsonb_agg(jsonb_build_object( 'lote', saldo_novo.lote, 'dataDeValidade', saldo_novo.validade, 'quantidade',
    saldo_novo.quantidade, 'reservado', saldo_novo.reservado)
  order by saldo_novo.id))
  from saldo_novo
  join produto on produto.id = saldo_novo.produto_id
  group by produto.id ) select 1;
