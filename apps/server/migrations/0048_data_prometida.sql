-- The day for which the post promised the watch, while the order goes on; and a post's orders that go on by their age,
-- because the late ones come first in its list.
alter table ordem_servico add data_prometida date;
create index ordem_servico_prometida on ordem_servico (data_prometida, posto_id)
  where data_prometida is not null and status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');
create index ordem_servico_do_posto_em_curso on ordem_servico (posto_id, criado_em desc, id desc) include (data_prometida)
  where status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA', 'CANCELADA', 'TROCA_REVERTIDA');
-- The same order as before; whether the promise is broken is read beside it.
drop index ordem_servico_em_curso;
create index ordem_servico_em_curso on ordem_servico (criado_em desc, id desc) include (data_prometida)
  where status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA', 'CANCELADA', 'TROCA_REVERTIDA');
