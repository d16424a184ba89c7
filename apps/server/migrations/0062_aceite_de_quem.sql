-- A consumer may be replaced until the watch is evaluated: whose acceptance of the conditions it is. Another consumer
-- accepts anew; what the former one accepted stays as the history.
alter table os_condicoes add column consumidor_id bigint references consumidor;
alter table os_condicoes disable trigger os_condicoes_so_insere;
update os_condicoes aceitas set consumidor_id = os.consumidor_id
  from ordem_servico os where os.id = aceitas.ordem_servico_id;
alter table os_condicoes enable trigger os_condicoes_so_insere;
alter table os_condicoes alter column consumidor_id set not null;
create index os_condicoes_do_consumidor on os_condicoes (consumidor_id);

-- Only the merge of two records of one person changes whose it is.
drop trigger os_condicoes_so_insere on os_condicoes;
create trigger os_condicoes_so_insere before update or delete or truncate on os_condicoes
  for each statement execute function os_aprovacao_guardada();

create or replace function passar_mensagens(quem bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  fica bigint;
begin
  select unido_a_id into fica from consumidor where id = quem;
  if fica is null then
    raise exception 'o consumidor % não foi unido', quem using errcode = 'restrict_violation';
  end if;
  perform set_config('retaguarda.esquecer', 'sim', true);
  update os_historico set consumidor_id = fica where consumidor_id = quem;
  update os_condicoes set consumidor_id = fica where consumidor_id = quem;
  perform set_config('retaguarda.esquecer', '', true);
end $$;
