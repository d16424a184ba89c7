-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/troca.ts

-- insertTroca
update "troca"
  set "situacao" = $1, "revertida_em" = $2, "revertida_por" = $3
  where "ordem_servico_id" = $4
  and "situacao" in ($5);

-- insertTroca 2
insert into "troca" ("motivo", "solicitada_em", "solicitada_por", "ordem_servico_id")
  values ($1, $2, $3, $4);

-- listModelosAtivos
select "id"
  from "modelo_produto"
  where id = any($1)
  and "ativo" = $2;

-- offerModelos
insert into "troca_modelo" ("oferecido_em", "oferecido_por", "troca_id", "modelo_produto_id")
  values ($1, $2, $3, $4)
  on conflict do nothing;

-- updateTroca
update "troca"
  set "situacao" = $1, "decidida_em" = $2, "decidida_por" = $3, "decisao_motivo" = $4
  where "id" = $5;

update "troca"
  set "situacao" = $1, "modelo_escolhido_id" = $2
  where "id" = $3;

update "troca"
  set "situacao" = $1, "modelo_escolhido_id" = $2, "escolhida_em" = $3, "escolhida_por" = $4
  where "id" = $5;

update "troca"
  set "situacao" = $1, "recebida_em" = $2, "numero_serie" = $3, "relogio_novo_id" = $4, "destino_antigo" = $5
  where "id" = $6;

update "troca"
  set "situacao" = $1, "revertida_em" = $2, "revertida_por" = $3, "revertida_motivo" = $4
  where "id" = $5;
