-- The e-mails that a consumer's account has proven. Any post can type anybody's document or address, so an order is seen
-- only by who reads the mailbox that stands in its own consumer's record.
create table conta_email (
  usuario_id bigint not null references usuario,
  email text not null check (email = lower(email)),
  provado_em timestamptz not null,
  primary key (usuario_id, email)
);

-- The one code on its way to a mailbox; the hash is there once the mail is. A code is short, so its hash has a key.
create table conta_codigo (
  usuario_id bigint primary key references usuario,
  email text not null check (email = lower(email)),
  codigo_hash bytea,
  expira_em timestamptz not null,
  tentativas integer not null default 0 check (tentativas between 0 and 5)
);

create index consumidor_pelo_email on consumidor (lower(email)) where email is not null;
