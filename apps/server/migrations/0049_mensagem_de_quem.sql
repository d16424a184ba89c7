-- A consumer may be replaced until the watch is evaluated: whose message it is, and to whom the post answered. Older
-- messages are of the order's consumer.
alter table os_historico add column consumidor_id bigint references consumidor;
create index os_historico_do_consumidor on os_historico (consumidor_id) where consumidor_id is not null;

create or replace function esquecer_mensagens(quem bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from consumidor where id = quem and anonimizado_em is not null) then
    raise exception 'o consumidor % ainda fica', quem using errcode = 'restrict_violation';
  end if;
  perform set_config('retaguarda.esquecer', 'sim', true);
  update os_historico set nota = 'Removida'
   where acao = 'anotar' and por = 'CONSUMIDOR'
     and (consumidor_id = quem
       or (consumidor_id is null
         and ordem_servico_id in (select id from ordem_servico where consumidor_id = quem)));
  perform set_config('retaguarda.esquecer', '', true);
end $$;
