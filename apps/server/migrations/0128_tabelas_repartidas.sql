-- Large installations may divide what is only added to by month (npm run partitions, docs/decisions/0039).

-- The entry that ended a stay is never deleted, and its own trigger writes the stay: a reference proved nothing, and a
-- divided table has no key of the id alone that it could name.
alter table pedido_passagem drop constraint pedido_passagem_auditoria_id_fkey;
alter table os_passagem drop constraint os_passagem_historico_id_fkey;

-- Takes no row of the log itself, because a divided table has another type of row in each month.
drop trigger pedido_passagem_termina on auditoria;
drop function pedido_passagem_termina();
drop function pedido_passagens(auditoria);

create function pedido_passagens(entrada_id bigint, da bigint, em timestamptz)
returns setof pedido_passagem language sql stable as $$
  select entrada_id, pedido.id, pedido.cliente_id, antes.etapa, em, round(antes.horas, 1),
         case antes.etapa when 'FATURADO' then em > pedido.data_hora_coleta
                          when 'A_FATURAR' then antes.horas > prazo.tempo_faturar
                          else antes.horas > prazo.tempo_separacao end
    from pedido
    -- The last entry that began a stay: the order was made, concluded, moved or brought back.
    join lateral (
      select coalesce(jsonb_path_query_first(dele.mudancas, '$[*] ? (@.campo == "status").para') #>> '{}',
                      case when dele.mudancas @? '$[*] ? (@.campo == "statusAlcis" && @.de == "expedido")'
                           then 'FATURADO' else 'CRIADO' end) as etapa,
             extract(epoch from em - dele.criado_em) / 3600 as horas,
             dele.mudancas @? '$[*] ? (@.campo == "statusAlcis" && @.para == "expedido")' as saiu
        from auditoria dele
       where dele.entidade = 'pedido' and dele.entidade_id = pedido.id and dele.id < entrada_id
         and dele.mudancas @? '$[*] ? (@.campo == "status" || (@.campo == "concluido" && @.para == true)
               || (@.campo == "pedido" && @.acao == "criado")
               || (@.campo == "statusAlcis" && (@.para == "expedido" || @.de == "expedido")))'
       order by dele.id desc limit 1) antes on not antes.saiu
    join lateral (select tempo_separacao, tempo_faturar from configuracao order by id desc limit 1) prazo on true
   where pedido.id = da
$$;

create function pedido_passagem_termina() returns trigger language plpgsql as $$
begin
  insert into pedido_passagem select * from pedido_passagens(new.id, new.entidade_id, new.criado_em);
  return null;
end $$;
create trigger pedido_passagem_termina after insert on auditoria
  for each row when (new.entidade = 'pedido' and passagem_termina(new.mudancas))
  execute function pedido_passagem_termina();

-- Makes the months ahead of each divided table, and drops the months of events that are wholly before an instant. The
-- application's role owns no table, so this runs as the owner. It waits for nobody longer than half a second: who
-- called it tries again. Without a divided table it does nothing.
create function particoes_manter(agora timestamptz, eventos_antes timestamptz)
returns table (tabela text, particao text, feita boolean)
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp set lock_timeout = '500ms' set timezone = 'UTC' as $$
declare
  dividida record;
  velha record;
  mes timestamptz;
begin
  for dividida in
    select relname::text as nome, pg_class.oid from pg_partitioned_table
      join pg_class on pg_class.oid = partrelid
     where relnamespace = 'public'::regnamespace and partstrat = 'r' order by 1
  loop
    tabela := dividida.nome;
    if dividida.nome = 'evento' then
      for velha in
        select relname::text as nome, substring(pg_get_expr(relpartbound, pg_class.oid) from 'TO \(''([^'']+)''\)')::timestamptz as ate
          from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = dividida.oid
      loop
        if velha.ate <= eventos_antes then
          execute format('drop table public.%I', velha.nome);
          particao := velha.nome;
          feita := false;
          return next;
        end if;
      end loop;
    end if;
    select max(substring(pg_get_expr(relpartbound, pg_class.oid) from 'TO \(''([^'']+)''\)')::timestamptz) into mes
      from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = dividida.oid;
    mes := coalesce(mes, date_trunc('month', agora));
    while mes < date_trunc('month', agora) + interval '4 months' loop
      particao := format('%s_%s', dividida.nome, to_char(mes, 'YYYY_MM'));
      -- Made apart and then attached, because that lets reading and writing go on.
      execute format('create table public.%I (like public.%I including all excluding identity)', particao, dividida.nome);
      execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)',
                     dividida.nome, particao, mes, mes + interval '1 month');
      mes := mes + interval '1 month';
      feita := true;
      return next;
    end loop;
  end loop;
end $$;
