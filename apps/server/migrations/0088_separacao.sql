-- Picking by scanner. It is off until somebody switches it on, so that an installation works as before.
alter table configuracao add separacao_scanner boolean not null default false;
-- Whether what was not found becomes an order of its own.
alter table cliente add resto_em_pedido boolean not null default false;
alter table saldo
  add endereco text check (endereco = upper(endereco) and char_length(endereco) between 1 and 20);
-- The order of which this one is the rest.
alter table pedido add origem_id bigint references pedido on delete set null;
create index pedido_da_origem on pedido (origem_id) where origem_id is not null;

-- The work on an order in the warehouse; without a row nobody has begun. Every write holds the lock of the order.
create table separacao (
  pedido_id bigint primary key references pedido on delete cascade,
  separador_id bigint references usuario,
  tomada_em timestamptz,
  -- Whether taking it began the order's stage, so that giving it back untouched ends it again.
  moveu boolean not null default false,
  terminada_em timestamptz,
  constraint separacao_tomada check ((separador_id is null) = (tomada_em is null))
);
create index separacao_em_curso on separacao (separador_id) where terminada_em is null and separador_id is not null;

-- What is on the trolley of each lot; what the order wants stands only in its own lines, which may still change.
create table separacao_linha (
  pedido_id bigint not null references separacao on delete cascade,
  saldo_id bigint not null references saldo,
  separado numeric(15, 4) not null default 0 check (separado >= 0),
  falta numeric(15, 4) check (falta > 0),
  motivo text check (motivo in ('NAO_ESTA', 'AVARIADO', 'VENCIDO', 'OUTRO_ENDERECO')),
  primary key (pedido_id, saldo_id),
  constraint separacao_falta_com_motivo check ((falta is null) = (motivo is null))
);
create index separacao_linha_do_saldo on separacao_linha (saldo_id);
