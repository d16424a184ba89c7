-- Checking by scanner. It is off until somebody switches it on.
alter table configuracao add conferencia_scanner boolean not null default false;

-- The count of an order's goods by a person who did not pick them. Every write holds the lock of the order.
create table conferencia (
  pedido_id bigint primary key references pedido on delete cascade,
  conferente_id bigint not null references usuario,
  tomada_em timestamptz not null,
  -- The count is closed, so its differences are shown; a further reading opens it again.
  fechada_em timestamptz,
  terminada_em timestamptz
);
create index conferencia_em_curso on conferencia (conferente_id) where terminada_em is null;

create table conferencia_volume (
  pedido_id bigint not null references conferencia on delete cascade,
  numero integer not null check (numero between 1 and 200),
  peso numeric(8, 3) check (peso > 0),
  fechado_em timestamptz,
  primary key (pedido_id, numero),
  constraint conferencia_volume_pesado check (fechado_em is null or peso is not null)
);

create table conferencia_linha (
  pedido_id bigint not null,
  volume integer not null,
  saldo_id bigint not null references saldo,
  quantidade numeric(15, 4) not null check (quantidade > 0),
  primary key (pedido_id, volume, saldo_id),
  foreign key (pedido_id, volume) references conferencia_volume on delete cascade
);
create index conferencia_linha_do_saldo on conferencia_linha (saldo_id);
