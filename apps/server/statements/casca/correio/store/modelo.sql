-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/casca/correio/store/modelo.ts

-- insertVersao
insert into "correio_modelo_versao" ("modelo_id", "versao", "assunto", "abertura", "fechamento", "criado_em",
    "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7);

-- insertVersao 2
update "correio_modelo"
  set "versao" = $1
  where "id" = $2;

-- listAtuais
select "versao"."modelo_id" as "modeloId", "versao"."versao", "versao"."criado_em" as "em",
    case when versao.assunto is not null then jsonb_build_object('assunto', versao.assunto, 'abertura',
    versao.abertura, 'fechamento', versao.fechamento) end as "textos", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "versao"."criado_por") as "por", "modelo"."id", "modelo"."tipo"
  from "correio_modelo_versao" as "versao"
  inner join "correio_modelo" as "modelo" on "modelo"."id" = "versao"."modelo_id"
  and "modelo"."versao" = "versao"."versao";

-- listVersoes
--   textos.abertura: string
--   textos.assunto: string
--   textos.fechamento: string
--   textos: null
select "versao"."modelo_id" as "modeloId", "versao"."versao", "versao"."criado_em" as "em",
    case when versao.assunto is not null then jsonb_build_object('assunto', versao.assunto, 'abertura',
    versao.abertura, 'fechamento', versao.fechamento) end as "textos", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "versao"."criado_por") as "por"
  from "correio_modelo_versao" as "versao"
  inner join "correio_modelo" as "modelo" on "modelo"."id" = "versao"."modelo_id"
  where "modelo"."tipo" = $1
  order by "versao"."versao" desc;

-- lockModelo
insert into "correio_modelo" ("tipo")
  values ($1)
  on conflict ("tipo") do nothing;

-- lockModelo 2
select "id", "versao"
  from "correio_modelo"
  where "tipo" = $1 for update;
