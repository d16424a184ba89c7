-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/resposta.ts

-- findAprovacao
--   assinatura_id: null
--   content_type: null
--   documento: null
--   documento_confere: null
--   endereco: null
--   filename: null
--   length: null
--   link_criado_em: null
--   link_criador: null
--   link_enviado_em: null
--   link_mostrado_a: null
--   motivo: null
--   usuario: null
select "aprovacao"."id", "aprovacao"."resposta", "aprovacao"."por", "aprovacao"."nome", "aprovacao"."documento",
    "aprovacao"."documento_confere", "aprovacao"."endereco", "aprovacao"."motivo", "aprovacao"."mostrado",
    "aprovacao"."hash", "aprovacao"."criado_em", "usuario"."nome" as "usuario", "link"."criado_em" as "link_criado_em",
    "link"."enviado_em" as "link_enviado_em", "leitor"."nome" as "link_mostrado_a", "criador"."tipo" as "link_criador",
    "assinatura"."id" as "assinatura_id", "assinatura"."filename", "assinatura"."length", "assinatura"."content_type"
  from "os_aprovacao" as "aprovacao"
  left join "usuario" on "usuario"."id" = "aprovacao"."usuario_id"
  left join "os_link" as "link" on "link"."id" = "aprovacao"."link_id"
  left join "usuario" as "leitor" on "leitor"."id" = "link"."mostrado_a"
  left join "usuario" as "criador" on "criador"."id" = "link"."criado_por"
  left join "os_arquivo" as "assinatura" on "assinatura"."id" = "aprovacao"."assinatura_id"
  where "aprovacao"."orcamento_id" = $1
  and "aprovacao"."resposta" <> $2
  and not exists (select 1 as "um"
  from "os_aprovacao" as "desfeita"
  where "desfeita"."desfaz_id" = "aprovacao"."id")
  order by "aprovacao"."id" desc
  limit $3;

-- insertAprovacao
insert into "os_aprovacao" ("ordem_servico_id", "orcamento_id", "resposta", "desfaz_id", "por", "usuario_id", "nome",
    "motivo", "mostrado", "hash", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

insert into "os_aprovacao" ("ordem_servico_id", "orcamento_id", "resposta", "por", "usuario_id", "link_id", "nome",
    "documento", "documento_confere", "motivo", "assinatura_id", "endereco", "navegador", "termos", "mostrado", "hash",
    "linhas_recusadas", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18);
