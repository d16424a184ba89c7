-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/financeiro/store/linha.ts

-- describeEscolhas
select "id", "tipo" as "natureza"
  from "os_escolha"
  where "id" = any($1);

-- describeLinhas
select "os_linha"."id", case os_linha.tipo when 'SERVICO' then 'MAO_DE_OBRA' else os_linha.tipo end as "natureza",
    coalesce(servico.nome,
    peca.descricao) || case when os_linha.quantidade > 1 then ' (' || os_linha.quantidade || ')' else '' end as "descricao"
  from "os_linha"
  left join "peca" on "peca"."id" = "os_linha"."peca_id"
  left join "servico" on "servico"."id" = "os_linha"."servico_id"
  where "os_linha"."id" = any($1);

-- insertDasOrdens
insert into fechamento_linha (fechamento_id, tipo, ordem_servico_id, os_linha_id, os_escolha_id, natureza, descricao,
    valor, valor_final, criado_em) select $1, nova.tipo, nova.ordem_servico_id, nova.os_linha_id, nova.os_escolha_id,
    coalesce(case os_linha.tipo when 'SERVICO' then 'MAO_DE_OBRA' else os_linha.tipo end, escolha.tipo),
    coalesce(coalesce(servico.nome,
    peca.descricao) || case when os_linha.quantidade > 1 then ' (' || os_linha.quantidade || ')' else '' end, $2),
    nova.valor, nova.valor, $3
  from json_populate_recordset(null::fechamento_linha, $4::json) nova
  left join os_linha on os_linha.id = nova.os_linha_id
  left join os_escolha escolha on escolha.id = nova.os_escolha_id
  left join peca on peca.id = os_linha.peca_id
  left join servico on servico.id = os_linha.servico_id;

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

-- listLinhas
--   cobranca_id: null
--   contestacao: null
--   contestadaPor: null
--   contestada_em: null
--   criadoPor: null
--   decidido_em: null
--   glosa_motivo: null
--   natureza: null
--   ordem_servico_id: null
--   responde_ate: null
--   resposta: null
select "linha"."id", "linha"."tipo", "linha"."ordem_servico_id", "linha"."cobranca_id", "linha"."natureza",
    "linha"."descricao", "linha"."valor", "linha"."valor_final", "linha"."situacao", "linha"."glosa_motivo",
    "linha"."contestacao", "linha"."contestada_em", "linha"."resposta", "linha"."decidido_em", "linha"."responde_ate",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "linha"."contestada_por") as "contestadaPor", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "linha"."criado_por") as "criadoPor"
  from "fechamento_linha" as "linha"
  where "linha"."fechamento_id" = $1
  order by "linha"."id";

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
