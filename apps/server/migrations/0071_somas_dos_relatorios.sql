-- What the reports of a year over a million orders add up (rede §6), kept where it changes.

-- `percentile_cont` of values of which each stands for several: the values in their order, and how many of each.
create function percentil_de(parte double precision, valores numeric[], pesos bigint[]) returns numeric
language plpgsql immutable parallel safe as $$
declare
  todos bigint := 0;
  lugar double precision;
  vistos bigint := 0;
  antes numeric;
begin
  if valores is null then return null; end if;
  for i in 1 .. cardinality(pesos) loop todos := todos + pesos[i]; end loop;
  lugar := parte * (todos - 1);
  for i in 1 .. cardinality(pesos) loop
    vistos := vistos + pesos[i];
    if antes is null and vistos > floor(lugar) then antes := valores[i]; end if;
    if vistos > least(floor(lugar) + 1, todos - 1) then
      return antes + (valores[i] - antes) * (lugar - floor(lugar))::numeric;
    end if;
  end loop;
  return antes;
end $$;

-- Each stay of an order in a status that has ended, in tenths of days.
create table os_passagem (
  ordem_servico_id bigint not null references ordem_servico,
  -- The entry of the history that ended it.
  historico_id bigint not null references os_historico,
  status text not null,
  dias numeric(9, 1) not null,
  primary key (ordem_servico_id, historico_id)
);
create index os_passagem_do_historico on os_passagem (historico_id);

create function os_passagem_termina() returns trigger language plpgsql as $$
begin
  insert into os_passagem (ordem_servico_id, historico_id, status, dias)
  select new.ordem_servico_id, new.id, antes.para, round((extract(epoch from new.criado_em - antes.criado_em) / 86400)::numeric, 1)
    from os_historico antes
   where antes.ordem_servico_id = new.ordem_servico_id and antes.id < new.id and antes.de is distinct from antes.para
   order by antes.id desc limit 1;
  return null;
end $$;
create trigger os_passagem_termina after insert on os_historico
  for each row when (new.de is distinct from new.para) execute function os_passagem_termina();

insert into os_passagem (ordem_servico_id, historico_id, status, dias)
select ordem_servico_id, id, antes, dias
  from (select ordem_servico_id, id, lag(para) over da_os as antes,
               round((extract(epoch from criado_em - lag(criado_em) over da_os) / 86400)::numeric, 1) as dias
          from os_historico where de is distinct from para
        window da_os as (partition by ordem_servico_id order by id)) passagem
 where antes is not null;

-- Orders that quality control sent back.
create index os_historico_reprovada on os_historico (ordem_servico_id) where acao = 'reprovarReparo';

-- What the lines of a budget come to: approved, and owed by the manufacturer for labour and for the post's own parts.
create table os_orcamento_soma (
  orcamento_id bigint primary key references os_orcamento on delete cascade,
  aprovado numeric(15, 2) not null,
  mao_de_obra numeric(15, 2) not null,
  pecas numeric(15, 2) not null,
  cobertas integer not null
);

create view os_orcamento_somado as
  select orcamento_id, coalesce(sum(valor_final) filter (where situacao = 'APROVADA'), 0) as aprovado,
         coalesce(sum(valor_fabricante) filter (where coberta and tipo = 'SERVICO'), 0) as mao_de_obra,
         coalesce(sum(valor_fabricante) filter (where coberta and tipo = 'PECA'), 0) as pecas,
         (count(*) filter (where coberta))::integer as cobertas
    from (select *, garantia and situacao = 'APROVADA' and not solicitar_peca as coberta from os_linha) linha
   group by orcamento_id;

create function soma_dos_orcamentos(mudados bigint[]) returns void language sql as $$
  delete from os_orcamento_soma where orcamento_id = any (mudados)
     and not exists (select from os_linha where os_linha.orcamento_id = os_orcamento_soma.orcamento_id);
  insert into os_orcamento_soma
  select * from os_orcamento_somado where orcamento_id = any (mudados)
  on conflict (orcamento_id) do update
    set aprovado = excluded.aprovado, mao_de_obra = excluded.mao_de_obra, pecas = excluded.pecas, cobertas = excluded.cobertas
$$;
create function os_linha_soma() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform soma_dos_orcamentos(array(select distinct orcamento_id from antes)); end if;
  if tg_op <> 'DELETE' then perform soma_dos_orcamentos(array(select distinct orcamento_id from depois)); end if;
  return null;
end $$;
create trigger os_linha_soma_nova after insert on os_linha
  referencing new table as depois for each statement execute function os_linha_soma();
create trigger os_linha_soma_mudada after update on os_linha
  referencing old table as antes new table as depois for each statement execute function os_linha_soma();
create trigger os_linha_soma_tirada after delete on os_linha
  referencing old table as antes for each statement execute function os_linha_soma();

insert into os_orcamento_soma select * from os_orcamento_somado;
