-- What the manufacturer sold (rede §5b): the intake knows a warranty by the serial number.
create table relogio_vendido (
  id bigint generated always as identity primary key,
  modelo_produto_id bigint not null references modelo_produto,
  numero_serie text not null
    check (numero_serie = upper(numero_serie) and numero_serie <> '' and numero_serie !~ '\s' and char_length(numero_serie) <= 40),
  vendido_em date not null,
  revendedor text check (char_length(revendedor) <= 120),
  meses_garantia smallint not null check (meses_garantia between 0 and 120),
  versao integer not null default 1,
  -- A model's own watches, and whether it has any.
  constraint relogio_vendido_modelo_produto_id_numero_serie_key unique (modelo_produto_id, numero_serie)
);
-- A serial number whatever its model, whole or its beginning.
create index relogio_vendido_por_inicio_da_serie on relogio_vendido (numero_serie text_pattern_ops, id);
-- The order of the list.
create index relogio_vendido_por_serie on relogio_vendido (numero_serie, id);
create index relogio_vendido_por_venda on relogio_vendido (vendido_em, id);

create view relogio_vendido_cadastro as
  select relogio_vendido.*, modelo_produto.codigo as modelo_produto_codigo,
         modelo_produto.descricao as modelo_produto_descricao, marca.nome as marca
    from relogio_vendido
    join modelo_produto on modelo_produto.id = relogio_vendido.modelo_produto_id
    join marca on marca.id = modelo_produto.marca_id;

-- What a model's serial numbers look like, so that a slip is seen where the number is typed.
alter table modelo_produto
  add column mascara_serie text check (char_length(mascara_serie) between 1 and 40),
  add column digito_serie text not null default 'NENHUM' check (digito_serie in ('NENHUM', 'MODULO_10', 'MODULO_11'));
drop view modelo_produto_cadastro;
create view modelo_produto_cadastro as
  select modelo_produto.*, marca.nome as marca_nome, tipo_equipamento.nome as tipo_equipamento_nome
    from modelo_produto
    join marca on marca.id = modelo_produto.marca_id
    join tipo_equipamento on tipo_equipamento.id = modelo_produto.tipo_equipamento_id;
