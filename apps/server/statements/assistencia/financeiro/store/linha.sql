-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/financeiro/store/linha.ts

-- findLinha
--   cobranca_id: null
--   natureza: null
--   ordem_servico_id: null
--   responde_ate: null
select "linha"."id", "linha"."tipo", "linha"."ordem_servico_id", "linha"."cobranca_id", "linha"."natureza",
    "linha"."descricao", "linha"."valor", "linha"."valor_final", "linha"."situacao", "linha"."responde_ate"
  from "fechamento_linha" as "linha"
  where "linha"."fechamento_id" = $1
  and "linha"."id" = $2;

-- insertDasOrdens
insert into fechamento_linha (fechamento_id, tipo, ordem_servico_id, os_linha_id, os_escolha_id, natureza, descricao,
    valor, valor_final, criado_em) select $1, nova.tipo, nova.ordem_servico_id, nova.os_linha_id, nova.os_escolha_id,
    nova.natureza, nova.descricao, nova.valor, nova.valor, $2
  from ( select ordem_servico_id, os_linha_id, os_escolha_id, tipo, natureza, coalesce(descricao,
    $3::text) as descricao, valor
  from lancamentos_do_mes($4, $5::date)
  order by ordem_servico_id, os_linha_id nulls last, os_escolha_id) nova;

-- insertLinha
insert into "fechamento_linha" ("fechamento_id", "tipo", "descricao", "valor", "valor_final", "criado_em",
    "criado_por")
  values ($1, $2, $3, $4, $5, $6, $7)
  returning "id";

-- insertLinhas
insert into "fechamento_linha" ("fechamento_id", "tipo", "cobranca_id", "descricao", "valor", "valor_final",
    "criado_em")
  values ($1, $2, $3, $4, $5, $6, $7);

insert into "fechamento_linha" ("fechamento_id", "tipo", "descricao", "valor", "valor_final", "criado_em")
  values ($1, $2, $3, $4, $5, $6);

-- listDitas
--   contestacao: null
--   contestadaPor: null
--   contestada_em: null
--   criadoPor: null
--   glosa_motivo: null
--   responde_ate: null
--   resposta: null
select "linha"."id", "linha"."situacao", "linha"."glosa_motivo", "linha"."contestacao", "linha"."contestada_em",
    "linha"."resposta", "linha"."responde_ate", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "linha"."contestada_por") as "contestadaPor", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "linha"."criado_por") as "criadoPor"
  from "fechamento_linha" as "linha"
  where "linha"."fechamento_id" = $1
  and ("linha"."situacao" <> $2 or "linha"."criado_por" is not null);

-- listLinhas
--   cobranca_id: null
--   natureza: null
--   ordem_servico_id: null
select "linha"."id", "linha"."tipo", "linha"."ordem_servico_id", "linha"."cobranca_id", "linha"."natureza",
    "linha"."descricao", "linha"."valor", "linha"."valor_final", "linha"."situacao"
  from "fechamento_linha" as "linha"
  where "linha"."fechamento_id" = $1
  order by "linha"."id";

-- listVivas
select ordem_servico_id, os_linha_id, os_escolha_id, tipo, natureza, coalesce(descricao, $1::text) as descricao, valor
  from lancamentos_do_mes($2, $3::date)
  order by ordem_servico_id, os_linha_id nulls last, os_escolha_id;

-- updateLinha
update "fechamento_linha"
  set "situacao" = $1, "contestacao" = $2, "contestada_em" = $3, "contestada_por" = $4
  where "id" = $5;

update "fechamento_linha"
  set "situacao" = $1, "glosa_motivo" = $2, "valor_final" = $3, "responde_ate" = $4, "decidido_em" = $5
  where "id" = $6;

update "fechamento_linha"
  set "situacao" = $1, "resposta" = $2, "valor_final" = $3, "decidido_em" = $4
  where "id" = $5;
