-- A photo of the shelf where something was not found, beside those of the loading, which are of no lot.
alter table pedido_foto add saldo_id bigint references saldo;
create index pedido_foto_do_saldo on pedido_foto (saldo_id) where saldo_id is not null;
