-- A recall begins with a lot's own number.
create index saldo_por_lote on saldo (upper(lote));
