-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/checklist.ts

-- insertChecklist
insert into "os_checklist" ("ordem_servico_id", "tipo", "respondido_em", "respondido_por")
  values ($1, $2, $3, $4)
  returning "id";

-- insertChecklist 2
insert into "os_checklist_ponto" ("checklist_id", "nome", "medida", "resultado", "nota", "os_checklist_id")
  values ($1, $2, $3, $4, $5, $6)
  returning "id";
