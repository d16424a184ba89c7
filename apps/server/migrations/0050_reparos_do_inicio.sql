-- The start's charts read the repairs of the last weeks, and the team those of the last month.
create index ordem_servico_por_reparo on ordem_servico (data_reparo)
  include (posto_id, criado_em, os_type, reparado_por) where data_reparo is not null;
