-- What the reports add up (rede §6), kept per order: narrow rows of one kind each. An act only says which order changed;
-- a job writes that order's rows anew. Until then a report reads the order itself by the same function.

-- Identifiers as integers and the columns by their width: a year is some millions of rows.
create table relatorio_fato (
  ordem_servico_id bigint not null,
  -- What must be within the period: both, where a row holds for two instants.
  quando timestamptz not null,
  ate timestamptz,
  desde timestamptz,
  posto_id integer not null,
  modelo_id integer,
  tecnico_id integer,
  -- What a line of the report is of, where it is none of these.
  chave integer,
  -- Tenths of days.
  decimos integer,
  quantidade integer,
  -- Negative: takes back what another row counts.
  n smallint not null,
  atendimento smallint,
  prazo smallint,
  preco smallint,
  qualidade smallint,
  garantia boolean not null,
  fato text not null,
  situacao text,
  detalhe text,
  valor numeric(15, 2),
  mao_de_obra numeric(15, 2),
  pecas numeric(15, 2)
) partition by list (fato);
create table relatorio_fato_aberta partition of relatorio_fato for values in ('ABERTA');
create table relatorio_fato_reparada partition of relatorio_fato for values in ('REPARADA');
create table relatorio_fato_passagem partition of relatorio_fato for values in ('PASSAGEM');
create table relatorio_fato_orcamento partition of relatorio_fato for values in ('ORCAMENTO');
create table relatorio_fato_causa partition of relatorio_fato for values in ('CAUSA');
create table relatorio_fato_sintoma partition of relatorio_fato for values in ('SINTOMA');
create table relatorio_fato_peca partition of relatorio_fato for values in ('PECA');
create table relatorio_fato_troca partition of relatorio_fato for values in ('TROCA');
create table relatorio_fato_avaliacao partition of relatorio_fato for values in ('AVALIACAO');
create index relatorio_fato_da_os on relatorio_fato (ordem_servico_id);
create index relatorio_fato_do_posto on relatorio_fato (posto_id, quando);
-- Orders are written about in the order of their time.
create index relatorio_fato_do_periodo on relatorio_fato using brin (quando) with (pages_per_range = 32);

-- Orders whose rows are not those that the job wrote. Appended without a constraint, so that no act waits for another
-- one or for the job.
create table relatorio_sujo (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null
);

-- Its estimate is never that of the empty table: joined by a hash however many they are.
create function relatorio_sujas() returns setof bigint language plpgsql stable parallel safe rows 1000 as $$
begin
  return query select distinct ordem_servico_id from relatorio_sujo;
end $$;

