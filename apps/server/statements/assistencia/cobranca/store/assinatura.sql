-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/cobranca/store/assinatura.ts

-- countDesconto
update "assinatura"
  set "cobrancas_com_desconto" = "cobrancas_com_desconto" - $1
  where "id" = $2;

-- findCodigo
select "codigo"
  from "cupom"
  where "id" = $1;

-- findCupom
--   cobrancas_com_desconto: null
--   desconto_plano: null
select "id", "codigo", "desconto_plano", "cobrancas_com_desconto"
  from "cupom"
  where "codigo" = $1
  and "ativo" = $2
  and ("valido_ate" is null or "valido_ate" >= $3);

-- findGente
select "posto"."nome_fantasia" as "nome", "posto"."ativo", (select count(*)::integer
  from usuario
  where posto_id = posto.id
  and usuario.ativo) as "pessoas"
  from "posto_autorizado" as "posto"
  where "posto"."id" = $1;

-- findNomes
select "posto"."nome_fantasia" as "posto", "plano"."nome" as "plano"
  from "posto_autorizado" as "posto"
  inner join "plano_valores" as "plano" on "plano"."id" = $1
  where "posto"."id" = $2
  and "posto"."ativo" = $3;

-- findPlano
select "id", "nome", "periodicidade", "licencas", "ativo", preco_do_plano(id, $1) as "valor"
  from "plano_valores"
  where "id" = $2;

-- insertAssinatura
--   cupom_id: null
--   proximo_plano_em: null
--   proximo_plano_id: null
insert into "assinatura" ("posto_id", "plano_id", "desde", "dia_vencimento", "cupom_id", "desconto_percentual",
    "cobrancas_com_desconto", "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning *;

-- isCupomUsado
select "id"
  from "cupom"
  where "id" = $1 for update;

-- isCupomUsado 2
select exists (select
  from assinatura
  where cupom_id = $1) or exists (select
  from cadastro_posto
  where cupom = $2
  and situacao in ('AGUARDANDO_APROVACAO', 'CORRECAO', 'APROVADO')) as usado;

-- listAssinantes
select "assinatura"."posto_id"
  from "assinatura"
  inner join "posto_autorizado" on "posto_autorizado"."id" = "assinatura"."posto_id"
  where "posto_autorizado"."ativo" = $1
  order by "assinatura"."posto_id";

-- listPlanosAtivos
select "id", "nome", "periodicidade", "licencas", "ativo", preco_do_plano(id, $1) as "valor"
  from "plano_valores"
  where "ativo" = $2
  order by "valor", "id";

-- lockAssinatura
--   cupom_id: null
--   proximo_plano_em: null
--   proximo_plano_id: null
select *
  from "assinatura"
  where "posto_id" = $1 for update;

-- lockColaboradores
select "id"
  from "posto_autorizado"
  where "id" = $1 for update;

-- lockColaboradores 2
select count(*) as "total"
  from "usuario"
  where "posto_id" = $1
  and "ativo" = $2;

-- setLicencas
update "posto_autorizado"
  set "licencas" = $1, "versao" = "versao" + $2
  where "id" = $3
  and "licencas" != $4;

-- updateAssinatura
--   cupom_id: null
--   proximo_plano_em: null
--   proximo_plano_id: null
update "assinatura"
  set "dia_vencimento" = $1, "versao" = "versao" + $2
  where "id" = $3
  returning *;

update "assinatura"
  set "plano_id" = $1, "proximo_plano_id" = $2, "proximo_plano_em" = $3, "versao" = "versao" + $4
  where "id" = $5
  returning *;

update "assinatura"
  set "proximo_plano_id" = $1, "proximo_plano_em" = $2, "versao" = "versao" + $3
  where "id" = $4
  returning *;

update "assinatura"
  set "retida" = $1, "versao" = "versao" + $2
  where "id" = $3
  returning *;
