-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/expedicao/store.ts

-- deleteFoto
delete
  from "pedido_foto"
  where "id" = $1;

-- findFoto
select "id", "pedido_id" as "pedidoId", "chave", "filename", "content_type" as "contentType", "length"
  from "pedido_foto"
  where "id" = $1
  and "cliente_id" = $2;

select "id", "pedido_id" as "pedidoId", "chave", "filename", "content_type" as "contentType", "length"
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

-- listFotos
--   autor: null
select "id", "filename", "length", "content_type" as "contentType", "sha256", "criado_em" as "em",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "pedido_foto"."criado_por") as "autor"
  from "pedido_foto"
  where "pedido_id" = $1
  order by "id";

-- lockPedido
select "id", "cliente_id" as "clienteId", "versao", "etapa", "status_alcis" as "statusAlcis"
  from "pedido"
  where "id" = $1
  and true for update;
