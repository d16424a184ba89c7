-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/conferencia/store.ts

-- clearContado
with gone as ( delete
  from conferencia_linha
  where pedido_id = $1
  and saldo_id = $2
  returning volume ) update conferencia_volume
  set fechado_em = null
  where pedido_id = $3
  and numero in (select volume
  from gone);

-- deleteConferencia
delete
  from "conferencia"
  where "pedido_id" = $1;

-- findConferencia
--   fechadaEm: null
--   terminadaEm: null
select conferente_id as "conferenteId", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "conferencia"."conferente_id") as conferente, fechada_em as "fechadaEm", terminada_em as "terminadaEm"
  from conferencia
  where pedido_id = $1;

-- findRotulo
--   numeroPedidoCliente: null
--   separador: null
--   separadorId: null
--   statusDesde: null
--   terminadaEm: null
--   tomadaEm: null
--   transportadora: null
select fila.*, pedido.numero_pedido_cliente as "numeroPedidoCliente", pedido.transportadora as "transportadora"
  from ( select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", pedido.cliente_id as "clienteId",
    cliente.nome_fantasia as cliente, pedido.data_hora_coleta as "dataHoraColeta", pedido.urgente, pedido.concluido,
    pedido.etapa, pedido.status_alcis as "statusAlcis", pedido.status_desde as "statusDesde", pedido.versao,
    cliente.resto_em_pedido as "restoEmPedido", separacao.separador_id as "separadorId",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "separacao"."separador_id") as separador, separacao.tomada_em as "tomadaEm", coalesce(separacao.moveu,
    false) as moveu, separacao.terminada_em as "terminadaEm"
  from pedido
  join cliente on cliente.id = pedido.cliente_id
  left join separacao on separacao.pedido_id = pedido.id
  where pedido.id = $1
  and true) fila
  join pedido on pedido.id = fila.pedido;

-- insertConferencia
insert into "conferencia" ("pedido_id", "conferente_id", "tomada_em")
  values ($1, $2, $3);

-- listContagem
select "volume", "saldo_id" as "saldo", "quantidade"
  from "conferencia_linha"
  where "pedido_id" = $1
  order by "volume", "saldo_id";

-- listFila
--   conferente: null
--   conferenteId: null
select fila.*, conferencia.conferente_id as "conferenteId", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "conferencia"."conferente_id") as conferente, (select count(distinct saldo_id)::integer
  from pedido_item
  where pedido_id = fila.pedido) as linhas
  from ( select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", pedido.cliente_id as "clienteId",
    cliente.nome_fantasia as cliente, pedido.data_hora_coleta as "dataHoraColeta", pedido.urgente, pedido.concluido,
    pedido.etapa, pedido.status_alcis as "statusAlcis", pedido.status_desde as "statusDesde", pedido.versao,
    cliente.resto_em_pedido as "restoEmPedido", separacao.separador_id as "separadorId",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "separacao"."separador_id") as separador, separacao.tomada_em as "tomadaEm", coalesce(separacao.moveu,
    false) as moveu, separacao.terminada_em as "terminadaEm"
  from pedido
  join cliente on cliente.id = pedido.cliente_id
  left join separacao on separacao.pedido_id = pedido.id
  where pedido.etapa = 'EM_SEPARACAO'
  and pedido.concluido
  and (separacao.terminada_em is not null or not $1::boolean)
  and true
  order by pedido.data_hora_coleta, pedido.id
  limit $2) fila
  left join conferencia on conferencia.pedido_id = fila.pedido
  and conferencia.terminada_em is null
  order by "dataHoraColeta", pedido;

-- listLinhas
--   codigoBarras: null
--   validade: null
with item as ( select saldo_id, sum(quantidade) as quantidade
  from pedido_item
  where pedido_id = $1
  group by saldo_id ), contado as ( select saldo_id, sum(quantidade) as quantidade
  from conferencia_linha
  where pedido_id = $2
  group by saldo_id ) select saldo_id as saldo, produto.codigo_produto as "codigoProduto",
    produto.codigo_omni as "codigoOmni", produto.codigo_barras as "codigoBarras", produto.descricao, produto.unidade,
    produto.inteiro, saldo.lote, saldo.validade, coalesce(item.quantidade, 0) as quantidade,
    coalesce(contado.quantidade, 0) as contado
  from item full
  join contado using (saldo_id)
  join saldo on saldo.id = saldo_id
  join produto on produto.id = saldo.produto_id
  order by produto.codigo_produto, saldo.validade nulls last, saldo_id;

-- listMeus
--   separador: null
--   separadorId: null
--   terminadaEm: null
--   tomadaEm: null
select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", pedido.cliente_id as "clienteId",
    cliente.nome_fantasia as cliente, pedido.data_hora_coleta as "dataHoraColeta", pedido.urgente, pedido.concluido,
    pedido.etapa, pedido.status_alcis as "statusAlcis", pedido.status_desde as "statusDesde", pedido.versao,
    cliente.resto_em_pedido as "restoEmPedido", separacao.separador_id as "separadorId",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "separacao"."separador_id") as separador, separacao.tomada_em as "tomadaEm", coalesce(separacao.moveu,
    false) as moveu, separacao.terminada_em as "terminadaEm"
  from pedido
  join cliente on cliente.id = pedido.cliente_id
  left join separacao on separacao.pedido_id = pedido.id
  join conferencia on conferencia.pedido_id = pedido.id
  where conferencia.conferente_id = $1
  and conferencia.terminada_em is null
  and true
  order by conferencia.tomada_em, pedido.id;

-- listVolumes
--   peso: null
select "numero", "peso", "fechado_em" is not null as "fechado"
  from "conferencia_volume"
  where "pedido_id" = $1
  order by "numero";

-- setContado
delete
  from "conferencia_linha"
  where "pedido_id" = $1
  and "volume" = $2
  and "saldo_id" = $3;

-- setContado 2
insert into "conferencia_volume" ("pedido_id", "numero")
  values ($1, $2)
  on conflict do nothing;

-- setContado 3
insert into "conferencia_linha" ("pedido_id", "volume", "saldo_id", "quantidade", "lida_em")
  values ($1, $2, $3, $4, $5)
  on conflict ("pedido_id", "volume", "saldo_id") do update
  set "quantidade" = $6, "lida_em" = $7;

-- setFechada
update "conferencia"
  set "fechada_em" = $1
  where "pedido_id" = $2;

-- setTerminada
delete
  from conferencia_volume volume
  where pedido_id = $1
  and not exists ( select 1
  from conferencia_linha linha
  where linha.pedido_id = volume.pedido_id
  and linha.volume = volume.numero);

-- setTerminada 2
update "conferencia"
  set "fechada_em" = $1, "terminada_em" = $2
  where "pedido_id" = $3;

-- setVolumeFechado
update "conferencia_volume"
  set "peso" = $1, "fechado_em" = $2
  where "pedido_id" = $3
  and "numero" = $4;
