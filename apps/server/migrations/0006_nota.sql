-- Electronic invoices (NF-e): each note once by its chave, its file as it came for ever, and what it brought, posted once.

alter table produto add constraint produto_do_cliente unique (id, cliente_id);

create table nota (
  id bigint generated always as identity primary key,
  chave_acesso text not null constraint nota_chave_unica unique
    check (chave_acesso ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$'),
  -- Whose the goods are; it never changes: lines and lots are of this company's products.
  cliente_id bigint not null references cliente,
  numero bigint not null,
  serie integer not null,
  emissao timestamptz not null,
  emit_documento text not null,
  emit_nome text,
  dest_documento text not null,
  dest_nome text,
  valor_total numeric(15, 2),
  linhas integer not null check (linhas between 1 and 990),
  -- The note as it was read, so that a record opens without reading the file again; the file itself is what counts.
  inf_nfe jsonb not null,
  protocolo jsonb,
  assinatura jsonb not null,
  esquema jsonb not null,
  digest_value text,
  mensagens jsonb not null,
  avisos integer not null default 0,
  -- The order that a return invoices.
  pedido_id bigint references pedido on delete set null,
  importada_em timestamptz not null,
  importada_por bigint references usuario,
  recebida_em timestamptz,
  recebida_por bigint references usuario,
  cancelada_em timestamptz,
  cancelada_por bigint references usuario,
  situacao text not null generated always as (
    case when cancelada_em is not null then 'cancelada' when recebida_em is not null then 'recebida' else 'importada' end
  ) stored,
  alterado_em timestamptz not null,
  alterado_por bigint references usuario,
  versao integer not null default 1,
  constraint nota_do_cliente unique (id, cliente_id),
  -- A cancelled note is not received; one may be cancelled after it was.
  constraint nota_cancelada_nao_recebe check (recebida_em <= cancelada_em)
);
create index nota_por_cliente on nota (cliente_id, importada_em desc, id desc);
create index nota_por_importacao on nota (importada_em, id);
create index nota_por_emissao on nota (emissao, id);
create index nota_por_numero on nota (numero, serie);
create index nota_por_inicio_da_chave on nota (chave_acesso text_pattern_ops);
create index nota_por_emitente on nota (emit_documento);
create index nota_por_nome_do_emitente on nota using gin (sem_acento(emit_nome) gin_trgm_ops);
create index nota_do_pedido on nota (pedido_id) where pedido_id is not null;
create index nota_a_receber on nota (cliente_id, id) where recebida_em is null and cancelada_em is null;

-- The original bytes, and those of the event that cancelled the note.
create table nota_arquivo (
  nota_id bigint not null references nota,
  tipo text not null check (tipo in ('nota', 'cancelamento')),
  filename text not null,
  content_type text not null,
  length bigint not null check (length > 0),
  -- Name in the file store; the bytes are written and synced before this row commits.
  chave text not null unique,
  sha256 bytea not null,
  primary key (nota_id, tipo)
);

-- Lines by their place in the note: nItem may come twice.
create table nota_item (
  id bigint generated always as identity primary key,
  nota_id bigint not null,
  cliente_id bigint not null,
  posicao integer not null,
  n_item integer,
  cprod text,
  cfop text,
  produto_id bigint not null,
  -- Stock units in a commercial unit, and qCom times that.
  fator numeric(17, 10) not null check (fator > 0),
  quantidade numeric(15, 4) not null check (quantidade >= 0),
  efeito text not null check (efeito in ('entrada', 'saida', 'fiscal', 'perguntar')),
  efeito_proposto text not null check (efeito_proposto in ('entrada', 'saida', 'fiscal', 'perguntar')),
  motivo_efeito text not null,
  constraint nota_item_nota foreign key (nota_id, cliente_id) references nota (id, cliente_id),
  constraint nota_item_produto foreign key (produto_id, cliente_id) references produto (id, cliente_id),
  constraint nota_item_posicao unique (nota_id, posicao)
);
create index nota_item_do_produto on nota_item (produto_id);

create table nota_item_lote (
  id bigint generated always as identity primary key,
  nota_item_id bigint not null references nota_item,
  ordem integer not null,
  lote text not null,
  validade date,
  fabricacao date,
  quantidade numeric(15, 4) not null check (quantidade > 0),
  constraint nota_item_lote_unico unique nulls not distinct (nota_item_id, lote, validade)
);

-- A receipt and its undoing; only one at a time is in force.
create table nota_recebimento (
  id bigint generated always as identity primary key,
  nota_id bigint not null references nota,
  recebida_em timestamptz not null,
  recebida_por bigint references usuario,
  estornada_em timestamptz,
  estornada_por bigint references usuario,
  motivo text,
  constraint nota_estorno_com_motivo check ((estornada_em is null) = (motivo is null))
);
create unique index nota_recebida_uma_vez on nota_recebimento (nota_id) where estornada_em is null;

-- The cause of a ledger row: each receipt moves each balance once in, and once back.
alter table movimento
  add column nota_id bigint,
  add column recebimento_id bigint,
  add constraint movimento_da_nota check ((nota_id is null) = (recebimento_id is null));
create unique index movimento_do_recebimento on movimento (recebimento_id, saldo_id, tipo)
  where recebimento_id is not null;
create index movimento_nota on movimento (nota_id) where nota_id is not null;

-- What an issuer's code stood for the last time: proposed when the same issuer delivers to the same client again.
create table nota_produto_memoria (
  cliente_id bigint not null references cliente,
  emitente text not null,
  cprod text not null,
  produto_id bigint not null,
  fator numeric(17, 10) not null check (fator > 0),
  usada_em timestamptz not null,
  primary key (cliente_id, emitente, cprod),
  constraint nota_memoria_produto foreign key (produto_id, cliente_id) references produto (id, cliente_id)
    on delete cascade
);
create index nota_memoria_do_emitente on nota_produto_memoria (emitente, cprod);
create index nota_memoria_do_produto on nota_produto_memoria (produto_id);

-- The house's own documents; one row.
create table nota_configuracao (
  id integer primary key default 1 check (id = 1),
  armazens text[] not null default '{}',
  versao integer not null default 1,
  alterado_em timestamptz not null default now(),
  alterado_por bigint references usuario
);
insert into nota_configuracao default values;

-- CFOPs whose effect differs here from the one that comes with the product.
create table cfop_efeito (
  cfop text primary key check (cfop ~ '^[1-7][0-9]{3}$'),
  descricao text not null,
  efeito text not null check (efeito in ('entrada', 'saida', 'fiscal', 'perguntar')),
  lado text check (lado in ('emit', 'dest')),
  so_se_armazem_emite boolean not null default false
);
