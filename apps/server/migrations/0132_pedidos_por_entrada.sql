-- How many open orders entered their stage in each five minutes, so that counting the late ones and those in time reads
-- as little with half a million open orders as with a hundred. Kept like `pedido_contagem`: differences are appended and
-- summed up by a job, so that no two savings wait for each other.
create table pedido_entrada (
  -- 0 for all companies together.
  cliente_id bigint not null,
  etapa text not null,
  status_alcis text not null,
  -- The beginning of the five minutes; infinity for an order that no clock runs for.
  desde timestamptz not null,
  total bigint not null
);
create index pedido_entrada_por_etapa on pedido_entrada (cliente_id, etapa, desde) include (status_alcis, total);

create function cinco_minutos(momento timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_bin('5 minutes', momento, 'epoch')
$$;

create or replace function pedido_conta() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into pedido_contagem
      select cliente_id, etapa, status_alcis, count(*) from novo group by 1, 2, 3;
    insert into pedido_entrada
      select conta.de, etapa, status_alcis, coalesce(cinco_minutos(status_desde), 'infinity'), count(*)
        from novo cross join lateral (values (0::bigint), (cliente_id)) as conta (de)
       where status_alcis <> 'expedido' and etapa <> 'CANCELADO' group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into pedido_contagem
      select cliente_id, etapa, status_alcis, -count(*) from velho group by 1, 2, 3;
    insert into pedido_entrada
      select conta.de, etapa, status_alcis, coalesce(cinco_minutos(status_desde), 'infinity'), -count(*)
        from velho cross join lateral (values (0::bigint), (cliente_id)) as conta (de)
       where status_alcis <> 'expedido' and etapa <> 'CANCELADO' group by 1, 2, 3, 4;
  else
    insert into pedido_contagem
      select cliente_id, etapa, status_alcis, sum(n) from (
        select cliente_id, etapa, status_alcis, 1 as n from novo
        union all
        select cliente_id, etapa, status_alcis, -1 from velho
      ) diferencas group by 1, 2, 3 having sum(n) <> 0;
    insert into pedido_entrada
      select conta.de, etapa, status_alcis, coalesce(cinco_minutos(status_desde), 'infinity'), sum(n) from (
        select cliente_id, etapa, status_alcis, status_desde, 1 as n from novo
        union all
        select cliente_id, etapa, status_alcis, status_desde, -1 from velho
      ) diferencas cross join lateral (values (0::bigint), (cliente_id)) as conta (de)
       where status_alcis <> 'expedido' and etapa <> 'CANCELADO' group by 1, 2, 3, 4 having sum(n) <> 0;
  end if;
  return null;
end $$;

-- From here on each saving counts; what is open already is read by its index alone.
lock table pedido in share row exclusive mode;
insert into pedido_entrada
select conta.de, etapa, status_alcis, coalesce(cinco_minutos(status_desde), 'infinity'), count(*)
  from pedido cross join lateral (values (0::bigint), (cliente_id)) as conta (de)
 where status_alcis <> 'expedido' and etapa <> 'CANCELADO' group by 1, 2, 3, 4;
