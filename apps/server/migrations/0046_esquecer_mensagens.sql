-- The history is only added to; what a consumer wrote to the post is removed with her, and the step stays.
drop trigger os_historico_so_insere on os_historico;
create trigger os_historico_so_insere before update or delete or truncate on os_historico
  for each statement execute function os_aprovacao_guardada();

-- With the owner's rights: the application's role may not change the history.
create function esquecer_mensagens(quem bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from consumidor where id = quem and anonimizado_em is not null) then
    raise exception 'o consumidor % ainda fica', quem using errcode = 'restrict_violation';
  end if;
  perform set_config('retaguarda.esquecer', 'sim', true);
  update os_historico set nota = 'Removida'
   where acao = 'anotar' and por = 'CONSUMIDOR'
     and ordem_servico_id in (select id from ordem_servico where consumidor_id = quem);
  perform set_config('retaguarda.esquecer', '', true);
end $$;
