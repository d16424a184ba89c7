-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/wms/store/aviso.ts

-- listLinhas
select "saldo_id" as "saldoId", "quantidade"
  from "pedido_item"
  where "pedido_id" = $1
  order by "ordem";

-- lockByNumero
--   dataExpedicao: null
--   numeroPedidoCliente: null
--   statusDesde: null
select pedido.id, pedido.cliente_id as "clienteId", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.etapa, pedido.concluido, pedido.status_alcis as "statusAlcis", pedido.status_desde as "statusDesde",
    pedido.data_expedicao as "dataExpedicao"
  from pedido
  where pedido.numero_pedido = $1 for update;

-- setPosicao
update "pedido"
  set "etapa" = $1, "status_alcis" = $2, "status_desde" = $3, "data_expedicao" = $4, "ultima_atualizacao" = $5,
    "alterado_por" = $6, "versao" = "versao" + $7
  where "id" = $8
  returning "versao";