-- The rows of these orders, as the orders are at this moment: all, or those of one kind.
create function relatorio_fatos_de(ordens bigint[], qual text) returns setof relatorio_fato
language sql stable parallel safe as $$
  with os as materialized (
    select ordem_servico.id, ordem_servico.posto_id, relogio.modelo_produto_id as modelo_id, tecnico_id, garantia, status,
           reincidencia, criado_em, data_reparo, reparado_por, valor_total
      from ordem_servico left join relogio on relogio.id = ordem_servico.relogio_id
     where ordem_servico.id = any (ordens)
  ), vale as materialized (
    select os.*, orcamento.id as orcamento_id, versao, orcamento.criado_em as quando, orcamento.respondido_em, orcamento.situacao
      from os join os_orcamento orcamento on orcamento.ordem_servico_id = os.id
     where orcamento.situacao <> 'SUBSTITUIDO'
  ), dita as materialized (
    -- An order counts once for a cause however many budgets of the period name it: each further one takes back the
    -- pair that it makes with the one before.
    select nomeada.tipo, vale.id, chave, quando, min(posto_id) as posto_id, min(modelo_id) as modelo_id,
           min(tecnico_id) as tecnico_id, bool_and(vale.garantia) as garantia,
           lag(quando) over (partition by nomeada.tipo, vale.id, chave order by quando) as antes
      from vale join os_linha on os_linha.orcamento_id = vale.orcamento_id,
           lateral (values ('CAUSA', causa_os_id), ('SINTOMA', sintoma_os_id)) nomeada (tipo, chave)
     where qual is null or qual = nomeada.tipo
     group by 1, 2, 3, 4
  )
  select os.id::bigint, criado_em::timestamptz, null::timestamptz, null::timestamptz, posto_id::integer,
         modelo_id::integer, tecnico_id::integer, coalesce(soma.cobertas, 0)::integer, null::integer,
         null::integer, 1::smallint, null::smallint, null::smallint, null::smallint, null::smallint,
         garantia::boolean, 'ABERTA'::text, status::text, reincidencia::text, valor_total::numeric,
         soma.mao_de_obra::numeric, soma.pecas::numeric
    from os
    left join lateral (
      select id from os_orcamento where ordem_servico_id = os.id order by versao desc limit 1) ultimo on true
    left join os_orcamento_soma soma on soma.orcamento_id = ultimo.id
   where qual is null or qual = 'ABERTA'
  union all
  select os.id, data_reparo, null, criado_em, posto_id::integer, modelo_id::integer, tecnico_id::integer,
         reparado_por::integer, null, null, 1::smallint, null, null, null, null, garantia, 'REPARADA', null,
         case when exists (select from os_historico
               where os_historico.ordem_servico_id = os.id and acao = 'reprovarReparo') then 'RECUSADA' end,
         null, null, null
    from os
   where data_reparo is not null and (qual is null or qual = 'REPARADA')
  union all
  select os.id, criado_em, null, null, posto_id::integer, modelo_id::integer, tecnico_id::integer, null,
         (dias * 10)::integer, null, 1::smallint, null, null, null, null, garantia, 'PASSAGEM', passagem.status,
         null, null, null, null
    from os join os_passagem passagem on passagem.ordem_servico_id = os.id
   -- Where an order waits: the statuses that end nothing.
   where passagem.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
     and (qual is null or qual = 'PASSAGEM')
  union all
  select id, quando, null, null, posto_id::integer, modelo_id::integer, tecnico_id::integer, null,
         (case when situacao in ('APROVADO', 'REPROVADO')
               then round((extract(epoch from respondido_em - quando) / 86400)::numeric, 1) * 10 end)::integer,
         null, 1::smallint, null, null, null, null, garantia, 'ORCAMENTO', situacao, null, soma.aprovado, null,
         null
    from vale left join os_orcamento_soma soma on soma.orcamento_id = vale.orcamento_id
   where not exists (select from os_orcamento depois where depois.ordem_servico_id = vale.id and depois.versao > vale.versao)
     and (qual is null or qual = 'ORCAMENTO')
  union all
  select id, quando, null, null, posto_id::integer, modelo_id::integer, tecnico_id::integer, chave::integer, null,
         null, 1::smallint, null, null, null, null, garantia, tipo, null, null, null, null, null
    from dita
  union all
  select id, antes, quando, null, posto_id::integer, modelo_id::integer, tecnico_id::integer, chave::integer, null,
         null, (-1)::smallint, null, null, null, null, garantia, tipo, null, null, null, null, null
    from dita where antes is not null
  union all
  select vale.id, data_reparo, null, null, min(posto_id)::integer, min(modelo_id)::integer,
         min(tecnico_id)::integer, peca_id::integer, null, sum(quantidade)::integer, 1::smallint, null, null, null,
         null, bool_and(vale.garantia), 'PECA', null, null, sum(valor_final), null, null
    from vale join os_linha on os_linha.orcamento_id = vale.orcamento_id
   where vale.situacao = 'APROVADO' and os_linha.situacao = 'APROVADA' and peca_id is not null and data_reparo is not null
     and (qual is null or qual = 'PECA')
   group by vale.id, data_reparo, peca_id
  union all
  select os.id, solicitada_em, null, null, posto_id::integer, modelo_id::integer, tecnico_id::integer, null,
         (round((extract(epoch from decidida_em - solicitada_em) / 86400)::numeric, 1) * 10)::integer, null,
         1::smallint, null, null, null, null, garantia, 'TROCA', situacao, null, null, null, null
    from os join troca on troca.ordem_servico_id = os.id
   where not exists (select from troca depois where depois.ordem_servico_id = os.id and depois.id > troca.id)
     and (qual is null or qual = 'TROCA')
  union all
  select os.id, respondida_em, null, null, os.posto_id::integer, modelo_id::integer, tecnico_id::integer, null,
         null, null, 1::smallint, atendimento::smallint, avaliacao.prazo::smallint, preco::smallint,
         qualidade::smallint, garantia, 'AVALIACAO', null, null, null, null, null
    from os join avaliacao on avaliacao.ordem_servico_id = os.id
   where respondida_em is not null and (qual is null or qual = 'AVALIACAO')
