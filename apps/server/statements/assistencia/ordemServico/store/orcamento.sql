-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/orcamento.ts

-- findOrcamentoRow
--   observacoes: null
--   prazo_dias_uteis: null
--   respondido_em: null
select "os_orcamento"."id", "os_orcamento"."versao", "os_orcamento"."situacao", "os_orcamento"."observacoes",
    "os_orcamento"."prazo_dias_uteis", "os_orcamento"."criado_em", "os_orcamento"."expira_em",
    "os_orcamento"."respondido_em", "usuario"."nome" as "criado_por"
  from "os_orcamento"
  left join "usuario" on "usuario"."id" = "os_orcamento"."criado_por"
  where "os_orcamento"."ordem_servico_id" = $1
  order by "os_orcamento"."versao" desc
  limit $2;

-- listLinhas
--   descricao: null
--   peca_codigo: null
--   peca_descricao: null
--   peca_id: null
--   servico_codigo: null
--   servico_id: null
--   servico_nome: null
select "linha"."id", "linha"."tipo", "linha"."descricao", "linha"."garantia", "linha"."solicitar_peca",
    "linha"."quantidade", "linha"."valor", "linha"."valor_final", "linha"."valor_fabricante", "linha"."opcional",
    "linha"."situacao", "peca"."id" as "peca_id", "peca"."codigo" as "peca_codigo",
    "peca"."descricao" as "peca_descricao", "servico"."id" as "servico_id", "servico"."codigo" as "servico_codigo",
    "servico"."nome" as "servico_nome", "sintoma"."id" as "sintoma_id", "sintoma"."nome" as "sintoma_nome",
    "causa"."id" as "causa_id", "causa"."nome" as "causa_nome"
  from "os_linha" as "linha"
  inner join "sintoma_os" as "sintoma" on "sintoma"."id" = "linha"."sintoma_os_id"
  inner join "causa_os" as "causa" on "causa"."id" = "linha"."causa_os_id"
  left join "peca" on "peca"."id" = "linha"."peca_id"
  left join "servico" on "servico"."id" = "linha"."servico_id"
  where "linha"."orcamento_id" = $1
  order by "linha"."ordem";
