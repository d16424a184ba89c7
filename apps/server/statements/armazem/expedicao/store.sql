-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/expedicao/store.ts

-- deleteFoto
delete
  from "pedido_foto"
  where "id" = $1;

-- findFoto
--   saldoId: null
select "id", "pedido_id" as "pedidoId", "saldo_id" as "saldoId", "chave", "filename", "content_type" as "contentType",
    "length"
  from "pedido_foto"
  where "id" = $1
  and "cliente_id" = $2;

select "id", "pedido_id" as "pedidoId", "saldo_id" as "saldoId", "chave", "filename", "content_type" as "contentType",
    "length"
  from "pedido_foto"
  where "id" = $1
  and true;

-- findPedido
select "id", "cliente_id" as "clienteId", "versao", "etapa", "status_alcis" as "statusAlcis"
  from "pedido"
  where "id" = $1
  and "cliente_id" = $2;

select "id", "cliente_id" as "clienteId", "versao", "etapa", "status_alcis" as "statusAlcis"
  from "pedido"
  where "id" = $1
  and true;

-- insertFotos
insert into "pedido_foto" ("chave", "length", "sha256", "pedido_id", "cliente_id", "filename", "content_type",
    "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

insert into "pedido_foto" ("chave", "length", "sha256", "pedido_id", "cliente_id", "filename", "content_type",
    "criado_em", "criado_por", "saldo_id")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

-- listFaltas
select "foto"."id", "foto"."filename", "foto"."length", "foto"."content_type" as "contentType", "foto"."sha256",
    "foto"."criado_em" as "em", "produto"."descricao", "saldo"."lote", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "foto"."criado_por") as "autor"
  from "pedido_foto" as "foto"
  inner join "saldo" on "saldo"."id" = "foto"."saldo_id"
  inner join "produto" on "produto"."id" = "saldo"."produto_id"
  where "foto"."pedido_id" = $1
  order by "foto"."id";

-- listFotos
--   autor: null
select "id", "filename", "length", "content_type" as "contentType", "sha256", "criado_em" as "em",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "pedido_foto"."criado_por") as "autor"
  from "pedido_foto"
  where "pedido_id" = $1
  and "saldo_id" is null
  order by "id";

-- lockPedido
select "id", "cliente_id" as "clienteId", "versao", "etapa", "status_alcis" as "statusAlcis"
  from "pedido"
  where "id" = $1
  and true for update;
