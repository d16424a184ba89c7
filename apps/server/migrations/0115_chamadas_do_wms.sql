-- What was told to an outside WMS and by it, and what came of it; kept for some weeks, for who looks after the link.
create table wms_chamada (
  id bigint generated always as identity primary key,
  em timestamptz not null,
  tipo text not null check (tipo in ('entrega', 'retirada', 'aviso')),
  numero_pedido integer not null,
  duracao_ms integer not null,
  erro text check (erro <> '' and length(erro) <= 500)
);
create index wms_chamada_em on wms_chamada (em);
create index wms_chamada_certa on wms_chamada (tipo, id) where erro is null;
create index wms_chamada_falha on wms_chamada (id) where erro is not null;
