-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/wms/store/entrega.ts

-- findEntrega
--   numeroPedidoCliente: null
--   observacoes: null
--   transportadora: null
select pedido.numero_pedido as "numeroPedido", pedido.versao, pedido.etapa, pedido.concluido,
    pedido.wms_pendente as pendente, pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.observacoes as "observacoes",
    cliente.codigo_depositante as "codigoDepositante", cliente.cnpj_cpf as "cnpjCpf",
    cliente.nome_fantasia as "nomeFantasia"
  from pedido
  join cliente on cliente.id = pedido.cliente_id
  where pedido.id = $1;

-- listItens
select "produto"."codigo_produto" as "codigoProduto", "produto"."codigo_omni" as "codigoOmni", "produto"."descricao",
    "produto"."unidade", "pedido_item"."quantidade", "saldo"."lote", "saldo"."validade" as "dataValidade"
  from "pedido_item"
  inner join "produto" on "produto"."id" = "pedido_item"."produto_id"
  inner join "saldo" on "saldo"."id" = "pedido_item"."saldo_id"
  where "pedido_item"."pedido_id" = $1
  order by "pedido_item"."ordem";

-- listWaiting
select "id"
  from "pedido"
  where "wms_pendente" = $1
  and "ultima_atualizacao" < $2
  order by "id"
  limit $3;

-- lockPedido
select "id", "cliente_id" as "clienteId", "etapa", "concluido", "status_alcis" as "statusAlcis", "versao",
    "wms_pendente" as "pendente"
  from "pedido"
  where "id" = $1 for update;

-- setRecebido
update "pedido"
  set "wms_pendente" = $1, "status_alcis" = $2, "ultima_atualizacao" = $3
  where "id" = $4;
