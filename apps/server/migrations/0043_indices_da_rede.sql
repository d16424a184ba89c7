-- What a network of a million service orders asks for without reading all of them: every sort of the list, the filters
-- that few orders meet, and the counts of the start.
create index ordem_servico_por_ano on ordem_servico (ano desc, numero desc, id desc);
create index ordem_servico_por_data_status on ordem_servico (status_desde desc, id desc);
create index ordem_servico_por_valor on ordem_servico (valor_total desc, id desc);
create index ordem_servico_pa on ordem_servico (criado_em desc, id desc) where os_type = 'PA';
create index ordem_servico_abertas on ordem_servico (criado_em desc, id desc)
  where status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');
create index ordem_servico_na_garantia on ordem_servico (criado_em desc, id desc)
  where garantia and status not in ('EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA');
create index ordem_servico_do_inicio on ordem_servico (posto_id, status)
  include (id, os_type, criado_em, status_desde, reincidencia, garantia, data_reparo)
  where status not in ('FINALIZADA', 'CANCELADA');

-- The same order as before; what a count filters by stands beside it.
drop index ordem_servico_por_idade;
create index ordem_servico_por_idade on ordem_servico (criado_em desc, id desc) include (garantia, reincidencia);

create index consumidor_por_nome on consumidor (nome collate "pt-BR-x-icu", id);
create index relogio_por_modelo on relogio (modelo_produto_id) include (id);
