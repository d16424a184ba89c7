-- The monthly closing of each post (rede §4): what the manufacturer owes it for work under warranty.
create table fechamento (
  id bigint generated always as identity primary key,
  posto_id bigint not null references posto_autorizado,
  mes date not null check (extract(day from mes) = 1),
  status text not null default 'EM_ABERTO' check (status in ('EM_ABERTO', 'EM_CONFERENCIA', 'APROVADO', 'PAGO')),
  conferencia_em timestamptz,
  aprovado_em timestamptz,
  aprovado_por bigint references usuario,
  pago_em date,
  pago_por bigint references usuario,
  -- How the bank calls the payment.
  comprovante text check (char_length(comprovante) <= 120),
  -- The post's own note of service, or that none is asked for.
  nfse_numero text check (char_length(nfse_numero) <= 40),
  nfse_valor numeric(15, 2) check (nfse_valor >= 0),
  nfse_dispensada boolean not null default false,
  versao integer not null default 1,
  constraint fechamento_um_por_mes unique (posto_id, mes),
  constraint fechamento_conferencia check (status = 'EM_ABERTO' or conferencia_em is not null),
  constraint fechamento_aprovado check ((status in ('APROVADO', 'PAGO')) = (aprovado_em is not null)),
  constraint fechamento_pago check ((status = 'PAGO') = (pago_em is not null)),
  constraint fechamento_nota check (status <> 'PAGO' or nfse_dispensada <> (nfse_numero is not null)),
  constraint fechamento_nota_valor check ((nfse_numero is null) = (nfse_valor is null))
);
create index fechamento_por_mes on fechamento (mes desc, posto_id);
create index fechamento_aprovado_por on fechamento (aprovado_por) where aprovado_por is not null;
create index fechamento_pago_por on fechamento (pago_por) where pago_por is not null;

create table fechamento_linha (
  id bigint generated always as identity primary key,
  fechamento_id bigint not null references fechamento,
  -- Of an order: the first time, or what changed of it later; said by hand; a negative sum carried on.
  tipo text not null check (tipo in ('CREDITO', 'AJUSTE_OS', 'AJUSTE', 'TRANSPORTE')),
  ordem_servico_id bigint references ordem_servico,
  os_linha_id bigint references os_linha,
  descricao text not null check (char_length(descricao) <= 500),
  -- As it came of the order, and what is paid of it once finance decided.
  valor numeric(15, 2) not null,
  valor_final numeric(15, 2) not null,
  situacao text not null default 'LIVRE' check (situacao in ('LIVRE', 'GLOSADA', 'ACEITA', 'CONTESTADA', 'RESPONDIDA')),
  glosa_motivo text,
  contestacao text,
  contestada_em timestamptz,
  contestada_por bigint references usuario,
  resposta text,
  -- When finance last said what is paid of it.
  decidido_em timestamptz,
  criado_em timestamptz not null,
  criado_por bigint references usuario,
  constraint fechamento_linha_da_os
    check ((tipo in ('CREDITO', 'AJUSTE_OS')) = (os_linha_id is not null) and (os_linha_id is null) = (ordem_servico_id is null)),
  constraint fechamento_linha_uma_vez unique (fechamento_id, os_linha_id),
  -- Only what was credited is decided upon: what is taken back follows its order.
  constraint fechamento_linha_decidida check (valor_final = valor or (os_linha_id is not null and valor > 0 and valor_final >= 0))
);
create index fechamento_linha_da_ordem on fechamento_linha (ordem_servico_id, os_linha_id) where ordem_servico_id is not null;
create index fechamento_linha_por_linha on fechamento_linha (os_linha_id) where os_linha_id is not null;
create index fechamento_linha_por_decisao on fechamento_linha (decidido_em) where decidido_em is not null;
create index fechamento_linha_contestada_por on fechamento_linha (contestada_por) where contestada_por is not null;
create index fechamento_linha_criado_por on fechamento_linha (criado_por) where criado_por is not null;

-- An approved closing stands for ever: only its payment is added, once.
create function fechamento_imutavel() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'APROVADO' and new.status = 'PAGO'
     and (new.posto_id, new.mes, new.conferencia_em, new.aprovado_em, new.aprovado_por)
         is not distinct from (old.posto_id, old.mes, old.conferencia_em, old.aprovado_em, old.aprovado_por) then
    return new;
  end if;
  if old.status in ('APROVADO', 'PAGO') then
    raise exception 'fechamento % aprovado não muda', old.id using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger fechamento_imutavel before update or delete on fechamento
  for each row execute function fechamento_imutavel();

create function fechamento_linha_imutavel() returns trigger language plpgsql as $$
begin
  if exists (select 1 from fechamento
              where id in (case when tg_op <> 'INSERT' then old.fechamento_id end,
                           case when tg_op <> 'DELETE' then new.fechamento_id end)
                and status in ('APROVADO', 'PAGO')) then
    raise exception 'linha de um fechamento aprovado não muda' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger fechamento_linha_imutavel before insert or update or delete on fechamento_linha
  for each row execute function fechamento_linha_imutavel();

