-- Reminders of charges (rede §3): each once, whatever runs twice or late.
create table cobranca_lembrete (
  cobranca_id bigint not null references cobranca,
  momento text not null check (momento in ('ANTES', 'NO_DIA', 'DEPOIS_3', 'DEPOIS_10')),
  -- Nobody at the post sees charges: the manufacturer is told, and calls.
  sem_email boolean not null,
  criado_em timestamptz not null default now(),
  primary key (cobranca_id, momento)
);

alter table cobranca_configuracao add column lembretes boolean not null default true;

-- A list shows which late post has nobody to remind.
create or replace view cobranca_cadastro as
  select cobranca.id, cobranca.posto_id, posto.nome_fantasia as posto_nome_fantasia, cobranca.plano_id,
         plano.nome as plano_nome, cobranca.tipo, cobranca.competencia, cobranca.vencimento,
         cobranca.valor - cobranca.desconto - cobranca.credito as total,
         coalesce((select sum(pagamento.valor) from cobranca_pagamento pagamento
                    where pagamento.cobranca_id = cobranca.id), 0) as pago,
         case when cobranca.status = 'ABERTA' and cobranca.pagavel_ate < hoje.dia then 'VENCIDA' else cobranca.status end as situacao,
         -- Late ones first and the latest of all before them; what is settled comes last.
         case when cobranca.status = 'ABERTA' then cobranca.pagavel_ate - hoje.dia
              else 100000 + (date '2100-01-01' - cobranca.inicio) end as ordem,
         cobranca.paga_em, cobranca.versao,
         cobranca.status = 'ABERTA' and exists (
           select from cobranca_lembrete lembrete where lembrete.cobranca_id = cobranca.id and lembrete.sem_email
         ) as sem_email
    from cobranca
    join posto_autorizado posto on posto.id = cobranca.posto_id
    join plano_valores plano on plano.id = cobranca.plano_id
    cross join (select (now() at time zone 'America/Sao_Paulo')::date as dia) hoje;
