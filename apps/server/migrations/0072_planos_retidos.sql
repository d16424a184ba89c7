-- Plan charges that a post pays by its closing (rede §4): a line of its own, for what is still owed of the charge.
alter table cobranca add column retida_em timestamptz;
update cobranca set retida_em = criado_em where retida;
alter table cobranca add constraint cobranca_retida check (retida = (retida_em is not null));
create index cobranca_a_reter on cobranca (posto_id) where retida and status = 'ABERTA';

alter table fechamento_linha
  add column cobranca_id bigint references cobranca,
  drop constraint fechamento_linha_tipo_check,
  add constraint fechamento_linha_tipo_check check (tipo in ('CREDITO', 'AJUSTE_OS', 'AJUSTE', 'TRANSPORTE', 'DEBITO')),
  add constraint fechamento_linha_do_plano check ((tipo = 'DEBITO') = (cobranca_id is not null) and (tipo <> 'DEBITO' or valor < 0)),
  add constraint fechamento_linha_cobranca_uma_vez unique (cobranca_id);

-- The closing that a payment was withheld from.
alter table cobranca_pagamento add column fechamento_id bigint references fechamento;
create index cobranca_pagamento_do_fechamento on cobranca_pagamento (fechamento_id) where fechamento_id is not null;

-- The month of a withheld charge: its own, or the one in which it was set to be withheld, whichever is later.
create function mes_da_retencao(competencia date, retida_em timestamptz) returns date language sql immutable as $$
  select greatest(competencia, date_trunc('month', retida_em at time zone 'America/Sao_Paulo')::date)
$$;

-- The withheld charges of a month that are still open, and what is owed of each; withheld, they bear neither fine nor interest.
create function retidas_do_mes(do_posto bigint, do_mes date) returns table (cobranca_id bigint, valor numeric)
language sql stable as $$
  select cobranca.id,
         cobranca.valor - cobranca.desconto - cobranca.credito
           - coalesce((select sum(pagamento.valor) from cobranca_pagamento pagamento where pagamento.cobranca_id = cobranca.id), 0)
    from cobranca
   where cobranca.posto_id = do_posto and cobranca.retida and cobranca.status = 'ABERTA'
     and mes_da_retencao(cobranca.competencia, cobranca.retida_em) = do_mes
$$;

create or replace function vivo_do_mes(do_posto bigint, do_mes date) returns numeric language sql stable as $$
  select (select coalesce(sum(coalesce(mes.deve - mes.glosa, 0) - mes.lancado), 0) from lancamentos_do_mes(do_posto, do_mes) mes)
         - (select coalesce(sum(retida.valor), 0) from retidas_do_mes(do_posto, do_mes) retida)
$$;

-- A withheld charge opens its month, also when nothing else happens in it; whatever becomes of one is counted anew.
create function cobranca_entra_no_fechamento() returns trigger language plpgsql as $$
begin
  if new.retida and new.status = 'ABERTA' then
    perform fechamento_a_contar(new.posto_id, mes_da_retencao(new.competencia, new.retida_em));
  end if;
  update fechamento set vivo_mudou = true where posto_id = new.posto_id and status = 'EM_ABERTO' and not vivo_mudou;
  return null;
end $$;
create trigger cobranca_entra_no_fechamento after insert on cobranca for each row
  when (new.retida) execute function cobranca_entra_no_fechamento();
create trigger cobranca_muda_no_fechamento after update on cobranca for each row
  when (new.retida or old.retida) execute function cobranca_entra_no_fechamento();

-- Withheld, a charge is never overdue.
create or replace view cobranca_cadastro as
  select cobranca.id, cobranca.posto_id, posto.nome_fantasia as posto_nome_fantasia, cobranca.plano_id,
         plano.nome as plano_nome, cobranca.tipo, cobranca.competencia, cobranca.vencimento,
         cobranca.valor - cobranca.desconto - cobranca.credito as total,
         coalesce((select sum(pagamento.valor) from cobranca_pagamento pagamento
                    where pagamento.cobranca_id = cobranca.id), 0) as pago,
         case when cobranca.status = 'ABERTA' and not cobranca.retida and cobranca.pagavel_ate < hoje.dia then 'VENCIDA'
              else cobranca.status end as situacao,
         -- Late ones first and the latest of all before them; then what is withheld; what is settled comes last.
         case when cobranca.status = 'ABERTA' then case when cobranca.retida then 50000 else 0 end + (cobranca.pagavel_ate - hoje.dia)
              else 100000 + (date '2100-01-01' - cobranca.inicio) end as ordem,
         cobranca.paga_em, cobranca.versao,
         cobranca.status = 'ABERTA' and exists (
           select from cobranca_lembrete lembrete where lembrete.cobranca_id = cobranca.id and lembrete.sem_email
         ) as sem_email,
         cobranca.retida
    from cobranca
    join posto_autorizado posto on posto.id = cobranca.posto_id
    join plano_valores plano on plano.id = cobranca.plano_id
    cross join (select (now() at time zone 'America/Sao_Paulo')::date as dia) hoje;
