-- What a post proves itself with, kept up to date in its own record; until it sends one anew, those of its registration.
create table posto_documento (
  id bigint generated always as identity primary key,
  posto_id bigint not null references posto_autorizado on delete cascade,
  tipo text not null check (tipo in ('contratoSocial', 'alvara')),
  filename text not null,
  content_type text not null,
  length integer not null,
  sha256 bytea not null,
  chave text not null,
  enviado_em timestamptz not null,
  enviado_por bigint references usuario,
  constraint posto_documento_um unique (posto_id, tipo)
);
create index posto_documento_chave on posto_documento (chave);
create index posto_documento_enviado_por on posto_documento (enviado_por) where enviado_por is not null;
create index cadastro_posto_do_posto on cadastro_posto (posto_id) where posto_id is not null;
