-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/produto/store.ts

-- existsDepositante
select "id"
  from "cliente"
  where "codigo_depositante" = $1
  and "cliente"."id" = $2;

-- findDepositante
select "codigo_depositante" as "codigo"
  from "cliente"
  where "id" = $1
  and true;

-- hasFractions
select 1
  from saldo
  where produto_id = $1
  and (quantidade % 1 <> 0 or reservado % 1 <> 0)
  limit 1;

-- listProdutos
select "produto"."id", "produto"."codigo_produto" as "codigoProduto", "produto"."descricao",
    "produto"."codigo_omni" as "codigoOmni", "cliente"."codigo_depositante" as "codigoDepositante",
    "produto"."unidade", "produto"."inteiro"
  from "produto"
  inner join "cliente" on "cliente"."id" = "produto"."cliente_id"
  where "produto"."cliente_id" = $1
  and "produto"."ativo" = $2
  and "cliente"."codigo_depositante" = $3
  and ( upper("produto"."codigo_produto") like $4 or upper("produto"."codigo_omni") like $5 or produto.codigo_barras = $6 or sem_acento(produto.descricao) like sem_acento($7))
  order by case when $8 in (upper("produto"."codigo_produto"),
    upper("produto"."codigo_omni")) then 0 when produto.codigo_barras = $9 then 0 when upper("produto"."codigo_produto") like $10 then 1 when upper("produto"."codigo_omni") like $11 then 1 else 2 end, "produto"."descricao", "produto"."id"
  limit $12;

select "produto"."id", "produto"."codigo_produto" as "codigoProduto", "produto"."descricao",
    "produto"."codigo_omni" as "codigoOmni", "cliente"."codigo_depositante" as "codigoDepositante",
    "produto"."unidade", "produto"."inteiro"
  from "produto"
  inner join "cliente" on "cliente"."id" = "produto"."cliente_id"
  where "produto"."cliente_id" = $1
  and "produto"."ativo" = $2
  and "cliente"."codigo_depositante" = $3
  order by "produto"."descricao", "produto"."id"
  limit $4;

select "produto"."id", "produto"."codigo_produto" as "codigoProduto", "produto"."descricao",
    "produto"."codigo_omni" as "codigoOmni", "cliente"."codigo_depositante" as "codigoDepositante",
    "produto"."unidade", "produto"."inteiro"
  from "produto"
  inner join "cliente" on "cliente"."id" = "produto"."cliente_id"
  where "produto"."cliente_id" = $1
  and "produto"."ativo" = $2
  and ( upper("produto"."codigo_produto") like $3 or upper("produto"."codigo_omni") like $4 or produto.codigo_barras = $5 or sem_acento(produto.descricao) like sem_acento($6))
  order by case when $7 in (upper("produto"."codigo_produto"),
    upper("produto"."codigo_omni")) then 0 when produto.codigo_barras = $8 then 0 when upper("produto"."codigo_produto") like $9 then 1 when upper("produto"."codigo_omni") like $10 then 1 else 2 end, "produto"."descricao", "produto"."id"
  limit $11;

select "produto"."id", "produto"."codigo_produto" as "codigoProduto", "produto"."descricao",
    "produto"."codigo_omni" as "codigoOmni", "cliente"."codigo_depositante" as "codigoDepositante",
    "produto"."unidade", "produto"."inteiro"
  from "produto"
  inner join "cliente" on "cliente"."id" = "produto"."cliente_id"
  where "produto"."cliente_id" = $1
  and "produto"."ativo" = $2
  order by "produto"."descricao", "produto"."id"
  limit $3;

select "produto"."id", "produto"."codigo_produto" as "codigoProduto", "produto"."descricao",
    "produto"."codigo_omni" as "codigoOmni", "cliente"."codigo_depositante" as "codigoDepositante",
    "produto"."unidade", "produto"."inteiro"
  from "produto"
  inner join "cliente" on "cliente"."id" = "produto"."cliente_id"
  where true
  and "produto"."ativo" = $1
  and "cliente"."codigo_depositante" = $2
  order by "produto"."descricao", "produto"."id"
  limit $3;

select "produto"."id", "produto"."codigo_produto" as "codigoProduto", "produto"."descricao",
    "produto"."codigo_omni" as "codigoOmni", "cliente"."codigo_depositante" as "codigoDepositante",
    "produto"."unidade", "produto"."inteiro"
  from "produto"
  inner join "cliente" on "cliente"."id" = "produto"."cliente_id"
  where true
  and "produto"."ativo" = $1
  and ( upper("produto"."codigo_produto") like $2 or upper("produto"."codigo_omni") like $3 or produto.codigo_barras = $4 or sem_acento(produto.descricao) like sem_acento($5))
  order by case when $6 in (upper("produto"."codigo_produto"),
    upper("produto"."codigo_omni")) then 0 when produto.codigo_barras = $7 then 0 when upper("produto"."codigo_produto") like $8 then 1 when upper("produto"."codigo_omni") like $9 then 1 else 2 end, "produto"."descricao", "produto"."id"
  limit $10;

select "produto"."id", "produto"."codigo_produto" as "codigoProduto", "produto"."descricao",
    "produto"."codigo_omni" as "codigoOmni", "cliente"."codigo_depositante" as "codigoDepositante",
    "produto"."unidade", "produto"."inteiro"
  from "produto"
  inner join "cliente" on "cliente"."id" = "produto"."cliente_id"
  where true
  and "produto"."ativo" = $1
  order by "produto"."descricao", "produto"."id"
  limit $2;
