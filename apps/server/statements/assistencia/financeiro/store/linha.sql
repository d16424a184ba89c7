-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/financeiro/store/linha.ts

-- describeEscolhas
select "escolha"."id", "escolha"."tipo" as "natureza", "modelo"."descricao" as "modelo",
    os.numero || '/' || os.ano as "numero"
  from "os_escolha" as "escolha"
  inner join "ordem_servico" as "os" on "os"."id" = "escolha"."ordem_servico_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  where "escolha"."id" = any($1);

-- describeLinhas
select "os_linha"."id", "os_linha"."tipo" as "natureza", "modelo"."descricao" as "modelo",
    os.numero || '/' || os.ano as "numero", coalesce(servico.nome,
    peca.descricao) || case when os_linha.quantidade > 1 then ' (' || os_linha.quantidade || ')' else '' end as "descricao"
  from "os_linha"
  inner join "os_orcamento" on "os_orcamento"."id" = "os_linha"."orcamento_id"
  inner join "ordem_servico" as "os" on "os"."id" = "os_orcamento"."ordem_servico_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  left join "peca" on "peca"."id" = "os_linha"."peca_id"
  left join "servico" on "servico"."id" = "os_linha"."servico_id"
  where "os_linha"."id" = any($1);

-- insertDasOrdens
insert into fechamento_linha (fechamento_id, tipo, ordem_servico_id, os_linha_id, os_escolha_id, descricao, valor,
    valor_final, criado_em) select $1, nova.tipo, nova.ordem_servico_id, nova.os_linha_id, nova.os_escolha_id,
    coalesce(coalesce(servico.nome,
    peca.descricao) || case when os_linha.quantidade > 1 then ' (' || os_linha.quantidade || ')' else '' end, $2),
    nova.valor, nova.valor, $3
  from json_populate_recordset(null::fechamento_linha, $4::json) nova
  left join os_linha on os_linha.id = nova.os_linha_id
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
--   contestada_por: null
--   criadoPor: null
--   criado_por: null
--   decidido_em: null
--   glosa_motivo: null
--   modelo: null
--   natureza: null
--   numero: null
--   ordem_servico_id: null
--   os_escolha_id: null
--   os_linha_id: null
--   resposta: null
select "linha".*, "modelo"."descricao" as "modelo", coalesce("os_linha"."tipo", "escolha"."tipo") as "natureza",
    os.numero || '/' || os.ano as "numero", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "linha"."contestada_por") as "contestadaPor", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "linha"."criado_por") as "criadoPor"
  from "fechamento_linha" as "linha"
  left join "ordem_servico" as "os" on "os"."id" = "linha"."ordem_servico_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  left join "os_linha" on "os_linha"."id" = "linha"."os_linha_id"
  left join "os_escolha" as "escolha" on "escolha"."id" = "linha"."os_escolha_id"
  where "linha"."fechamento_id" = $1
  order by os.ano nulls last, os.numero nulls last, "linha"."id";

-- updateLinha
update "fechamento_linha"
  set "situacao" = $1, "contestacao" = $2, "contestada_em" = $3, "contestada_por" = $4
  where "id" = $5;

update "fechamento_linha"
  set "situacao" = $1, "glosa_motivo" = $2, "valor_final" = $3, "decidido_em" = $4
  where "id" = $5;

update "fechamento_linha"
  set "situacao" = $1, "resposta" = $2, "valor_final" = $3, "decidido_em" = $4
  where "id" = $5;
