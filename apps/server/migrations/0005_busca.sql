-- The search from anywhere: numbers and codes by their beginning; texts by any part of them have their indexes already,
-- and by their beginning where too little is typed for those.
create index pedido_por_inicio_do_numero_do_cliente on pedido (upper(numero_pedido_cliente) text_pattern_ops, numero_pedido desc)
  where numero_pedido_cliente is not null;
create index pedido_do_cliente_por_inicio_do_numero_dele
  on pedido (cliente_id, upper(numero_pedido_cliente) text_pattern_ops, numero_pedido desc)
  where numero_pedido_cliente is not null;
create index cliente_por_documento on cliente (cnpj_cpf text_pattern_ops);
create index cliente_por_codigo on cliente (upper(codigo_cliente) text_pattern_ops);
create index cliente_por_depositante on cliente (upper(codigo_depositante) text_pattern_ops);
create index cliente_por_inicio on cliente (sem_acento(nome_fantasia || ' ' || razao_social) text_pattern_ops);
create index produto_por_inicio_do_codigo on produto (upper(codigo_produto) text_pattern_ops);
create index produto_do_cliente_por_inicio_do_codigo on produto (cliente_id, upper(codigo_produto) text_pattern_ops);
create index produto_por_inicio_do_omni on produto (upper(codigo_omni) text_pattern_ops);
create index produto_por_barras on produto (codigo_barras) where codigo_barras is not null;
create index produto_por_inicio on produto (sem_acento(descricao) text_pattern_ops);

-- Filters of a list under a name of the person's own.
create table filtro_salvo (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuario on delete cascade,
  lista text not null,
  nome text not null,
  filtros jsonb not null,
  criado_em timestamptz not null default now()
);
create unique index filtro_salvo_nome on filtro_salvo (usuario_id, lista, sem_acento(nome));

-- How a person wants the screens; without a row, as they come.
create table preferencia (
  usuario_id bigint primary key references usuario on delete cascade,
  -- Shortcuts of a single key can be turned off (WCAG 2.2, 2.1.4).
  atalhos_de_tecla boolean not null default true
);
