-- What happened, for other systems. An act writes its events here, in its own transaction; without a place among all
-- events yet, because commits do not come in the order of ids (docs/decisions/0027).
create table evento_novo (
  id bigint generated always as identity primary key,
  tipo text not null,
  entidade text not null,
  entidade_id bigint not null,
  -- Whose record it is; ids of companies and posts are kept as they were, like in the audit log.
  cliente_id bigint,
  posto_id bigint,
  em timestamptz not null,
  dados jsonb not null
);

-- The same events with their place, given after the commit by one process at a time: whoever has read up to a place
-- has missed nothing before it.
create table evento (
  posicao bigint generated always as identity primary key,
  tipo text not null,
  entidade text not null,
  entidade_id bigint not null,
  cliente_id bigint,
  posto_id bigint,
  em timestamptz not null,
  dados jsonb not null
);
create index evento_da_empresa on evento (cliente_id, posicao) where cliente_id is not null;
create index evento_do_posto on evento (posto_id, posicao) where posto_id is not null;
