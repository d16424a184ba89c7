-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/estoque/store/vencendo.ts

-- listVencendo
with vencendo as ( select saldo.id, saldo.cliente_id, saldo.lote, produto.descricao, saldo.validade - $1::date as dias,
    saldo.id || ':' || case when saldo.validade - $2::date <= 30 then 30 when saldo.validade - $3::date <= 60 then 60 else 90 end as causa
  from saldo
  join produto on produto.id = saldo.produto_id
  where saldo.quantidade > 0
  and saldo.validade between $4::date
  and $5::date + 90) select causa, cliente_id as "clienteId", descricao, lote, dias
  from vencendo
  where not exists (select
  from notificacao_fato fato
  where fato.tipo = 'LOTE_VENCE'
  and fato.causa = vencendo.causa)
  order by dias desc, id
  limit 10000;
