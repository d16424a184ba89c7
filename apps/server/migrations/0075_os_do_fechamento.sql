-- The orders whose end, or its withdrawal, touches a month of their post: a closing reads those of one post alone, where
-- the history would be read for the whole network.
create table fechamento_os (
  posto_id bigint not null references posto_autorizado on delete cascade,
  mes date not null,
  ordem_servico_id bigint not null references ordem_servico on delete cascade,
  constraint fechamento_os_pkey primary key (posto_id, mes, ordem_servico_id)
);
create index fechamento_os_ordem on fechamento_os (ordem_servico_id);

insert into fechamento_os (posto_id, mes, ordem_servico_id)
select distinct ordem_servico.posto_id,
       date_trunc('month', historico.criado_em at time zone 'America/Sao_Paulo')::date, historico.ordem_servico_id
  from os_historico historico
  join ordem_servico on ordem_servico.id = historico.ordem_servico_id
 where (historico.para = 'FINALIZADA') <> (historico.de is not distinct from 'FINALIZADA');

create or replace function os_entra_no_fechamento() returns trigger language plpgsql as $$
declare
  do_posto bigint := (select posto_id from ordem_servico where id = new.ordem_servico_id);
  do_mes date := date_trunc('month', new.criado_em at time zone 'America/Sao_Paulo')::date;
begin
  insert into fechamento_os (posto_id, mes, ordem_servico_id) values (do_posto, do_mes, new.ordem_servico_id)
  on conflict do nothing;
  perform fechamento_a_contar(do_posto, do_mes);
  return null;
end $$;
drop index os_historico_da_finalizacao;

create or replace function lancamentos_do_mes(do_posto bigint, do_mes date)
returns table (ordem_servico_id bigint, os_linha_id bigint, os_escolha_id bigint, deve numeric, lancado numeric,
               glosa numeric, ja_lancada boolean)
language sql stable as $$
  with limites as (
    select do_mes::timestamp at time zone 'America/Sao_Paulo' as de,
           (do_mes + interval '1 month') at time zone 'America/Sao_Paulo' as ate),
  tocada as (
    select fechamento_os.ordem_servico_id from fechamento_os
     where fechamento_os.posto_id = do_posto and fechamento_os.mes = do_mes
    union
    select escolha.ordem_servico_id
      from limites
      join os_escolha escolha on escolha.criado_em >= limites.de and escolha.criado_em < limites.ate
      join ordem_servico on ordem_servico.id = escolha.ordem_servico_id
     where ordem_servico.posto_id = do_posto
    union
    select linha.ordem_servico_id
      from limites
      join fechamento_linha linha on linha.decidido_em >= limites.de and linha.decidido_em < limites.ate
      join fechamento on fechamento.id = linha.fechamento_id
     where fechamento.posto_id = do_posto and linha.ordem_servico_id is not null),
  estado as (
    select tocada.ordem_servico_id, ultimo.para
      from tocada cross join limites
      join lateral (select historico.para from os_historico historico
                     where historico.ordem_servico_id = tocada.ordem_servico_id and historico.criado_em < limites.ate
                     order by historico.id desc limit 1) ultimo on true),
  devido as (
    select estado.ordem_servico_id, linha.id as chave, linha.valor_fabricante as deve
      from estado cross join limites
      join lateral (select orcamento.id from os_orcamento orcamento
                     where orcamento.ordem_servico_id = estado.ordem_servico_id and orcamento.criado_em < limites.ate
                     order by orcamento.versao desc limit 1) versao on true
      join os_linha linha on linha.orcamento_id = versao.id
     where estado.para = 'FINALIZADA' and linha.garantia and linha.situacao = 'APROVADA' and not linha.solicitar_peca
    union all
    select estado.ordem_servico_id, -vale.id, vale.valor
      from estado cross join limites
      join lateral (select escolha.id, escolha.tipo, escolha.valor from os_escolha escolha
                     where escolha.ordem_servico_id = estado.ordem_servico_id and escolha.criado_em < limites.ate
                       and escolha.tipo <> 'DESFEITA'
                       and not exists (select 1 from os_escolha desfeita
                                        where desfeita.desfaz_id = escolha.id and desfeita.criado_em < limites.ate)
                     order by escolha.id desc limit 1) vale on true
     where (vale.tipo = 'RESTITUICAO' and estado.para = 'CANCELADA')
        or (vale.tipo = 'ABATIMENTO' and estado.para = 'FINALIZADA')),
  anterior as (
    select linha.ordem_servico_id, coalesce(linha.os_linha_id, -linha.os_escolha_id) as chave,
           sum(linha.valor_final) as lancado, sum(linha.valor - linha.valor_final) as glosa
      from tocada
      join fechamento_linha linha on linha.ordem_servico_id = tocada.ordem_servico_id
      join fechamento on fechamento.id = linha.fechamento_id and fechamento.mes < do_mes
     group by linha.ordem_servico_id, coalesce(linha.os_linha_id, -linha.os_escolha_id))
  select junta.ordem_servico_id, case when junta.chave > 0 then junta.chave end,
         case when junta.chave < 0 then -junta.chave end, junta.deve, junta.lancado, junta.glosa,
         exists (select 1 from anterior ja where ja.ordem_servico_id = junta.ordem_servico_id)
    from (select coalesce(devido.ordem_servico_id, anterior.ordem_servico_id) as ordem_servico_id,
                 coalesce(devido.chave, anterior.chave) as chave, devido.deve,
                 coalesce(anterior.lancado, 0) as lancado, coalesce(anterior.glosa, 0) as glosa
            from devido full join anterior on anterior.chave = devido.chave) junta
$$;

-- The lines that come at once are looked at once.
drop trigger fechamento_linha_imutavel on fechamento_linha;
create trigger fechamento_linha_imutavel before update or delete on fechamento_linha
  for each row execute function fechamento_linha_imutavel();
create function fechamento_linha_nova_imutavel() returns trigger language plpgsql as $$
begin
  if exists (select 1 from (select distinct fechamento_id from novas) nova
               join fechamento on fechamento.id = nova.fechamento_id
              where fechamento.status in ('APROVADO', 'PAGO')) then
    raise exception 'linha de um fechamento aprovado não muda' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger fechamento_linha_nova_imutavel after insert on fechamento_linha
  referencing new table as novas for each statement execute function fechamento_linha_nova_imutavel();
