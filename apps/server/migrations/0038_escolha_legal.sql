-- What a consumer chooses once the 30 days of the law are over: another watch, the money back, or a lower price
-- (decisions 61; CDC art. 18 §1). Evidence as the answers to budgets are: never changed, an undone choice has a row of its
-- own. The last that was not undone holds.
create table os_escolha (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null references ordem_servico,
  tipo text not null check (tipo in ('TROCA', 'RESTITUICAO', 'ABATIMENTO', 'DESFEITA')),
  -- The choice that this row undoes, and why.
  desfaz_id bigint unique references os_escolha,
  motivo text check (char_length(motivo) <= 500),
  valor numeric(15, 2) check (valor > 0),
  -- Who chose, and by which consent: a document, a drawn signature, or both.
  nome text not null check (nome <> ''),
  documento text,
  documento_confere boolean,
  assinatura_id bigint references os_arquivo,
  -- Exactly what was consented to, and its SHA-256.
  mostrado text not null,
  hash bytea not null check (length(hash) = 32),
  criado_em timestamptz not null,
  -- Who wrote it down on the consumer's word.
  criado_por bigint not null references usuario,
  constraint os_escolha_desfaz check ((tipo = 'DESFEITA') = (desfaz_id is not null)),
  constraint os_escolha_motivo check ((tipo = 'DESFEITA') = (motivo is not null)),
  constraint os_escolha_valor check (tipo not in ('RESTITUICAO', 'ABATIMENTO') or valor is not null)
);
create index os_escolha_da_os on os_escolha (ordem_servico_id, id);
create index os_escolha_por_data on os_escolha (criado_em, ordem_servico_id);
create index os_escolha_por_assinatura on os_escolha (assinatura_id) where assinatura_id is not null;
create index os_escolha_por_autor on os_escolha (criado_por);
create trigger os_escolha_so_insere before update or delete or truncate on os_escolha
  for each statement execute function os_aprovacao_guardada();

alter table os_arquivo drop constraint os_arquivo_tipo_check;
alter table os_arquivo add constraint os_arquivo_tipo_check
  check (tipo in ('FOTO', 'USO_INDEVIDO', 'NOTA_FISCAL', 'ASSINATURA_ENTRADA', 'ASSINATURA_APROVACAO',
                  'ASSINATURA_ESCOLHA', 'ASSINATURA_ENTREGA'));

-- Five years after the end of an order whose consumer was removed, the hash of her choice is all that stays as well.
create or replace function esquecer_evidencia(os_id bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select 1 from ordem_servico os join consumidor on consumidor.id = os.consumidor_id
     where os.id = os_id and consumidor.anonimizado_em is not null
       and os.status in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')
       and os.status_desde < now() - interval '5 years')
  then
    raise exception 'a evidência da OS % ainda fica', os_id using errcode = 'restrict_violation';
  end if;
  perform set_config('retaguarda.esquecer', 'sim', true);
  update os_aprovacao
     set nome = 'Removido', documento = null, endereco = null, navegador = null, assinatura_id = null,
         motivo = case when motivo is not null then 'Removido' end, mostrado = ''
   where ordem_servico_id = os_id;
  update os_escolha
     set nome = 'Removido', documento = null, assinatura_id = null,
         motivo = case when motivo is not null then 'Removido' end, mostrado = ''
   where ordem_servico_id = os_id;
  perform set_config('retaguarda.esquecer', '', true);
end $$;

-- The manufacturer owes the post what it gave back to a consumer: a line of the closing like those of a budget.
alter table fechamento_linha
  add column os_escolha_id bigint references os_escolha,
  drop constraint fechamento_linha_da_os,
  add constraint fechamento_linha_da_os
    check ((tipo in ('CREDITO', 'AJUSTE_OS')) = (num_nonnulls(os_linha_id, os_escolha_id) = 1)
           and (num_nonnulls(os_linha_id, os_escolha_id) = 0) = (ordem_servico_id is null)),
  add constraint fechamento_linha_escolha_uma_vez unique (fechamento_id, os_escolha_id),
  drop constraint fechamento_linha_decidida,
  add constraint fechamento_linha_decidida
    check (valor_final = valor or (ordem_servico_id is not null and valor > 0 and valor_final >= 0));
create index fechamento_linha_por_escolha on fechamento_linha (os_escolha_id) where os_escolha_id is not null;

-- A restitution, or one that is undone, enters the month of its post; a lower price does so once its order is FINALIZADA.
create function escolha_entra_no_fechamento() returns trigger language plpgsql as $$
begin
  if new.tipo = 'RESTITUICAO' or exists (select 1 from os_escolha where id = new.desfaz_id and tipo = 'RESTITUICAO') then
    insert into fechamento (posto_id, mes)
    select posto_id, date_trunc('month', new.criado_em at time zone 'America/Sao_Paulo')::date
      from ordem_servico where id = new.ordem_servico_id
    on conflict (posto_id, mes) do nothing;
  end if;
  return null;
end $$;
create trigger escolha_entra_no_fechamento after insert on os_escolha for each row
  execute function escolha_entra_no_fechamento();

drop view fechamento_cadastro;
drop function lancamentos_do_mes(bigint, date);

-- Of the orders that a month touched: what each line, and the choice that holds, is owed at its end, and what earlier
-- closings hold of it. What its order owes no longer has no 'deve'; parts that the factory sent are owed to nobody. Lines
-- and choices have ids of their own: the key of a choice is below zero.
create function lancamentos_do_mes(do_posto bigint, do_mes date)
returns table (ordem_servico_id bigint, os_linha_id bigint, os_escolha_id bigint, deve numeric, lancado numeric,
               glosa numeric, ja_lancada boolean)
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
