-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/modelos-store.ts

-- insertModeloOrcamento
insert into "modelo_orcamento" ("nome", "sintoma_id", "causa_id")
  values ($1, (select "id"
  from "sintoma_os"
  where "nome" = $2), (select "id"
  from "causa_os"
  where "nome" = $3))
  returning "id";

-- insertModeloOrcamento 2
insert into "modelo_orcamento_opcional" (modelo_orcamento_id, servico_id) select $1, id
  from servico
  where codigo = any ($2);

insert into "modelo_orcamento_servico" (modelo_orcamento_id, servico_id) select $1, id
  from servico
  where codigo = any ($2);

-- insertModeloOrcamento 3
insert into modelo_orcamento_peca (modelo_orcamento_id, peca_id) select $1, id
  from peca
  where codigo = any ($2);
