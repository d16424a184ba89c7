-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/pagamento.ts

-- insertPagamentos
insert into "os_pagamento" ("ordem_servico_id", "posto_id", "tipo", "forma", "valor", "recebido_em", "recebido_por")
  values ($1, $2, $3, $4, $5, $6, $7);
