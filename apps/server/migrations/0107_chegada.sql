-- Goods that must not be picked stand in balances of their own, beside the free ones of the same lot.
alter table saldo add condicao text not null default 'livre' check (condicao in ('livre', 'inspecao', 'bloqueado'));
update saldo set condicao = 'bloqueado' where bloqueado;
alter table saldo drop column bloqueado;
alter table saldo
  add bloqueado boolean not null generated always as (condicao <> 'livre') stored,
  drop constraint saldo_unico,
  add constraint saldo_unico unique nulls not distinct (produto_id, lote, validade, condicao),
  add constraint saldo_retido_nao_se_reserva check (condicao = 'livre' or reservado = 0);

alter table movimento drop constraint movimento_tipo_check;
alter table movimento add constraint movimento_tipo_check
  check (tipo in ('ENTRADA', 'SAIDA', 'RESERVA', 'LIBERACAO', 'AJUSTE', 'ESTORNO', 'INSPECAO'));

-- A receipt moves each balance once in, and once back; each decision on what it brought moves it again.
drop index movimento_do_recebimento;
create unique index movimento_do_recebimento on movimento (recebimento_id, saldo_id, tipo)
  where recebimento_id is not null and tipo <> 'INSPECAO';

create or replace view produto_cadastro as
  select produto.id, produto.cliente_id, codigo_produto, descricao, codigo_omni, codigo_barras, unidade, inteiro,
         produto.ativo, produto.versao,
         cliente.nome_fantasia as cliente_nome_fantasia, cliente.cnpj_cpf as cliente_cnpj_cpf,
         cliente.codigo_cliente as cliente_codigo_cliente,
         cliente.codigo_depositante as cliente_codigo_depositante,
         coalesce((select sum(quantidade) from saldo where produto_id = produto.id), 0) as fisico,
         coalesce((select sum(reservado) from saldo where produto_id = produto.id), 0) as reservado,
         coalesce((select sum(quantidade - reservado) from saldo
                    where produto_id = produto.id and not bloqueado), 0) as disponivel,
         produto.estoque_minimo
    from produto
    join cliente on cliente.id = produto.cliente_id;

-- Returns and damaged goods wait here until somebody else than who received them decides.
create table inspecao (
  id bigint generated always as identity primary key,
  saldo_id bigint not null,
  produto_id bigint not null,
  cliente_id bigint not null,
  nota_id bigint not null,
  recebimento_id bigint not null references nota_recebimento,
  origem text not null check (origem in ('DEVOLUCAO', 'AVARIA')),
  quantidade numeric(15, 4) not null check (quantidade > 0),
  decidido numeric(15, 4) not null default 0,
  recebida_por bigint not null references usuario,
  recebida_em timestamptz not null,
  aberta boolean not null generated always as (decidido < quantidade) stored,
  foreign key (saldo_id, produto_id, cliente_id) references saldo (id, produto_id, cliente_id),
  foreign key (nota_id, cliente_id) references nota (id, cliente_id),
  constraint inspecao_nao_decide_alem check (0 <= decidido and decidido <= quantidade),
  constraint inspecao_de_quem_recebeu unique (id, recebida_por)
);
create index inspecao_aberta on inspecao (recebida_em, id) where aberta;
create index inspecao_do_saldo on inspecao (saldo_id);
create index inspecao_da_nota on inspecao (nota_id);
create index inspecao_do_recebimento on inspecao (recebimento_id);

create table inspecao_decisao (
  id bigint generated always as identity primary key,
  inspecao_id bigint not null,
  recebida_por bigint not null,
  decisao text not null check (decisao in ('ESTOQUE', 'BLOQUEADO', 'DESCARTE')),
  quantidade numeric(15, 4) not null check (quantidade > 0),
  motivo text not null check (char_length(motivo) between 1 and 200),
  decidida_por bigint not null references usuario,
  decidida_em timestamptz not null,
  foreign key (inspecao_id, recebida_por) references inspecao (id, recebida_por),
  constraint inspecao_por_outra_pessoa check (decidida_por <> recebida_por)
);
create index inspecao_decisao_da_inspecao on inspecao_decisao (inspecao_id);

-- Counting what a note brings. It is off until somebody switches it on; blind unless somebody shows the quantities.
alter table configuracao
  add chegada_scanner boolean not null default false,
  add chegada_cega boolean not null default true;

-- One person counts a note at a time; what was counted stays when the receipt is undone.
create table chegada (
  nota_id bigint primary key,
  cliente_id bigint not null,
  conferente_id bigint references usuario,
  tomada_em timestamptz,
  cega boolean not null,
  fechada_em timestamptz,
  terminada_em timestamptz,
  observacao text check (char_length(observacao) <= 500),
  foreign key (nota_id, cliente_id) references nota (id, cliente_id),
  constraint chegada_tomada check ((conferente_id is null) = (tomada_em is null)),
  constraint chegada_termina_fechada check (terminada_em is null or (fechada_em is not null and conferente_id is not null))
);
create unique index chegada_uma_por_pessoa on chegada (conferente_id) where terminada_em is null;
create index chegada_do_conferente on chegada (conferente_id);
create index chegada_da_empresa on chegada (cliente_id, terminada_em desc) where terminada_em is not null;

create table chegada_contado (
  id bigint generated always as identity primary key,
  nota_id bigint not null references chegada on delete cascade,
  posicao integer not null,
  lote text not null check (char_length(lote) <= 60),
  validade date,
  avaria boolean not null,
  quantidade numeric(15, 4) not null check (quantidade > 0),
  foreign key (nota_id, posicao) references nota_item (nota_id, posicao),
  constraint chegada_contado_unico unique nulls not distinct (nota_id, posicao, lote, validade, avaria)
);

-- How what came differs from the note, as its client is told.
create table chegada_divergencia (
  nota_id bigint not null references chegada on delete cascade,
  posicao integer not null,
  tipo text not null check (tipo in ('FALTA', 'SOBRA', 'AVARIA', 'OUTRO_LOTE')),
  quantidade numeric(15, 4) not null check (quantidade > 0),
  motivo text not null check (motivo in ('EMITENTE', 'TRANSPORTE', 'EMBALAGEM', 'ETIQUETA', 'OUTRO')),
  observacao text check (char_length(observacao) <= 200),
  primary key (nota_id, posicao, tipo),
  foreign key (nota_id, posicao) references nota_item (nota_id, posicao),
  constraint chegada_outro_diz_qual check (motivo <> 'OUTRO' or observacao is not null)
);

create table chegada_foto (
  id bigint generated always as identity primary key,
  nota_id bigint not null references chegada on delete cascade,
  cliente_id bigint not null references cliente,
  posicao integer not null,
  filename text not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
  length bigint not null check (length > 0),
  chave text not null unique,
  sha256 bytea not null,
  criado_em timestamptz not null,
  criado_por bigint references usuario,
  foreign key (nota_id, posicao) references nota_item (nota_id, posicao),
  unique (nota_id, posicao, sha256)
);
