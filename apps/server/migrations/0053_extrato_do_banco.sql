-- What of bank statements was confirmed (rede §3): hashes alone, because words of a statement name people.

-- The whole file: read again, it says that it was here.
create table extrato (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  criado_em timestamptz not null default now()
);

-- A row: account, day, amount, words, and which one of equal rows in its file it was. A bank's own number is no key,
-- because banks repeat it, leave it out, and change it between two exports.
create table extrato_lancamento (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  -- Bank's number, day and amount: the same row with other words is asked about.
  dica text check (dica ~ '^[0-9a-f]{64}$'),
  pagamento_id bigint not null references cobranca_pagamento,
  constraint extrato_lancamento_pagamento_key unique (pagamento_id)
);
create index extrato_lancamento_por_dica on extrato_lancamento (dica) where dica is not null;
