-- Counting by scanner. It is off until somebody switches it on.
alter table configuracao add contagem_scanner boolean not null default false;

create table contagem (
  id bigint generated always as identity primary key,
  descricao text not null check (char_length(descricao) between 1 and 200),
  versao integer not null default 1,
  aberta_por bigint not null references usuario,
  aberta_em timestamptz not null,
  encerrada_por bigint references usuario,
  encerrada_em timestamptz,
  constraint contagem_encerrada check ((encerrada_por is null) = (encerrada_em is null))
);

-- A lot to count. What differs becomes a row of the ledger once another person has approved it.
create table contagem_linha (
  id bigint generated always as identity primary key,
  contagem_id bigint not null references contagem on delete cascade,
  saldo_id bigint not null,
  produto_id bigint not null,
  cliente_id bigint not null,
  ordem integer not null,
  -- Whether the list is open; it stands here so that no lot is in two open lists.
  aberta boolean not null default true,
  motivo text check (motivo in ('PERDA', 'AVARIA', 'ERRO_ENTRADA', 'ERRO_SAIDA', 'OUTRO_LUGAR')),
  pedida_por bigint references usuario,
  aprovada_por bigint references usuario,
  aprovada_em timestamptz,
  foreign key (saldo_id, produto_id, cliente_id) references saldo (id, produto_id, cliente_id),
  constraint contagem_linha_pedida check ((motivo is null) = (pedida_por is null)),
  constraint contagem_linha_aprovada check ((aprovada_por is null) = (aprovada_em is null)),
  constraint contagem_linha_por_outra_pessoa check (aprovada_por is null or aprovada_por <> pedida_por),
  unique (contagem_id, saldo_id)
);
create unique index contagem_linha_em_uma_lista on contagem_linha (saldo_id) where aberta;
create index contagem_linha_do_saldo on contagem_linha (saldo_id);

-- A count with the ledger of its moment, so that what orders move before and after it changes nothing of it.
create table contagem_conta (
  linha_id bigint not null references contagem_linha on delete cascade,
  vez smallint not null check (vez in (1, 2)),
  quantidade numeric(15, 4) not null check (quantidade >= 0),
  sistema numeric(15, 4) not null,
  -- What orders had taken off the shelf and not yet out of the warehouse.
  separado numeric(15, 4) not null,
  diferenca numeric(15, 4) not null
    generated always as (quantidade - greatest(sistema - separado, 0)) stored,
  contada_por bigint not null references usuario,
  contada_em timestamptz not null,
  primary key (linha_id, vez)
);
create index contagem_conta_quando on contagem_conta (contada_em);

-- Which lots moved most lately.
create index movimento_quando on movimento using brin (criado_em);
