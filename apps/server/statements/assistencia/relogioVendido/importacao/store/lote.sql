-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/relogioVendido/importacao/store/lote.ts

-- findConhecidas
--   revendedor: null
select venda.modelo_produto_id as "modeloId", venda.numero_serie as "numeroSerie", venda.vendido_em as "vendidoEm",
    venda.revendedor, venda.meses_garantia as "mesesGarantia"
  from relogio_vendido venda
  where (venda.modelo_produto_id, venda.numero_serie) in ( select *
  from unnest($1::bigint[], $2::text[]));

-- storeLote
with novas as ( insert into relogio_vendido (modelo_produto_id, numero_serie, vendido_em, revendedor,
    meses_garantia) select *
  from unnest( $1::bigint[], $2::text[], $3::date[], $4::text[], $5::smallint[])
  on conflict (modelo_produto_id, numero_serie) do nothing
  returning 1) select count(*) as gravadas
  from novas;
