-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/pedido/store/atraso.ts

-- listAtrasadosNovos
with prazo as materialized ( select etapa, horas * interval '1 hour' as tempo
  from (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) configuracao, lateral (values ('CRIADO', tempo_separacao), ('EM_SEPARACAO', tempo_separacao), ('A_FATURAR',
    tempo_faturar)) as e (etapa, horas)), atrasado as ( select pedido.id, pedido.cliente_id, pedido.numero_pedido,
    pedido.id || ':' || extract(epoch
  from pedido.status_desde) as causa
  from prazo
  join pedido on pedido.etapa = prazo.etapa
  and pedido.status_desde < $1::timestamptz - prazo.tempo
  and pedido.status_desde >= $2::timestamptz - prazo.tempo
  where "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO') select atrasado.id, causa, cliente_id as "clienteId",
    numero_pedido as "numeroPedido", cliente.nome_fantasia as "nomeFantasia"
  from atrasado
  join cliente on cliente.id = atrasado.cliente_id
  where not exists (select
  from notificacao_fato fato
  where fato.tipo = 'PEDIDO_ATRASADO'
  and fato.causa = atrasado.causa)
  order by atrasado.id
  limit 5000;
