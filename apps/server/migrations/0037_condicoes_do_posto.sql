-- The conditions on which a service point keeps a watch (decisions 62). Each saving is a version; who accepted an older
-- one accepted that one. Version 1 is the product's own text, and has no row.
create table posto_condicoes (
  posto_id bigint not null references posto_autorizado,
  versao integer not null check (versao > 1),
  texto text not null check (char_length(texto) between 1 and 2000),
  criado_em timestamptz not null,
  criado_por bigint not null references usuario,
  primary key (posto_id, versao)
);
create trigger posto_condicoes_so_insere before update or delete or truncate on posto_condicoes
  for each statement execute function so_insere();

-- What a consumer accepted when the watch was taken in, as evidence: exactly what was read, and its hash. An order that
-- is opened twice is accepted twice; the last holds.
create table os_condicoes (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null references ordem_servico,
  versao integer not null check (versao > 0),
  texto text not null check (char_length(texto) between 1 and 4000),
  hash bytea not null check (octet_length(hash) = 32),
  aceito_em timestamptz not null,
  registrado_por bigint not null references usuario
);
create index os_condicoes_da_os on os_condicoes (ordem_servico_id, id);
create trigger os_condicoes_so_insere before update or delete or truncate on os_condicoes
  for each statement execute function so_insere();

-- Watches that wait to be fetched, by how long.
create index ordem_servico_aguarda_retirada on ordem_servico (status_desde)
  where status in ('REPARADA', 'ORCAMENTO_REPROVADO', 'TROCA_NAO_AUTORIZADA');
