-- The plan that a post asks for when it registers itself, and on which day of the month its charges fall due (rede §1).
alter table cadastro_posto
  add column plano_id bigint references plano_valores,
  add column dia_vencimento integer check (dia_vencimento in (5, 10, 15, 20)),
  add constraint cadastro_posto_plano check ((plano_id is null) = (dia_vencimento is null));
create index cadastro_posto_por_plano on cadastro_posto (plano_id) where plano_id is not null;
