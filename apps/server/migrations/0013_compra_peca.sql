-- Parts: what the lists of customers, watches and parts are read from, and the purchases of the service points.

create view consumidor_cadastro as
  select consumidor.*, posto_autorizado.nome_fantasia as posto_nome_fantasia
    from consumidor join posto_autorizado on posto_autorizado.id = consumidor.posto_id;

create view relogio_cadastro as
  select relogio.*, modelo_produto.codigo as modelo_produto_codigo, modelo_produto.descricao as modelo_produto_descricao,
         marca.nome as marca
    from relogio
    join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
    join marca on marca.id = modelo_produto.marca_id;

create view peca_cadastro as
  select peca.*,
         nullif(array(select modelo_produto.id from peca_modelo
                 join modelo_produto on modelo_produto.id = peca_modelo.modelo_produto_id
                where peca_modelo.peca_id = peca.id order by modelo_produto.descricao, modelo_produto.id), '{}') as modelos_id,
         (select coalesce(jsonb_agg(jsonb_build_object('id', modelo_produto.id, 'codigo', modelo_produto.codigo,
                                                       'descricao', modelo_produto.descricao)
                                    order by modelo_produto.descricao, modelo_produto.id), '[]')
            from peca_modelo join modelo_produto on modelo_produto.id = peca_modelo.modelo_produto_id
           where peca_modelo.peca_id = peca.id) as modelos
    from peca;

-- What a service point asks the central workshop for.
create table compra_peca (
  id bigint generated always as identity primary key,
  posto_id bigint not null references posto_autorizado,
  situacao text not null default 'SOLICITADA'
    check (situacao in ('SOLICITADA', 'AUTORIZADA', 'ENVIADA', 'RECEBIDA', 'REJEITADA')),
  observacoes text,
  -- Why it was rejected, and where the parcel is.
  motivo text,
  rastreio text,
  criado_em timestamptz not null default now(),
  criado_por bigint references usuario,
  autorizado_em timestamptz,
  enviado_em timestamptz,
  recebido_em timestamptz,
  rejeitado_em timestamptz,
  versao integer not null default 1,
  constraint compra_peca_do_posto unique (id, posto_id),
  constraint compra_peca_rejeitada check ((situacao = 'REJEITADA') = (rejeitado_em is not null and motivo is not null)),
  constraint compra_peca_enviada check ((situacao in ('ENVIADA', 'RECEBIDA')) = (enviado_em is not null)),
  constraint compra_peca_recebida check ((situacao = 'RECEBIDA') = (recebido_em is not null))
);
create index compra_peca_por_idade on compra_peca (criado_em desc, id desc);
create index compra_peca_do_posto_por_idade on compra_peca (posto_id, criado_em desc, id desc);
create index compra_peca_por_situacao on compra_peca (situacao, criado_em desc, id desc);

create table compra_peca_item (
  id bigint generated always as identity primary key,
  compra_peca_id bigint not null,
  posto_id bigint not null,
  ordem integer not null,
  peca_id bigint not null references peca,
  quantidade integer not null check (quantidade between 1 and 999),
  -- As it was when it was asked for.
  preco numeric(15, 2) not null check (preco >= 0),
  -- The order of the same post that waits for it.
  ordem_servico_id bigint,
  constraint compra_peca_item_da_compra
    foreign key (compra_peca_id, posto_id) references compra_peca (id, posto_id) on delete cascade,
  constraint compra_peca_item_ordem_servico_id_fkey
    foreign key (ordem_servico_id, posto_id) references ordem_servico (id, posto_id)
);
create index compra_peca_item_da_compra on compra_peca_item (compra_peca_id, ordem);
create index compra_peca_item_por_peca on compra_peca_item (peca_id);
create index compra_peca_item_por_os on compra_peca_item (ordem_servico_id) where ordem_servico_id is not null;

create view compra_peca_cadastro as
  select compra_peca.*, posto_autorizado.nome_fantasia as posto_nome_fantasia,
         coalesce(itens.pecas, '') as pecas, coalesce(itens.ordens_servico, '') as ordens_servico,
         coalesce(itens.unidades, 0) as unidades, coalesce(itens.total, 0) as total
    from compra_peca
    join posto_autorizado on posto_autorizado.id = compra_peca.posto_id
    left join lateral (
      select string_agg(peca.codigo, ', ' order by item.ordem) as pecas,
             string_agg(distinct ordem_servico.numero || '/' || ordem_servico.ano, ', ') as ordens_servico,
             sum(item.quantidade) as unidades, sum(item.quantidade * item.preco) as total
        from compra_peca_item item
        join peca on peca.id = item.peca_id
        left join ordem_servico on ordem_servico.id = item.ordem_servico_id
       where item.compra_peca_id = compra_peca.id) itens on true;

-- Stock never falls below nothing (the check of 0011): named, so that the save can say so.
alter table peca rename constraint peca_estoque_check to peca_estoque_nao_negativo;
