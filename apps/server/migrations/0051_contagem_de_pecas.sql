-- Counts of a post's parts: numbers as somebody found them, compared with the ledger at the moment of each count.

-- Where the part lies: 'Gaveta 3'.
alter table estoque_peca add column local text check (char_length(local) <= 40);
drop view estoque_peca_cadastro;
create view estoque_peca_cadastro as
  select estoque.*, peca.codigo as peca_codigo, peca.descricao as peca_descricao,
         estoque.quantidade - estoque.reservado as livre,
         case when estoque.quantidade - estoque.reservado < estoque.minimo then 'ABAIXO' else 'NORMAL' end as situacao,
         posto_autorizado.nome_fantasia as posto_nome_fantasia
    from estoque_peca estoque
    join peca on peca.id = estoque.peca_id
    join posto_autorizado on posto_autorizado.id = estoque.posto_id;

create table contagem_peca (
  id bigint generated always as identity primary key,
  posto_id bigint not null references posto_autorizado,
  descricao text not null check (char_length(descricao) <= 120),
  situacao text not null default 'ABERTA' check (situacao in ('ABERTA', 'CONFERENCIA', 'ENCERRADA', 'CANCELADA')),
  -- Why it was cancelled.
  motivo text,
  criado_em timestamptz not null default now(),
  criado_por bigint references usuario,
  fechado_em timestamptz,
  fechado_por bigint references usuario,
  encerrado_em timestamptz,
  versao integer not null default 1,
  constraint contagem_peca_cancelada check ((situacao = 'CANCELADA') = (motivo is not null)),
  constraint contagem_peca_encerrada check ((situacao in ('ENCERRADA', 'CANCELADA')) = (encerrado_em is not null))
);
create index contagem_peca_do_posto on contagem_peca (posto_id, id desc);

create table contagem_peca_item (
  id bigint generated always as identity primary key,
  contagem_peca_id bigint not null references contagem_peca,
  estoque_peca_id bigint not null references estoque_peca,
  contado integer check (contado between 0 and 99999),
  -- The balance at the moment of the count, and the last row of the ledger then.
  saldo integer,
  movimento_id bigint,
  contado_em timestamptz,
  contado_por bigint references usuario,
  ajustado_em timestamptz,
  ajustado_por bigint references usuario,
  constraint contagem_peca_item_unico unique (contagem_peca_id, estoque_peca_id),
  constraint contagem_peca_item_contado
    check ((contado is null) = (saldo is null) and (contado is null) = (contado_em is null)),
  constraint contagem_peca_item_ajustado check (ajustado_em is null or contado <> saldo)
);
create index contagem_peca_item_do_estoque on contagem_peca_item (estoque_peca_id);

-- A count adjusts each balance once.
alter table movimento_peca
  add column contagem_peca_id bigint references contagem_peca,
  add constraint movimento_peca_da_contagem check (contagem_peca_id is null or tipo = 'AJUSTE');
create unique index movimento_peca_uma_vez_por_contagem on movimento_peca (contagem_peca_id, estoque_peca_id)
  where contagem_peca_id is not null;

create view contagem_peca_cadastro as
  select contagem.*, posto_autorizado.nome_fantasia as posto_nome_fantasia, itens.pecas, itens.contadas,
         -- Nobody learns of differences while the counting goes on.
         case when contagem.situacao in ('CONFERENCIA', 'ENCERRADA') then itens.diferencas end as diferencas
    from contagem_peca contagem
    join posto_autorizado on posto_autorizado.id = contagem.posto_id
    cross join lateral (
      select count(*)::integer as pecas, count(contado)::integer as contadas,
             (count(*) filter (where contado <> saldo))::integer as diferencas
        from contagem_peca_item item where item.contagem_peca_id = contagem.id) itens;
