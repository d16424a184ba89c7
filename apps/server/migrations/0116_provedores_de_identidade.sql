-- Identity providers (OpenID Connect): whose people may enter by the log-in of their own company.
create table provedor (
  id bigint generated always as identity primary key,
  nome text not null check (nome <> '' and length(nome) <= 80),
  emissor text not null check (length(emissor) <= 500),
  identificador text not null check (identificador <> '' and length(identificador) <= 200),
  -- Sealed with the installation's key; null is a public client, for which PKCE alone proves the caller.
  segredo bytea,
  -- Null is the installation's own people.
  cliente_id bigint references cliente,
  campo_grupos text not null check (campo_grupos <> '' and length(campo_grupos) <= 80),
  ativo boolean not null,
  criado_em timestamptz not null,
  criado_por bigint references usuario,
  versao integer not null default 1,
  -- A message of the provider says only these two of whom it is for.
  constraint provedor_emissor_key unique (emissor, identificador)
);
create index provedor_do_cliente on provedor (cliente_id);
create index provedor_criado_por on provedor (criado_por);

-- A domain of e-mail leads to one provider.
create table provedor_dominio (
  dominio text primary key check (dominio = lower(dominio) and length(dominio) <= 253),
  provedor_id bigint not null references provedor on delete cascade
);
create index provedor_dominio_do_provedor on provedor_dominio (provedor_id);

-- The profile that a group of the provider is given; the first that fits counts.
create table provedor_grupo (
  provedor_id bigint not null references provedor on delete cascade,
  ordem integer not null,
  grupo text not null check (grupo <> '' and length(grupo) <= 200),
  perfil_id bigint not null references perfil on delete cascade,
  primary key (provedor_id, ordem)
);
create index provedor_grupo_do_perfil on provedor_grupo (perfil_id);

-- A person as a provider knows it.
create table identidade (
  id bigint generated always as identity primary key,
  provedor_id bigint not null references provedor on delete cascade,
  sujeito text not null,
  usuario_id bigint not null references usuario on delete cascade,
  criada_em timestamptz not null,
  usada_em timestamptz not null,
  constraint identidade_sujeito_key unique (provedor_id, sujeito),
  constraint identidade_pessoa_key unique (provedor_id, usuario_id)
);
create index identidade_da_pessoa on identidade (usuario_id);

-- By whom a session was opened, so that the provider can end it.
alter table sessao
  add column identidade_id bigint references identidade on delete set null,
  add column sid text;
create index sessao_da_identidade on sessao (identidade_id) where identidade_id is not null;

-- The ticket of the second step keeps by whom the first was done; what a provider said is used once, and is nobody's.
alter table token_unico
  add column identidade_id bigint references identidade on delete cascade,
  add column sid text,
  drop constraint token_unico_tipo_check,
  drop constraint token_unico_de_quem,
  add constraint token_unico_tipo_check
    check (tipo in ('senha', 'convite', 'primeiro', 'segundo-fator', 'desafio', 'provedor')),
  add constraint token_unico_de_quem check ((tipo in ('primeiro', 'provedor')) = (usuario_id is null));
create index token_unico_da_identidade on token_unico (identidade_id) where identidade_id is not null;
