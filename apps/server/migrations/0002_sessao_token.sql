-- A session has several tokens at once: tabs that renew in the same moment each get their own pair, and a used refresh
-- token stays known, so that its second use ends the session.
create table sessao_token (
  hash bytea primary key,
  sessao_id bigint not null references sessao on delete cascade,
  tipo text not null check (tipo in ('acesso', 'renovacao')),
  expira_em timestamptz not null,
  -- When a refresh token was exchanged for a new pair.
  trocado_em timestamptz
);
create index sessao_token_sessao on sessao_token (sessao_id);
create index sessao_token_limpeza on sessao_token (expira_em);

insert into sessao_token (hash, sessao_id, tipo, expira_em)
  select token_hash, id, 'acesso', expira_em from sessao
  union all
  select refresh_hash, id, 'renovacao', refresh_expira_em from sessao;

alter table sessao
  drop column token_hash,
  drop column refresh_hash,
  drop column expira_em,
  drop column refresh_expira_em;

-- Random secrets of the installation, made on first use: every process signs and checks with the same.
create table segredo (
  nome text primary key,
  valor bytea not null
);
