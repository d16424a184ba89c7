-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/estoque/store/lotes.ts

-- lockOrCreateSaldos
insert into saldo (cliente_id, produto_id, lote, validade, condicao) select cliente_id, produto_id, lote, validade,
    condicao
  from unnest( $1::bigint[], $2::bigint[], $3::text[], $4::date[], $5::text[] ) as novo (cliente_id, produto_id, lote,
    validade, condicao)
  order by produto_id, lote, validade, condicao
  on conflict on constraint saldo_unico do nothing;

-- lockOrCreateSaldos 2
--   validade: null
select saldo.id, saldo.produto_id as "produtoId", saldo.lote, saldo.validade, quantidade, reservado, bloqueado,
    saldo.condicao, exists (select
  from movimento
  where saldo_id = saldo.id) as movido
  from unnest( $1::bigint[], $2::bigint[], $3::text[], $4::date[], $5::text[] ) as novo (cliente_id, produto_id, lote,
    validade, condicao)
  join saldo on saldo.produto_id = novo.produto_id
  and saldo.lote = novo.lote
  and saldo.validade is not distinct from novo.validade
  and saldo.condicao = novo.condicao
  order by saldo.id for update of saldo;
