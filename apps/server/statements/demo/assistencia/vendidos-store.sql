-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/vendidos-store.ts

-- insertVendidos
insert into relogio_vendido (modelo_produto_id, numero_serie, vendido_em, revendedor,
    meses_garantia) select modelo_produto.id, (linha.primeira + n)::text, ($1::timestamptz)::date - 7 - n * 9,
    ($2::text[])[1 + n % $3], modelo_produto.meses_garantia
  from unnest($4::text[], $5::integer[]) as linha (codigo, primeira)
  join modelo_produto on modelo_produto.codigo = linha.codigo
  cross join generate_series(0, $6::integer) n
  on conflict do nothing;
