-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/orcamento/write.ts

-- copyLinhas
--   descricao: null
--   motivo_valor: null
--   peca_id: null
--   servico_id: null
select "tipo", "peca_id", "servico_id", "sintoma_os_id", "causa_os_id", "descricao", "motivo_valor", "garantia",
    "solicitar_peca", "quantidade", "valor", "valor_final", "valor_fabricante", "opcional", "situacao"
  from "os_linha"
  where "orcamento_id" = $1
  and "situacao" = $2
  order by "ordem";

-- findSubstituta
select "peca"."id", "peca"."codigo", "peca"."descricao", "peca"."preco", (not exists (select "peca_id"
  from "peca_modelo"
  where "peca_id" = "peca"."id") or exists (select "peca_id"
  from "peca_modelo"
  where "peca_id" = "peca"."id"
  and "modelo_produto_id" = $1)) as "serve"
  from "peca"
  where "peca"."id" = $2
  and "peca"."ativo" = $3;

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

-- insertLinha
select coalesce(max("ordem"), -1) as "ordem"
  from "os_linha"
  where "orcamento_id" = $1;

-- insertLinha 2
insert into "os_linha" ("tipo", "peca_id", "servico_id", "sintoma_os_id", "causa_os_id", "descricao", "motivo_valor",
    "garantia", "solicitar_peca", "quantidade", "valor", "valor_final", "valor_fabricante", "opcional", "situacao",
    "complemento", "orcamento_id", "ordem")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18);

-- insertOrcamento
update "os_orcamento"
  set "situacao" = $1
  where "ordem_servico_id" = $2
  and "situacao" in ($3);

-- insertOrcamento 2
insert into "os_orcamento" ("ordem_servico_id", "versao", "situacao", "complemento", "observacoes", "o_que_vimos",
    "fotos", "fotos_frases", "prazo_dias_uteis", "criado_em", "criado_por", "expira_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  returning "id";

insert into "os_orcamento" ("ordem_servico_id", "versao", "situacao", "observacoes", "o_que_vimos", "fotos",
    "fotos_frases", "sinal", "prazo_dias_uteis", "criado_em", "criado_por", "expira_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  returning "id";

-- insertOrcamento 3
insert into "os_linha" ("tipo", "peca_id", "servico_id", "sintoma_os_id", "causa_os_id", "descricao", "motivo_valor",
    "garantia", "solicitar_peca", "quantidade", "valor", "valor_final", "valor_fabricante", "opcional", "situacao",
    "orcamento_id", "ordem")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17);

insert into "os_linha" ("tipo", "peca_id", "servico_id", "sintoma_os_id", "causa_os_id", "descricao", "motivo_valor",
    "garantia", "solicitar_peca", "quantidade", "valor", "valor_final", "valor_fabricante", "opcional", "situacao",
    "orcamento_id", "ordem", "complemento")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, default), ($18, $19, $20, $21,
    $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35);

insert into "os_linha" ("tipo", "peca_id", "servico_id", "sintoma_os_id", "causa_os_id", "descricao", "motivo_valor",
    "garantia", "solicitar_peca", "quantidade", "valor", "valor_final", "valor_fabricante", "opcional", "situacao",
    "orcamento_id", "ordem", "complemento")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, default), ($18, $19, $20, $21,
    $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, default), ($35, $36, $37, $38, $39, $40, $41, $42,
    $43, $44, $45, $46, $47, $48, $49, $50, $51, $52);

-- listVencidas
select "os"."id"
  from "ordem_servico" as "os"
  inner join "os_orcamento" as "orcamento" on "orcamento"."ordem_servico_id" = "os"."id"
  where "os"."status" in ($1)
  and "orcamento"."situacao" = $2
  and "orcamento"."expira_em" < $3
  order by "os"."id"
  limit $4;

-- setPecaDaLinha
update "os_linha"
  set "peca_id" = $1, "solicitar_peca" = $2
  where "id" = $3;

-- setResposta
update "os_orcamento"
  set "situacao" = $1, "respondido_em" = $2
  where "id" = $3;

-- setResposta 2
update "os_linha"
  set "situacao" = $1
  where "orcamento_id" = $2;

update "os_linha"
  set "situacao" = $1
  where "orcamento_id" = $2
  and "complemento" = $3;

-- setResposta 3
update "os_linha"
  set "situacao" = $1
  where "orcamento_id" = $2;

update "os_linha"
  set "situacao" = $1
  where "orcamento_id" = $2
  and "complemento" = $3;

-- setResposta 4
update "os_linha"
  set "situacao" = $1
  where "orcamento_id" = $2
  and "id" in ($3);

-- setSinalDispensado
update "os_orcamento"
  set "sinal_dispensado_em" = $1
  where "id" = $2;
