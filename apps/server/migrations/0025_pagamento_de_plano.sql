-- What posts paid of their charges, and the charges as lists show them.
create table cobranca_pagamento (
  id bigint generated always as identity primary key,
  cobranca_id bigint not null references cobranca,
  data date not null,
  valor numeric(15, 2) not null check (valor > 0),
  criado_em timestamptz not null default now(),
  criado_por bigint references usuario
);
create index cobranca_pagamento_da_cobranca on cobranca_pagamento (cobranca_id, data, id);
create index cobranca_pagamento_por_pessoa on cobranca_pagamento (criado_por) where criado_por is not null;

-- VENCIDA is never stored: it is what an open charge is from the day after the last one to pay it (rede §3).
create view cobranca_cadastro as
  select cobranca.id, cobranca.posto_id, posto.nome_fantasia as posto_nome_fantasia, cobranca.plano_id,
         plano.nome as plano_nome, cobranca.tipo, cobranca.competencia, cobranca.vencimento,
         cobranca.valor - cobranca.desconto - cobranca.credito as total,
         coalesce((select sum(pagamento.valor) from cobranca_pagamento pagamento
                    where pagamento.cobranca_id = cobranca.id), 0) as pago,
         case when cobranca.status = 'ABERTA' and cobranca.pagavel_ate < hoje.dia then 'VENCIDA' else cobranca.status end as situacao,
         -- Late ones first and the latest of all before them; what is settled comes last.
         case when cobranca.status = 'ABERTA' then cobranca.pagavel_ate - hoje.dia
              else 100000 + (date '2100-01-01' - cobranca.inicio) end as ordem,
         cobranca.paga_em, cobranca.versao
    from cobranca
    join posto_autorizado posto on posto.id = cobranca.posto_id
    join plano_valores plano on plano.id = cobranca.plano_id
    cross join (select (now() at time zone 'America/Sao_Paulo')::date as dia) hoje;

-- The kind of the PIX key is said, never guessed: eleven digits are a CPF or a telephone.
alter table cobranca_configuracao
  add column pix_tipo text not null default 'CNPJ' check (pix_tipo in ('CPF', 'CNPJ', 'EMAIL', 'TELEFONE', 'ALEATORIA'));
