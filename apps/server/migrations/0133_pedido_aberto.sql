-- one by one
-- The newest late orders are looked for among all open ones, newest first: by the index alone, for they are seldom the
-- newest.
drop index concurrently if exists pedido_aberto_inteiro;
create index concurrently pedido_aberto_inteiro on pedido (numero_pedido desc)
  include (etapa, status_desde, cliente_id, status_alcis)
  where status_alcis <> 'expedido' and etapa <> 'CANCELADO';
drop index concurrently if exists pedido_aberto;
alter index pedido_aberto_inteiro rename to pedido_aberto;
