-- A consumer and the post talk about an order in the same chat (rede §8); whose conversation it is stays when the order
-- goes to another consumer. The marks of the other side are the consumer's.
alter table chat_conversa
  drop constraint chat_conversa_equipe_check,
  add constraint chat_conversa_equipe_check
    check (equipe in ('MANAUS', 'ASSISTENCIA_SP', 'TROCA', 'FINANCEIRO', 'CONSUMIDOR')),
  add column consumidor_id bigint,
  add column consumidor_nao_lidas integer not null default 0 check (consumidor_nao_lidas >= 0),
  add constraint chat_conversa_consumidor foreign key (consumidor_id) references consumidor,
  add constraint chat_conversa_de_quem check (
    (equipe = 'CONSUMIDOR') = (consumidor_id is not null) and (equipe <> 'CONSUMIDOR' or ordem_servico_id is not null)),
  drop constraint chat_conversa_uma,
  add constraint chat_conversa_uma unique nulls not distinct (posto_id, equipe, ordem_servico_id, consumidor_id);
create index chat_conversa_do_consumidor on chat_conversa (consumidor_id) where consumidor_id is not null;

-- A message without an author of ours is the consumer's.
alter table chat_mensagem
  alter column autor_id drop not null,
  add constraint chat_mensagem_de_quem check (autor_id is not null or not do_posto);
create unique index chat_mensagem_dispositivo_do_consumidor on chat_mensagem (conversa_id, dispositivo)
  where autor_id is null;

-- What was said until now stands in the order's history; it moves. Notes of an order without a consumer stay.
insert into chat_conversa (posto_id, equipe, ordem_servico_id, consumidor_id, ultimo_numero, ultima_em, posto_entregue,
                           posto_lida, equipe_entregue, equipe_lida)
select os.posto_id, 'CONSUMIDOR', os.id, coalesce(dita.consumidor_id, os.consumidor_id), count(*), max(dita.criado_em),
       count(*), count(*), count(*), count(*)
  from os_historico dita join ordem_servico os on os.id = dita.ordem_servico_id
 where dita.acao = 'anotar' and (dita.visivel or dita.por = 'CONSUMIDOR') and dita.nota is not null
   and coalesce(dita.consumidor_id, os.consumidor_id) is not null
 group by os.posto_id, os.id, coalesce(dita.consumidor_id, os.consumidor_id);

insert into chat_mensagem (conversa_id, numero, autor_id, do_posto, dispositivo, texto, criado_em, apagada_em, revisao)
select conversa.id, row_number() over (partition by conversa.id order by dita.id), dita.usuario_id,
       dita.por <> 'CONSUMIDOR', gen_random_uuid(),
       case when consumidor.anonimizado_em is null then left(dita.nota, 4000) else '' end, dita.criado_em,
       consumidor.anonimizado_em, 1
  from os_historico dita
  join ordem_servico os on os.id = dita.ordem_servico_id
  join consumidor on consumidor.id = coalesce(dita.consumidor_id, os.consumidor_id)
  join chat_conversa conversa on conversa.ordem_servico_id = os.id and conversa.consumidor_id = consumidor.id
 where dita.acao = 'anotar' and (dita.visivel or dita.por = 'CONSUMIDOR') and dita.nota is not null;

drop trigger os_historico_so_insere on os_historico;
delete from os_historico dita using ordem_servico os
 where os.id = dita.ordem_servico_id and dita.acao = 'anotar' and (dita.visivel or dita.por = 'CONSUMIDOR')
   and dita.nota is not null and coalesce(dita.consumidor_id, os.consumidor_id) is not null;
alter table os_historico drop column consumidor_id;
create trigger os_historico_so_insere before update or delete or truncate on os_historico
  for each statement execute function so_insere();
drop function esquecer_mensagens(bigint);

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
  update os_condicoes set consumidor_id = fica where consumidor_id = quem;
  perform set_config('retaguarda.esquecer', '', true);
end $$;
