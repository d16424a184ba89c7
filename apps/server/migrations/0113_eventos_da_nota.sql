-- What SEFAZ registered about a note: a cancellation, and each letter of correction. One whose note is not here waits.
create table nota_evento (
  id bigint generated always as identity primary key,
  chave_acesso text not null check (chave_acesso ~ '^[0-9A-Z]{44}$'),
  nota_id bigint,
  cliente_id bigint,
  tipo text not null check (tipo in ('cancelamento', 'correcao')),
  sequencia integer not null check (sequencia between 1 and 99),
  protocolo text check (char_length(protocolo) <= 60),
  registrado_em timestamptz,
  texto text check (char_length(texto) <= 1000),
  filename text not null,
  length bigint not null check (length > 0),
  -- Name in the file store; the bytes are written and synced before this row commits.
  chave text not null unique,
  sha256 bytea not null,
  anexado_em timestamptz not null,
  anexado_por bigint references usuario,
  foreign key (nota_id, cliente_id) references nota (id, cliente_id),
  constraint nota_evento_da_nota check ((nota_id is null) = (cliente_id is null)),
  constraint nota_evento_uma_vez unique (chave_acesso, tipo, sequencia)
);
create index nota_evento_por_nota on nota_evento (nota_id) where nota_id is not null;
