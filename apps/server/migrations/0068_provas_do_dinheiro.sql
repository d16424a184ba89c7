-- What the network's money is proved by (rede §3, §4): one table for the proof of a payment, the post's note of
-- service, and the file of a contested line or of an adjustment.
create table financeiro_arquivo (
  id bigint generated always as identity primary key,
  cobranca_pagamento_id bigint references cobranca_pagamento,
  fechamento_id bigint references fechamento,
  fechamento_linha_id bigint references fechamento_linha,
  papel text not null check (papel in ('COMPROVANTE', 'NFSE', 'CONTESTACAO', 'AJUSTE')),
  chave text not null unique,
  filename text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  length bigint not null,
  sha256 bytea not null,
  criado_em timestamptz not null default now(),
  criado_por bigint references usuario,
  constraint financeiro_arquivo_de_um check (num_nonnulls(cobranca_pagamento_id, fechamento_id, fechamento_linha_id) = 1),
  constraint financeiro_arquivo_papel check (case papel when 'COMPROVANTE' then fechamento_linha_id is null
                                                        when 'NFSE' then fechamento_id is not null
                                                        else fechamento_linha_id is not null end)
);
create index financeiro_arquivo_do_pagamento on financeiro_arquivo (cobranca_pagamento_id) where cobranca_pagamento_id is not null;
create index financeiro_arquivo_do_fechamento on financeiro_arquivo (fechamento_id) where fechamento_id is not null;
create index financeiro_arquivo_da_linha on financeiro_arquivo (fechamento_linha_id) where fechamento_linha_id is not null;
create index financeiro_arquivo_por_pessoa on financeiro_arquivo (criado_por) where criado_por is not null;

-- A proof stays as it was handed in.
create function financeiro_arquivo_fica() returns trigger language plpgsql as $$
begin
  raise exception 'a prova % fica como foi entregue', old.id using errcode = 'check_violation';
end $$;
create trigger financeiro_arquivo_fica before update or delete on financeiro_arquivo
  for each row execute function financeiro_arquivo_fica();

-- Taxes that the manufacturer keeps back from a payment, one of each kind (rede §4).
create table fechamento_retencao (
  fechamento_id bigint not null references fechamento,
  tipo text not null check (tipo in ('ISS', 'IRRF', 'CSRF', 'INSS', 'OUTRA')),
  descricao text check (char_length(descricao) between 1 and 60),
  valor numeric(15, 2) not null check (valor > 0),
  primary key (fechamento_id, tipo),
  constraint fechamento_retencao_outra check ((tipo = 'OUTRA') = (descricao is not null))
);
alter table fechamento
  add column retido numeric(15, 2) not null default 0,
  add constraint fechamento_retido check (retido >= 0 and (retido = 0 or (status = 'PAGO' and retido <= total)));

create function fechamento_retencao_imutavel() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' or not exists (select 1 from fechamento where id = new.fechamento_id and status = 'APROVADO') then
    raise exception 'retenção de um fechamento não muda' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger fechamento_retencao_imutavel before insert or update or delete on fechamento_retencao
  for each row execute function fechamento_retencao_imutavel();

-- Until it is paid, the post hands in its note of service; nothing else of an approved closing changes.
create or replace function fechamento_imutavel() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'APROVADO' and new.status in ('APROVADO', 'PAGO')
     and (new.posto_id, new.mes, new.conferencia_em, new.aprovado_em, new.aprovado_por, new.total, new.contestadas)
         is not distinct from (old.posto_id, old.mes, old.conferencia_em, old.aprovado_em, old.aprovado_por, old.total, old.contestadas)
     and (new.status = 'PAGO' or (new.pago_em, new.pago_por, new.comprovante, new.nfse_dispensada)
         is not distinct from (old.pago_em, old.pago_por, old.comprovante, old.nfse_dispensada)) then
    return new;
  end if;
  if old.status in ('APROVADO', 'PAGO') then
    raise exception 'fechamento % aprovado não muda', old.id using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
