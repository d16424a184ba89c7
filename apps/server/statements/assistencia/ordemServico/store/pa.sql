-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/pa.ts

-- replaceLinhasPa
delete
  from "os_linha_pa"
  where "ordem_servico_id" = $1;

-- replaceLinhasPa 2
insert into "os_linha_pa" ("tipo", "peca_id", "servico_id", "quantidade", "valor", "valor_final", "motivo_valor",
    "ordem_servico_id", "ordem")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9);
