-- Parts on their way between posts of one credenciado. They left one ledger and are not yet in the other.
create table transferencia_peca (
  id bigint generated always as identity primary key,
  origem_id bigint not null references posto_autorizado,
  destino_id bigint not null references posto_autorizado,
  situacao text not null default 'EM_TRANSITO' check (situacao in ('EM_TRANSITO', 'RECEBIDA', 'CANCELADA')),
  observacoes text check (char_length(observacoes) <= 500),
  -- Why it was cancelled, or what the receiver says of a difference.
  motivo text,
  criado_em timestamptz not null default now(),
  criado_por bigint references usuario,
  encerrado_em timestamptz,
  encerrado_por bigint references usuario,
  versao integer not null default 1,
  constraint transferencia_peca_de_um_a_outro check (origem_id <> destino_id),
  constraint transferencia_peca_encerrada check ((situacao = 'EM_TRANSITO') = (encerrado_em is null)),
  constraint transferencia_peca_cancelada check (situacao <> 'CANCELADA' or motivo is not null)
);
create index transferencia_peca_da_origem on transferencia_peca (origem_id, id desc);
create index transferencia_peca_do_destino on transferencia_peca (destino_id, id desc);

create table transferencia_peca_item (
  id bigint generated always as identity primary key,
  transferencia_peca_id bigint not null references transferencia_peca,
  peca_id bigint not null references peca,
  quantidade integer not null check (quantidade between 1 and 999),
  -- What arrived; the rest went back to the sender's stock.
  recebida integer,
  constraint transferencia_peca_item_unico unique (transferencia_peca_id, peca_id),
  constraint transferencia_peca_item_recebida check (recebida between 0 and quantidade)
);
create index transferencia_peca_item_por_peca on transferencia_peca_item (peca_id);

-- Each balance is moved once by each step, so that nothing is doubled.
alter table movimento_peca
  drop constraint movimento_peca_tipo_check,
  add column transferencia_peca_id bigint references transferencia_peca,
  add constraint movimento_peca_tipo_check
    check (tipo in ('ENTRADA', 'RESERVA', 'LIBERACAO', 'USO', 'DEVOLUCAO', 'AJUSTE', 'ENVIO', 'RECEBIMENTO', 'VOLTA')),
  add constraint movimento_peca_da_transferencia
    check ((tipo in ('ENVIO', 'RECEBIMENTO', 'VOLTA')) = (transferencia_peca_id is not null));
create unique index movimento_peca_uma_vez_por_transferencia
  on movimento_peca (transferencia_peca_id, estoque_peca_id, tipo) where transferencia_peca_id is not null;

create view transferencia_peca_cadastro as
  select transferencia.*, origem.nome_fantasia as origem_nome_fantasia, destino.nome_fantasia as destino_nome_fantasia,
         coalesce(itens.pecas, '') as pecas, coalesce(itens.unidades, 0) as unidades
    from transferencia_peca transferencia
    join posto_autorizado origem on origem.id = transferencia.origem_id
    join posto_autorizado destino on destino.id = transferencia.destino_id
    left join lateral (
      select string_agg(peca.codigo, ', ' order by item.id) as pecas, sum(item.quantidade)::integer as unidades
        from transferencia_peca_item item join peca on peca.id = item.peca_id
       where item.transferencia_peca_id = transferencia.id) itens on true;

-- What another post sends comes, too.
create or replace view peca_a_caminho as
  select posto_id, peca_id, sum(quantidade)::integer as vem
    from (select compra_peca.posto_id, item.peca_id, item.quantidade
            from compra_peca_item item
            join compra_peca on compra_peca.id = item.compra_peca_id
           where compra_peca.situacao in ('SOLICITADA', 'AUTORIZADA', 'ENVIADA')
          union all
          select transferencia.destino_id, item.peca_id, item.quantidade
            from transferencia_peca_item item
            join transferencia_peca transferencia on transferencia.id = item.transferencia_peca_id
           where transferencia.situacao = 'EM_TRANSITO') vindo
   group by posto_id, peca_id;
