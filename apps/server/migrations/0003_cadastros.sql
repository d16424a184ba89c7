-- The record of a company and of a product, as their screens show and change it.

alter table cliente
  add column ativo boolean not null default true,
  add column email_comercial text,
  add column telefone_comercial text,
  add column inscricao_estadual text,
  add column inscricao_municipal text,
  add column hora_funcionamento text,
  add column cep text check (cep ~ '^[0-9]{8}$'),
  add column rua text,
  add column numero text,
  add column complemento text,
  add column bairro text,
  add column cidade text,
  add column estado text check (estado ~ '^[A-Z]{2}$'),
  add column pais text;

-- What a scanner reads: GTIN-8, 12, 13 or 14. One company may give the code of another's goods.
alter table produto add column codigo_barras text check (codigo_barras ~ '^([0-9]{8}|[0-9]{12,14})$');
alter table produto add constraint produto_cliente_id_codigo_barras_key unique (cliente_id, codigo_barras);

-- Lists stand in the order of the Portuguese alphabet whatever the database's own is.
create index cliente_por_nome on cliente (nome_fantasia collate "pt-BR-x-icu", id);
create index produto_por_descricao on produto (descricao collate "pt-BR-x-icu", id);
create index produto_por_codigo on produto (codigo_produto collate "pt-BR-x-icu", id);
create index produto_do_cliente_por_descricao on produto (cliente_id, descricao collate "pt-BR-x-icu", id);

-- A product with its company and the sums of its lots.
create view produto_cadastro as
  select produto.id, produto.cliente_id, codigo_produto, descricao, codigo_omni, codigo_barras, unidade, inteiro,
         produto.ativo, produto.versao,
         cliente.nome_fantasia as cliente_nome_fantasia, cliente.cnpj_cpf as cliente_cnpj_cpf,
         cliente.codigo_cliente as cliente_codigo_cliente,
         cliente.codigo_depositante as cliente_codigo_depositante,
         coalesce((select sum(quantidade) from saldo where produto_id = produto.id), 0) as fisico,
         coalesce((select sum(reservado) from saldo where produto_id = produto.id), 0) as reservado,
         coalesce((select sum(quantidade - reservado) from saldo where produto_id = produto.id), 0) as disponivel
    from produto
    join cliente on cliente.id = produto.cliente_id;
