-- The mails that went out, so that what comes back is known to be the answer to one of them.
create table correio_enviado (
  -- Random, in the mail's Message-ID and return address: who names it has had the mail.
  token text primary key check (token ~ '^[0-9a-f]{32}$'),
  endereco text not null check (endereco = lower(endereco) and length(endereco) <= 320),
  enviado_em timestamptz not null,
  -- What came back counts once, however often it is read.
  falhou_em timestamptz,
  adiado_em timestamptz
);
create index correio_enviado_endereco on correio_enviado (endereco);
create index correio_enviado_enviado_em on correio_enviado (enviado_em);

-- The addresses from which mails came back.
create table correio_endereco (
  id bigint generated always as identity primary key,
  endereco text not null constraint correio_endereco_endereco unique
    check (endereco = lower(endereco) and length(endereco) <= 320),
  -- Since when nothing is sent there; empty: mails go.
  nao_entrega_em timestamptz,
  status text not null default '' check (length(status) <= 20),
  motivo text not null default '' check (length(motivo) <= 300),
  -- How many mails were delayed or refused for a while.
  moles integer not null default 0 check (moles >= 0),
  mole_em timestamptz,
  -- Mails sent before this moment that come back later say nothing of the address as it is now.
  liberado_em timestamptz,
  liberado_por bigint references usuario
);
create index correio_endereco_parado on correio_endereco (nao_entrega_em) where nao_entrega_em is not null;
create index correio_endereco_liberado_por on correio_endereco (liberado_por);

-- How far the mailbox of returned mails was read; one of the installation.
create table correio_retorno (
  id boolean primary key default true check (id),
  -- Numbers of messages hold only within this one.
  uid_validade bigint,
  ultimo_uid bigint not null default 0,
  lida_em timestamptz,
  erro text check (length(erro) <= 500),
  erro_desde timestamptz
);
insert into correio_retorno default values;

-- What was told by a mail that came back is looked for by its address.
create index os_aviso_para on os_aviso (lower(para))
  where enviado_em is not null and feito_em is null and encerrado_em is null;
