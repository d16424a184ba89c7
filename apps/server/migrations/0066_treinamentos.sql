-- The brands, and within a brand the single models, that a person of a service point is trained to repair. Without a
-- model it is the whole brand; without an end it holds from its first day on.
create table tecnico_treinamento (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuario on delete cascade,
  marca_id bigint not null references marca,
  modelo_produto_id bigint references modelo_produto,
  desde date not null,
  ate date,
  constraint tecnico_treinamento_periodo check (ate >= desde),
  constraint tecnico_treinamento_um_de_cada unique nulls not distinct (usuario_id, marca_id, modelo_produto_id)
);
create index tecnico_treinamento_por_marca on tecnico_treinamento (marca_id);
create index tecnico_treinamento_por_modelo on tecnico_treinamento (modelo_produto_id) where modelo_produto_id is not null;
