-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/estoque/store/razao.ts

-- existsProduto
select "id"
  from "produto"
  where "id" = $1
  and true;

-- findSaldo
--   endereco: null
--   validade: null
select saldo.id, saldo.cliente_id as "clienteId", produto_id as "produtoId", lote, validade, quantidade, reservado,
    bloqueado, saldo.condicao, inteiro, unidade, produto.versao as "produtoVersao", saldo.endereco
  from saldo
  join produto on produto.id = saldo.produto_id
  where saldo.id = $1
  and "saldo"."cliente_id" = $2
  order by validade nulls last, lote, saldo.id;

select saldo.id, saldo.cliente_id as "clienteId", produto_id as "produtoId", lote, validade, quantidade, reservado,
    bloqueado, saldo.condicao, inteiro, unidade, produto.versao as "produtoVersao", saldo.endereco
  from saldo
  join produto on produto.id = saldo.produto_id
  where saldo.id = $1
  and true
  order by validade nulls last, lote, saldo.id;

-- insertSaldo
insert into saldo (cliente_id, produto_id, lote, validade) select cliente_id, id, $1, $2::date
  from produto
  where id = $3
  on conflict on constraint saldo_unico do nothing
  returning id;

-- insertSaldo 2
select "id"
  from "saldo"
  where "produto_id" = $1
  and "lote" = $2
  and "validade" is not distinct from $3
  and "condicao" = $4;

-- listFisicos
--   motivo: null
--   notaId: null
--   numeroNota: null
--   numeroPedido: null
--   pedidoId: null
--   usuario: null
select movimento.id, movimento.tipo, fisico, reservado, movimento.criado_em as em, pedido.id as "pedidoId",
    pedido.numero_pedido as "numeroPedido", movimento.nota_id as "notaId", nota.numero as "numeroNota", motivo,
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "movimento"."usuario_id") as usuario
  from movimento
  left join pedido on pedido.id = movimento.pedido_id
  left join nota on nota.id = movimento.nota_id
  where saldo_id = $1
  and fisico <> 0
  order by movimento.id desc
  limit $2;

-- listFisicos 2
select count(*) as linhas, coalesce(sum(fisico), 0) as fisico
  from movimento
  where saldo_id = $1
  and fisico <> 0
  and id < $2;

-- listReservas
select pedido.id as pedido, numero_pedido as "numeroPedido", status_alcis as "statusAlcis",
    sum(item.quantidade) as quantidade
  from pedido_item item
  join pedido on pedido.id = item.pedido_id
  where item.saldo_id = $1
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO'
  group by pedido.id
  order by quantidade desc, pedido.id;

-- listSaldosOfProduto
--   endereco: null
--   validade: null
select saldo.id, saldo.cliente_id as "clienteId", produto_id as "produtoId", lote, validade, quantidade, reservado,
    bloqueado, saldo.condicao, inteiro, unidade, produto.versao as "produtoVersao", saldo.endereco
  from saldo
  join produto on produto.id = saldo.produto_id
  where produto_id = $1
  and true
  order by validade nulls last, lote, saldo.id;

-- lockSaldo
--   endereco: null
--   validade: null
select saldo.id, saldo.cliente_id as "clienteId", produto_id as "produtoId", lote, validade, quantidade, reservado,
    bloqueado, saldo.condicao, inteiro, unidade, produto.versao as "produtoVersao", saldo.endereco
  from saldo
  join produto on produto.id = saldo.produto_id
  where saldo.id = $1
  and true
  order by validade nulls last, lote, saldo.id for update of saldo;

-- pageMovimentos
--   motivo: null
--   notaId: null
--   numeroNota: null
--   numeroPedido: null
--   pedidoId: null
select movimento.id, movimento.tipo, fisico, reservado, movimento.criado_em as em, pedido.id as "pedidoId",
    pedido.numero_pedido as "numeroPedido", movimento.nota_id as "notaId", nota.numero as "numeroNota", motivo,
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "movimento"."usuario_id") as usuario
  from movimento
  left join pedido on pedido.id = movimento.pedido_id
  left join nota on nota.id = movimento.nota_id
  where saldo_id = $1
  and true
  order by movimento.id desc
  limit $2 offset $3;

-- pageMovimentos 2
select count(*) as total
  from movimento
  where saldo_id = $1;

-- readAtOneInstant
set transaction isolation level repeatable read, read only;

-- setEndereco
update "saldo"
  set "endereco" = $1
  where "id" = $2;
