-- Every PDF of an answer to a budget that was ever handed out, by its SHA-256: so anybody who is given one can ask
-- whether it is what was handed out.
create table os_comprovante (
  sha256 bytea primary key check (length(sha256) = 32),
  aprovacao_id bigint not null references os_aprovacao,
  criado_em timestamptz not null default now()
);
create index os_comprovante_da_aprovacao on os_comprovante (aprovacao_id);
create trigger os_comprovante_so_insere before update or delete or truncate on os_comprovante
  for each statement execute function so_insere();