-- An order that becomes FINALIZADA, or is so no longer, enters the month of its post, whoever did it.
create function os_entra_no_fechamento() returns trigger language plpgsql as $$
begin
  insert into fechamento (posto_id, mes)
  select posto_id, date_trunc('month', new.criado_em at time zone 'America/Sao_Paulo')::date
    from ordem_servico where id = new.ordem_servico_id
  on conflict (posto_id, mes) do nothing;
  return null;
end $$;
create trigger os_entra_no_fechamento after insert on os_historico for each row
  when ((new.para = 'FINALIZADA') <> (new.de is not distinct from 'FINALIZADA'))
  execute function os_entra_no_fechamento();
create index os_historico_da_finalizacao on os_historico (criado_em, ordem_servico_id)
  where para = 'FINALIZADA' or de = 'FINALIZADA';

-- Of the orders that a month touched: what each line is owed at its end, and what earlier closings hold of it. A line
-- that its order owes no longer has no 'deve'; parts that the factory sent are owed to nobody.
create function lancamentos_do_mes(do_posto bigint, do_mes date)
returns table (ordem_servico_id bigint, os_linha_id bigint, deve numeric, lancado numeric, glosa numeric, ja_lancada boolean)
language sql stable as $$
  with limites as (
    select do_mes::timestamp at time zone 'America/Sao_Paulo' as de,
           (do_mes + interval '1 month') at time zone 'America/Sao_Paulo' as ate),
  tocada as (
    select historico.ordem_servico_id
      from limites
      join os_historico historico on historico.criado_em >= limites.de and historico.criado_em < limites.ate
      join ordem_servico on ordem_servico.id = historico.ordem_servico_id
     where (historico.para = 'FINALIZADA' or historico.de = 'FINALIZADA') and ordem_servico.posto_id = do_posto
    union
    select linha.ordem_servico_id
      from limites
      join fechamento_linha linha on linha.decidido_em >= limites.de and linha.decidido_em < limites.ate
      join fechamento on fechamento.id = linha.fechamento_id
     where fechamento.posto_id = do_posto and linha.ordem_servico_id is not null),
  devido as (
    select tocada.ordem_servico_id, linha.id as os_linha_id, linha.valor_fabricante as deve
      from tocada cross join limites
      join lateral (select historico.para from os_historico historico
                     where historico.ordem_servico_id = tocada.ordem_servico_id and historico.criado_em < limites.ate
                     order by historico.id desc limit 1) estado on estado.para = 'FINALIZADA'
      join lateral (select orcamento.id from os_orcamento orcamento
                     where orcamento.ordem_servico_id = tocada.ordem_servico_id and orcamento.criado_em < limites.ate
                     order by orcamento.versao desc limit 1) versao on true
      join os_linha linha on linha.orcamento_id = versao.id
     where linha.garantia and linha.situacao = 'APROVADA' and not linha.solicitar_peca),
  anterior as (
    select linha.ordem_servico_id, linha.os_linha_id, sum(linha.valor_final) as lancado,
           sum(linha.valor - linha.valor_final) as glosa
      from tocada
      join fechamento_linha linha on linha.ordem_servico_id = tocada.ordem_servico_id
      join fechamento on fechamento.id = linha.fechamento_id and fechamento.mes < do_mes
     group by linha.ordem_servico_id, linha.os_linha_id)
  select coalesce(devido.ordem_servico_id, anterior.ordem_servico_id), coalesce(devido.os_linha_id, anterior.os_linha_id),
         devido.deve, coalesce(anterior.lancado, 0), coalesce(anterior.glosa, 0),
         exists (select 1 from anterior ja where ja.ordem_servico_id = coalesce(devido.ordem_servico_id, anterior.ordem_servico_id))
    from devido
    full join anterior on anterior.os_linha_id = devido.os_linha_id
$$;

create view fechamento_cadastro as
  select fechamento.id, fechamento.posto_id, posto.nome_fantasia as posto_nome_fantasia, fechamento.mes,
         fechamento.status as situacao, somas.total + coalesce(vivo.total, 0) as total, somas.contestadas, somas.contestado,
         fechamento.pago_em, fechamento.versao,
         -- The newest month first, in it what waits for an answer, then by the post.
         (date '2100-01-01' - fechamento.mes) * 2 - (case when somas.contestadas > 0 then 1 else 0 end) as ordem
    from fechamento
    join posto_autorizado posto on posto.id = fechamento.posto_id
    cross join lateral (
      select coalesce(sum(linha.valor_final), 0) as total,
             (count(*) filter (where linha.situacao = 'CONTESTADA'))::integer as contestadas,
             coalesce(sum(linha.valor) filter (where linha.situacao = 'CONTESTADA'), 0) as contestado
        from fechamento_linha linha where linha.fechamento_id = fechamento.id) somas
    left join lateral (
      select sum(coalesce(mes.deve - mes.glosa, 0) - mes.lancado) as total
        from lancamentos_do_mes(fechamento.posto_id, fechamento.mes) mes
       where fechamento.status = 'EM_ABERTO') vivo on true;
