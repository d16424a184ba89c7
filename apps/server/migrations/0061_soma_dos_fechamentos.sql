-- What a closing comes to is kept beside it (rede §4): the board of 24 months reads no line.
alter table fechamento
  -- Of its own lines, as they are now.
  add column total numeric(15, 2) not null default 0,
  add column contestadas integer not null default 0,
  add column contestado numeric(15, 2) not null default 0,
  -- Of an open month: what its orders owed when they were last counted, and whether something has changed since.
  add column vivo numeric(15, 2) not null default 0,
  add column vivo_mudou boolean not null default true;

alter table fechamento disable trigger fechamento_imutavel;
update fechamento
   set total = somas.total, contestadas = somas.contestadas, contestado = somas.contestado, vivo_mudou = status = 'EM_ABERTO'
  from (select fechamento.id, coalesce(sum(linha.valor_final), 0) as total,
               (count(linha.id) filter (where linha.situacao = 'CONTESTADA'))::integer as contestadas,
               coalesce(sum(linha.valor) filter (where linha.situacao = 'CONTESTADA'), 0) as contestado
          from fechamento left join fechamento_linha linha on linha.fechamento_id = fechamento.id
         group by fechamento.id) somas
 where somas.id = fechamento.id;
alter table fechamento enable trigger fechamento_imutavel;
create index fechamento_a_contar on fechamento (id) where status = 'EM_ABERTO' and vivo_mudou;

-- Lines change the sums of their closing; a line of an order changes what later open months still owe of it.
create function fechamento_linha_soma() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update fechamento
       set total = fechamento.total - saiu.total, contestadas = fechamento.contestadas - saiu.contestadas,
           contestado = fechamento.contestado - saiu.contestado
      from (select fechamento_id, sum(valor_final) as total, (count(*) filter (where situacao = 'CONTESTADA'))::integer as contestadas,
                   coalesce(sum(valor) filter (where situacao = 'CONTESTADA'), 0) as contestado
              from antes group by fechamento_id) saiu
     where saiu.fechamento_id = fechamento.id;
  end if;
  if tg_op <> 'DELETE' then
    update fechamento
       set total = fechamento.total + entrou.total, contestadas = fechamento.contestadas + entrou.contestadas,
           contestado = fechamento.contestado + entrou.contestado
      from (select fechamento_id, sum(valor_final) as total, (count(*) filter (where situacao = 'CONTESTADA'))::integer as contestadas,
                   coalesce(sum(valor) filter (where situacao = 'CONTESTADA'), 0) as contestado
              from depois group by fechamento_id) entrou
     where entrou.fechamento_id = fechamento.id;
    update fechamento aberto set vivo_mudou = true
      from (select distinct fechamento.posto_id, fechamento.mes
              from depois join fechamento on fechamento.id = depois.fechamento_id
             where depois.ordem_servico_id is not null) mudado
     where aberto.posto_id = mudado.posto_id and aberto.mes > mudado.mes and aberto.status = 'EM_ABERTO' and not aberto.vivo_mudou;
  end if;
  return null;
end $$;
create trigger fechamento_linha_soma_nova after insert on fechamento_linha
  referencing new table as depois for each statement execute function fechamento_linha_soma();
create trigger fechamento_linha_soma_mudada after update on fechamento_linha
  referencing old table as antes new table as depois for each statement execute function fechamento_linha_soma();
create trigger fechamento_linha_soma_tirada after delete on fechamento_linha
  referencing old table as antes for each statement execute function fechamento_linha_soma();

-- The month of a post, now with something to count; its row is locked until the change is there to be seen.
create function fechamento_a_contar(do_posto bigint, do_mes date) returns void language sql as $$
  insert into fechamento (posto_id, mes) values (do_posto, do_mes)
  on conflict (posto_id, mes) do update set vivo_mudou = true
    where fechamento.status = 'EM_ABERTO' and not fechamento.vivo_mudou
$$;
create or replace function os_entra_no_fechamento() returns trigger language plpgsql as $$
begin
  perform fechamento_a_contar(posto_id, date_trunc('month', new.criado_em at time zone 'America/Sao_Paulo')::date)
    from ordem_servico where id = new.ordem_servico_id;
  return null;
end $$;
create or replace function escolha_entra_no_fechamento() returns trigger language plpgsql as $$
declare
  do_posto bigint := (select posto_id from ordem_servico where id = new.ordem_servico_id);
  do_mes date := date_trunc('month', new.criado_em at time zone 'America/Sao_Paulo')::date;
begin
  if new.tipo = 'RESTITUICAO' or exists (select 1 from os_escolha where id = new.desfaz_id and tipo = 'RESTITUICAO') then
    perform fechamento_a_contar(do_posto, do_mes);
  else
    update fechamento set vivo_mudou = true where posto_id = do_posto and mes = do_mes and status = 'EM_ABERTO';
  end if;
  return null;
end $$;

-- What an open month owes of its orders at this moment.
create function vivo_do_mes(do_posto bigint, do_mes date) returns numeric language sql stable as $$
  select coalesce(sum(coalesce(mes.deve - mes.glosa, 0) - mes.lancado), 0) from lancamentos_do_mes(do_posto, do_mes) mes
$$;

drop view fechamento_cadastro;
create view fechamento_cadastro as
  select fechamento.id, fechamento.posto_id, posto.nome_fantasia as posto_nome_fantasia, fechamento.mes,
         fechamento.status as situacao,
         fechamento.total + case when fechamento.status <> 'EM_ABERTO' then 0
                                 when fechamento.vivo_mudou then vivo_do_mes(fechamento.posto_id, fechamento.mes)
                                 else fechamento.vivo end as total,
         fechamento.contestadas, fechamento.contestado, fechamento.pago_em, fechamento.versao,
         -- The newest month first, in it what waits for an answer, then by the post.
         (date '2100-01-01' - fechamento.mes) * 2 - (case when fechamento.contestadas > 0 then 1 else 0 end) as ordem
    from fechamento
    join posto_autorizado posto on posto.id = fechamento.posto_id;