$$;

-- Writes the rows of the orders that changed first, and says how many marks that took: 0 when none are left, or when
-- another process does the same. Marks made meanwhile stay.
create function relatorio_refaz(limite integer) returns integer language plpgsql as $$
declare
  marcas bigint[];
  ordens bigint[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('relatorio_refaz', 0)) then return 0; end if;
  select array_agg(id), array_agg(distinct ordem_servico_id) into marcas, ordens
    from (select id, ordem_servico_id from relatorio_sujo order by id limit limite) primeiras;
  if marcas is null then return 0; end if;
  delete from relatorio_fato where ordem_servico_id = any (ordens);
  insert into relatorio_fato select * from relatorio_fatos_de(ordens, null);
  delete from relatorio_sujo where id = any (marcas);
  return cardinality(marcas);
end $$;

create function relatorio_suja_os() returns trigger language plpgsql as $$
begin
  insert into relatorio_sujo (ordem_servico_id) values (case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end $$;
create trigger relatorio_suja_nova after insert or delete on ordem_servico
  for each row execute function relatorio_suja_os();
create trigger relatorio_suja_mudada after update on ordem_servico
  for each row when (
    (new.posto_id, new.relogio_id, new.tecnico_id, new.garantia, new.status, new.reincidencia, new.criado_em, new.data_reparo,
     new.reparado_por, new.valor_total)
    is distinct from
    (old.posto_id, old.relogio_id, old.tecnico_id, old.garantia, old.status, old.reincidencia, old.criado_em, old.data_reparo,
     old.reparado_por, old.valor_total))
  execute function relatorio_suja_os();

create function relatorio_suja_da_os() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into relatorio_sujo (ordem_servico_id) values (old.ordem_servico_id); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.ordem_servico_id <> old.ordem_servico_id) then
    insert into relatorio_sujo (ordem_servico_id) values (new.ordem_servico_id);
  end if;
  return null;
end $$;
create trigger relatorio_suja after insert or update or delete on os_orcamento
  for each row execute function relatorio_suja_da_os();
create trigger relatorio_suja after insert or update or delete on troca
  for each row execute function relatorio_suja_da_os();
create trigger relatorio_suja after insert or update or delete on avaliacao
  for each row execute function relatorio_suja_da_os();
create trigger relatorio_suja after insert or update or delete on os_passagem
  for each row execute function relatorio_suja_da_os();
create trigger relatorio_suja after insert on os_historico
  for each row when (new.acao = 'reprovarReparo') execute function relatorio_suja_da_os();

-- A corrected model is that of every order of the watch.
create function relatorio_suja_do_relogio() returns trigger language plpgsql as $$
begin
  insert into relatorio_sujo (ordem_servico_id) select id from ordem_servico where relogio_id = new.id;
  return null;
end $$;
create trigger relatorio_suja after update on relogio
  for each row when (new.modelo_produto_id <> old.modelo_produto_id) execute function relatorio_suja_do_relogio();

-- Whatever changes a line comes here.
create or replace function soma_dos_orcamentos(mudados bigint[]) returns void language sql as $$
  delete from os_orcamento_soma where orcamento_id = any (mudados)
     and not exists (select from os_linha where os_linha.orcamento_id = os_orcamento_soma.orcamento_id);
  insert into os_orcamento_soma
  select * from os_orcamento_somado where orcamento_id = any (mudados)
  on conflict (orcamento_id) do update
    set aprovado = excluded.aprovado, mao_de_obra = excluded.mao_de_obra, pecas = excluded.pecas, cobertas = excluded.cobertas;
  insert into relatorio_sujo (ordem_servico_id)
  select distinct ordem_servico_id from os_orcamento where id = any (mudados)
$$;

insert into relatorio_sujo (ordem_servico_id) select id from ordem_servico order by id;
