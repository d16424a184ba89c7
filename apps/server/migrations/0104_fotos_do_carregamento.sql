-- Photos of how an order was loaded. The bytes are in the file store, as those of the attachments.
create table pedido_foto (
  id bigint generated always as identity primary key,
  pedido_id bigint not null references pedido on delete cascade,
  cliente_id bigint not null references cliente,
  filename text not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
  length bigint not null check (length > 0),
  chave text not null unique,
  sha256 bytea not null,
  criado_em timestamptz not null,
  criado_por bigint references usuario,
  -- The same photo sent again is the same photo.
  unique (pedido_id, sha256)
);
