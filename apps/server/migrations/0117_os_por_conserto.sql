-- Orders by the days of their repair: those that took longest, of one post and of all. An index holds one time zone, the
-- usual one; an installation elsewhere sorts without it.
create index ordem_servico_por_conserto on ordem_servico
  (((data_reparo at time zone 'America/Sao_Paulo')::date - (criado_em at time zone 'America/Sao_Paulo')::date)
   desc nulls last, id desc);
create index ordem_servico_do_posto_por_conserto on ordem_servico
  (posto_id, ((data_reparo at time zone 'America/Sao_Paulo')::date - (criado_em at time zone 'America/Sao_Paulo')::date)
   desc nulls last, id desc);
