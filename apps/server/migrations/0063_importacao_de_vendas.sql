-- Files of sold watches: read and checked row by row, then stored when a person says so (rede §5b).
create table venda_importacao (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuario,
  arquivo text not null check (char_length(arquivo) <= 255),
  estado text not null default 'lendo'
    check (estado in ('lendo', 'conferida', 'gravando', 'gravada', 'desfazendo', 'desfeita', 'falhou')),
  linhas integer not null default 0,
  certas integer not null default 0,
  iguais integer not null default 0,
  com_erro integer not null default 0,
  gravadas integer not null default 0,
  -- The last line of the file that was looked at while storing: a dead process is continued from there.
  posicao integer not null default 0,
  ignoradas text[] not null default '{}',
  criada_em timestamptz not null,
  sinal_em timestamptz not null,
  terminada_em timestamptz,
  -- Its lines are gone; what it did is told for ever.
  esquecida boolean not null default false
);
create index venda_importacao_por_quem on venda_importacao (usuario_id);
create index venda_importacao_em_andamento on venda_importacao (sinal_em) where estado in ('lendo', 'gravando', 'desfazendo');

-- The rows of a file, without references, which would cost a million look-ups: the jobs remove them with their import.
-- Unlogged: after a crash the file is sent again, and nothing of it was stored unseen.
create unlogged table venda_linha (
  importacao_id bigint not null,
  linha integer not null,
  modelo_produto_id bigint,
  numero_serie text,
  vendido_em date,
  revendedor text,
  meses_garantia smallint,
  igual boolean not null default false,
  -- Why it does not enter, and its cells as the file had them.
  motivo text,
  valores text[],
  primary key (importacao_id, linha),
  constraint venda_linha_certa_ou_nao check ((motivo is null) = (valores is null)),
  constraint venda_linha_inteira check (motivo is not null or num_nulls(modelo_produto_id, numero_serie, vendido_em, meses_garantia) = 0)
);
create index venda_linha_recusada on venda_linha (importacao_id, linha) where motivo is not null;

-- Where a sale came from, so that an import can be taken back; null when a person or another program wrote it.
-- No reference either: an import with sales is never removed.
alter table relogio_vendido add column importacao_id bigint;
create index relogio_vendido_por_importacao on relogio_vendido (importacao_id) where importacao_id is not null;
-- The list by day sorts its rows; every import would pay for the index.
drop index relogio_vendido_por_venda;
