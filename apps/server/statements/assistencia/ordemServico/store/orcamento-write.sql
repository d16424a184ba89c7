-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/orcamento-write.ts

-- findTabela
select "id", "preco" as "valor"
  from "peca"
  where "ativo" = $1
  and "id" in ($2);

-- findTabela 2
select "id", "valor", "mao_de_obra_garantia"
  from "servico"
  where "ativo" = $1
  and "id" in ($2);

-- findTabela 3
select "id"
  from "sintoma_os"
  where "ativo" = $1
  and "id" in ($2);

-- findTabela 4
select "id"
  from "causa_os"
  where "ativo" = $1
  and "id" in ($2);

-- insertOrcamento
update "os_orcamento"
  set "situacao" = $1
  where "ordem_servico_id" = $2
  and "situacao" in ($3);

-- insertOrcamento 2
insert into "os_orcamento" ("ordem_servico_id", "versao", "situacao", "observacoes", "prazo_dias_uteis", "criado_em",
    "criado_por", "expira_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning "id";

-- insertOrcamento 3
insert into "os_linha" ("tipo", "peca_id", "servico_id", "sintoma_os_id", "causa_os_id", "descricao", "garantia",
    "solicitar_peca", "quantidade", "valor", "valor_final", "valor_fabricante", "opcional", "situacao", "orcamento_id",
    "ordem")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16);

-- listVencidas
select "os"."id"
  from "ordem_servico" as "os"
  inner join "os_orcamento" as "orcamento" on "orcamento"."ordem_servico_id" = "os"."id"
  where "os"."status" = $1
  and "orcamento"."situacao" = $2
  and "orcamento"."expira_em" < $3
  order by "os"."id"
  limit $4;

-- setResposta
update "os_orcamento"
  set "situacao" = $1, "respondido_em" = $2
  where "id" = $3;

-- setResposta 2
update "os_linha"
  set "situacao" = $1
  where "orcamento_id" = $2;

-- setResposta 3
update "os_linha"
  set "situacao" = $1
  where "orcamento_id" = $2;

-- setResposta 4
update "os_linha"
  set "situacao" = $1
  where "orcamento_id" = $2
  and "id" in ($3);
