-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/cadastroPosto/store/documentos.ts

-- deletePostoDocumento
delete
  from "posto_documento"
  where "posto_id" = $1
  and "tipo" = $2
  returning "chave";

-- insertPostoDocumento
insert into "posto_documento" ("posto_id", "tipo", "filename", "content_type", "length", "sha256", "chave",
    "enviado_em", "enviado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- listPostoDocumentos
select "id", tipo as "tipo", "filename", "content_type" as "contentType", "length", "chave",
    "enviado_em" as "enviadoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "posto_documento"."enviado_por") as "enviadoPor"
  from "posto_documento"
  where "posto_id" = $1
  order by "tipo" desc;

-- listPostoDocumentos 2
--   enviadoPor: null
select "arquivo"."id", arquivo.tipo as "tipo", "arquivo"."filename", "arquivo"."content_type" as "contentType",
    "arquivo"."length", "arquivo"."chave", "cadastro"."criado_em" as "enviadoEm", null as "enviadoPor"
  from "cadastro_posto_arquivo" as "arquivo"
  inner join "cadastro_posto" as "cadastro" on "cadastro"."id" = "arquivo"."cadastro_id"
  where "cadastro"."posto_id" = $1
  order by "arquivo"."tipo" desc;

-- lockPosto
select "id"
  from "posto_autorizado"
  where "id" = $1 for update;
