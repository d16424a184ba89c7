-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/nota/store/pedido.ts

-- listCandidatos
--   numeroPedidoCliente: null
with candidato as ( (select id
  from pedido
  where cliente_id = $1
  order by numero_pedido desc
  limit $2) union select id
  from pedido
  where numero_pedido = any($3::bigint[])
  and cliente_id = $4 union select id
  from pedido
  where cliente_id = $5
  and numero_pedido_cliente = any($6::text[]) ) select pedido.id, numero_pedido as "numeroPedido",
    pedido.numero_pedido_cliente as "numeroPedidoCliente", data_hora_coleta as "dataHoraColeta",
    numero_pedido = any($7::bigint[]) or coalesce(numero_pedido_cliente = any($8::text[]), false) as citado,
    coalesce((select json_object_agg(produto_id, quantidade)
  from (select produto_id, sum(quantidade) as quantidade
  from pedido_item
  where pedido_id = pedido.id
  group by produto_id) soma), '{}') as itens
  from pedido
  join candidato using (id)
  where etapa <> 'CANCELADO'
  and not exists (select
  from nota
  where nota.pedido_id = pedido.id)
  order by numero_pedido desc;

-- lockPedidoOf
select cliente_id as "clienteId", numero_pedido as "numeroPedido"
  from pedido
  where id = $1
  and true for key share;
