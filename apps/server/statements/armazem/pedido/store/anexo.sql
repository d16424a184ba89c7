-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/pedido/store/anexo.ts

-- findAnexo
select "chave", "filename", "content_type" as "contentType", "length"
  from "anexo"
  where "pedido_id" = $1
  and "campo" = $2
  and "cliente_id" = $3;

select "chave", "filename", "content_type" as "contentType", "length"
  from "anexo"
  where "pedido_id" = $1
  and "campo" = $2
  and true;

-- listDocumentos
--   campos[]: string
select pedido_id as pedido, array_agg(campo
  order by id) as campos
  from anexo
  where pedido_id = any ($1::bigint[])
  and "cliente_id" = $2
  group by pedido_id;
