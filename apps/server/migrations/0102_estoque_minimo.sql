-- How much of a product its company wants to have free; absent: it is not watched.
alter table produto add estoque_minimo numeric(15, 4) check (estoque_minimo >= 0);

create or replace view produto_cadastro as
  select produto.id, produto.cliente_id, codigo_produto, descricao, codigo_omni, codigo_barras, unidade, inteiro,
         produto.ativo, produto.versao,
         cliente.nome_fantasia as cliente_nome_fantasia, cliente.cnpj_cpf as cliente_cnpj_cpf,
         cliente.codigo_cliente as cliente_codigo_cliente,
         cliente.codigo_depositante as cliente_codigo_depositante,
         coalesce((select sum(quantidade) from saldo where produto_id = produto.id), 0) as fisico,
         coalesce((select sum(reservado) from saldo where produto_id = produto.id), 0) as reservado,
         coalesce((select sum(quantidade - reservado) from saldo where produto_id = produto.id), 0) as disponivel,
         produto.estoque_minimo
    from produto
    join cliente on cliente.id = produto.cliente_id;

-- The watched products of a company.
create index produto_com_minimo on produto (cliente_id) where estoque_minimo is not null;
-- The newest papers of a company.
create index anexo_do_cliente on anexo (cliente_id, id desc);
