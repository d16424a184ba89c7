-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/condicoes.ts

-- insertCondicoesAceitas
insert into "os_condicoes" ("ordem_servico_id", "consumidor_id", "versao", "texto", "taxa_diagnostico", "hash",
    "aceito_em", "registrado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8);
