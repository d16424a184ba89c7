-- The queues of picking and checking, and the page of their supervisor, ask for the orders that leave first among the
-- few that wait; the index of all orders led them through years of orders that have left.
create index pedido_na_separacao on pedido (data_hora_coleta, id)
  where concluido and etapa in ('CRIADO', 'EM_SEPARACAO');
