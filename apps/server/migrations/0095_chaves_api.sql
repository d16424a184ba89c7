-- Keys by which other systems call: each acts in the name of one person, with at most that person's abilities.
create table chave_api (
  id bigint generated always as identity primary key,
  nome text not null check (char_length(nome) between 1 and 80),
  usuario_id bigint not null references usuario on delete cascade,
  -- The first characters of the key, by which people recognise it; the key itself is never stored.
  prefixo text not null,
  habilidades text[] not null check (cardinality(habilidades) > 0),
  -- A key in test mode is answered as any other, and nothing of its calls is kept.
  teste boolean not null,
  criada_em timestamptz not null,
  criada_por bigint references usuario on delete set null,
  expira_em timestamptz not null,
  revogada_em timestamptz,
  usada_em timestamptz,
  chamadas bigint not null default 0,
  constraint chave_api_validade check (expira_em > criada_em)
);
create index chave_api_usuario on chave_api (usuario_id);

-- The session of a key lives as long as the key; a change of the person's password does not end it.
alter table sessao add column chave_api_id bigint references chave_api on delete cascade;
create unique index sessao_chave_api on sessao (chave_api_id) where chave_api_id is not null;

-- What each key did: the route and the record, without what was sent.
create table chave_api_chamada (
  id bigint generated always as identity primary key,
  chave_api_id bigint not null references chave_api on delete cascade,
  em timestamptz not null,
  metodo text not null,
  caminho text not null,
  status smallint not null,
  duracao_ms integer not null
);
create index chave_api_chamada_chave on chave_api_chamada (chave_api_id, id desc);
create index chave_api_chamada_em on chave_api_chamada (em);
