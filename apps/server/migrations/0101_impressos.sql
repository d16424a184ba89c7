-- What the papers and labels of the warehouse look like; one row. Sizes are millimetres.
create table impressos (
  id smallint primary key default 1 check (id = 1),
  logo text references imagem,
  resolucao smallint not null default 203 check (resolucao in (203, 300)),
  produto_largura smallint not null default 50 check (produto_largura between 25 and 200),
  produto_altura smallint not null default 30 check (produto_altura between 25 and 200),
  lote_largura smallint not null default 100 check (lote_largura between 25 and 200),
  lote_altura smallint not null default 50 check (lote_altura between 25 and 200),
  volume_largura smallint not null default 100 check (volume_largura between 25 and 200),
  volume_altura smallint not null default 150 check (volume_altura between 25 and 200),
  versao integer not null default 1,
  alterado_em timestamptz not null default now(),
  alterado_por bigint references usuario
);
insert into impressos default values;
