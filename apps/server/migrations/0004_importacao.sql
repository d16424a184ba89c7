-- Spreadsheets on their way in: kept from the preview on, so that an import can be left, resumed and looked up.
create table importacao (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('pedidos', 'clientes', 'produtos', 'estoque')),
  usuario_id bigint not null references usuario,
  -- Whose the lines are that name no client.
  cliente_id bigint references cliente,
  cliente_nome text,
  arquivo text not null,
  estado text not null default 'previa'
    check (estado in ('previa', 'fila', 'gravando', 'terminada', 'parada', 'desfeita')),
  modo text check (modo in ('tudo-ou-nada', 'so-as-certas')),
  somar boolean not null default false,
  -- Asked for by the person, heeded between two batches.
  parar boolean not null default false,
  colunas text[] not null,
  ignoradas text[] not null,
  exemplo boolean not null,
  linhas integer not null default 0,
  prontas integer not null default 0,
  com_aviso integer not null default 0,
  com_erro integer not null default 0,
  registros integer not null default 0,
  certos integer not null default 0,
  total integer not null default 0,
  gravados integer not null default 0,
  recusados integer not null default 0,
  criada_em timestamptz not null,
  iniciada_em timestamptz,
  terminada_em timestamptz,
  -- Last sign of life of whoever writes it.
  sinal_em timestamptz,
  constraint importacao_iniciada check ((estado = 'previa') = (iniciada_em is null)),
  constraint importacao_com_modo check ((estado = 'previa') = (modo is null))
);
create index importacao_da_pessoa on importacao (usuario_id, tipo, id desc);
create index importacao_em_andamento on importacao (sinal_em) where estado in ('fila', 'gravando');
create index importacao_limpeza on importacao (criada_em);

-- A line of the file, by its number there.
create table importacao_linha (
  importacao_id bigint not null references importacao on delete cascade,
  linha integer not null,
  -- Which record it is part of.
  registro integer not null,
  valores jsonb not null,
  -- Columns whose value a formula had computed, and those whose formula had failed.
  formulas text[] not null,
  falhas text[] not null,
  -- 0 wrong, 1 with a warning, 2 good; and as it was first, so that a corrected line keeps its place.
  situacao smallint not null,
  inicial smallint not null,
  erros jsonb not null,
  avisos jsonb not null,
  descricao text,
  primary key (importacao_id, linha)
);
-- Problems first.
create index importacao_linha_ordem on importacao_linha (importacao_id, least(situacao, inicial), linha);
create index importacao_linha_registro on importacao_linha (importacao_id, registro);

-- What the lines make, and what became of it.
create table importacao_registro (
  importacao_id bigint not null references importacao on delete cascade,
  ordem integer not null,
  rotulo text not null,
  primeira_linha integer not null,
  linhas integer not null,
  unidades numeric(19, 4),
  estado text not null check (estado in ('erro', 'fila', 'gravado', 'recusado', 'parado', 'desfeito')),
  destino_id bigint,
  destino_rotulo text,
  motivo text,
  primary key (importacao_id, ordem)
);
create index importacao_registro_fila on importacao_registro (importacao_id, ordem) where estado = 'fila';

-- Has this company an order of that number already?
create index pedido_por_numero_do_cliente on pedido (cliente_id, numero_pedido_cliente)
  where numero_pedido_cliente is not null;
