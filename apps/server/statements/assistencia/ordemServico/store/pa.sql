-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/pa.ts

-- listPecasDoPa
with linha as ( select peca_id, sum(quantidade) as precisa
  from os_linha_pa
  where ordem_servico_id = $1
  and peca_id is not null
  group by peca_id ), nossa as ( select peca_id, usada
  from os_peca
  where ordem_servico_id = $2 ) select coalesce(linha.peca_id, nossa.peca_id) as peca_id, coalesce(linha.precisa,
    0)::integer as precisa, coalesce(nossa.usada, 0) as usada
  from linha full
  join nossa using (peca_id)
  order by 1;

-- replaceLinhasPa
delete
  from "os_linha_pa"
  where "ordem_servico_id" = $1;

-- replaceLinhasPa 2
insert into "os_linha_pa" ("tipo", "peca_id", "servico_id", "quantidade", "valor", "valor_final", "motivo_valor",
    "ordem_servico_id", "ordem")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9);
