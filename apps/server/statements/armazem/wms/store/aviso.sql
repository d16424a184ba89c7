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
select "id", "cliente_id" as "clienteId", "numero_pedido_cliente" as "numeroPedidoCliente", "etapa", "concluido",
    "status_alcis" as "statusAlcis", "status_desde" as "statusDesde", "data_expedicao" as "dataExpedicao"
  from "pedido"
  where "numero_pedido" = $1 for update;

-- setPosicao
update "pedido"
  set "etapa" = $1, "status_alcis" = $2, "status_desde" = $3, "data_expedicao" = $4, "ultima_atualizacao" = $5,
    "alterado_por" = $6, "versao" = "versao" + $7
  where "id" = $8
  returning "versao";
