-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/escolha.ts

-- findEscolha
--   assinatura_id: null
--   content_type: null
--   documento: null
--   documento_confere: null
--   filename: null
--   length: null
--   valor: null
select "escolha"."id", escolha.tipo as "tipo", "escolha"."valor", "escolha"."nome", "escolha"."documento",
    "escolha"."documento_confere", "escolha"."mostrado", "escolha"."hash", "escolha"."criado_em",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "escolha"."criado_por") as "criadoPor", "assinatura"."id" as "assinatura_id", "assinatura"."filename",
    "assinatura"."length", "assinatura"."content_type"
  from "os_escolha" as "escolha"
  left join "os_arquivo" as "assinatura" on "assinatura"."id" = "escolha"."assinatura_id"
  where "escolha"."ordem_servico_id" = $1
  and "escolha"."tipo" <> $2
  and not exists (select 1 as "um"
  from "os_escolha" as "desfeita"
  where "desfeita"."desfaz_id" = "escolha"."id")
  order by "escolha"."id" desc
  limit $3;

-- insertEscolha
insert into "os_escolha" ("ordem_servico_id", "tipo", "desfaz_id", "motivo", "nome", "mostrado", "hash", "criado_em",
    "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

insert into "os_escolha" ("ordem_servico_id", "tipo", "valor", "nome", "mostrado", "hash", "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8);

insert into "os_escolha" ("tipo", "valor", "ordem_servico_id", "nome", "documento", "documento_confere",
    "assinatura_id", "mostrado", "hash", "criado_em", "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
