-- The mailbox from which notes come, one of the installation, and how far it was read.
create table caixa_nota (
  id boolean primary key default true check (id),
  ativa boolean not null default false,
  servidor text not null default '' check (length(servidor) <= 253),
  porta integer not null default 993 check (porta between 1 and 65535),
  seguranca text not null default 'tls' check (seguranca in ('tls', 'starttls', 'nenhuma')),
  usuario text not null default '' check (length(usuario) <= 200),
  -- Sealed with the installation's key.
  senha bytea,
  pasta text not null default 'INBOX' check (pasta <> '' and length(pasta) <= 200),
  -- Numbers of messages hold only within this one; another value means that all are to be looked at again.
  uid_validade bigint,
  ultimo_uid bigint not null default 0,
  -- Who reads now, so that two processes do not read at once; one that died is succeeded after some time.
  lendo_desde timestamptz,
  lida_em timestamptz,
  erro text check (length(erro) <= 500),
  erro_desde timestamptz,
  -- Events of notes are attached in the name of this person.
  alterada_por bigint references usuario,
  versao integer not null default 1,
  constraint caixa_nota_completa check (not ativa or (servidor <> '' and usuario <> '' and senha is not null))
);
create index caixa_nota_alterada_por on caixa_nota (alterada_por);
insert into caixa_nota default values;

-- What came by mail: one file of a note, once, until somebody imports it or puts it away.
create table caixa_nota_arquivo (
  id bigint generated always as identity primary key,
  enviado_em timestamptz not null,
  lido_em timestamptz not null,
  remetente text not null check (length(remetente) <= 320),
  assunto text not null check (length(assunto) <= 200),
  tipo text not null check (tipo in ('nota', 'evento')),
  filename text not null,
  length bigint not null check (length > 0),
  -- Name in the file store; the bytes are written and synced before this row commits.
  chave text not null unique,
  sha256 bytea not null constraint caixa_nota_arquivo_uma_vez unique,
  -- The notes in it: it is done when each of them is stored.
  chaves text[] not null check (cardinality(chaves) > 0),
  numero text check (length(numero) <= 20),
  emitente text check (length(emitente) <= 200),
  valor numeric(15, 2),
  -- The rule by which the reading refused it.
  recusa text check (length(recusa) <= 60),
  descartado_em timestamptz,
  descartado_por bigint references usuario
);
create index caixa_nota_arquivo_enviado on caixa_nota_arquivo (enviado_em, id) where descartado_em is null;
create index caixa_nota_arquivo_descartado_por on caixa_nota_arquivo (descartado_por);
