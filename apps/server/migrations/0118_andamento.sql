-- When a line was last read: a supervisor sees who works, how fast, and who has gone silent.
alter table separacao_linha add lida_em timestamptz;
alter table conferencia_linha add lida_em timestamptz;
-- A supervisor knows of what was not found; a further reading or another shortage asks again.
alter table separacao_linha add falta_aceita boolean not null default false;
create index separacao_linha_em_falta on separacao_linha (pedido_id) where falta is not null and not falta_aceita;
-- Whether a check gave the order back to picking.
alter table separacao add voltou boolean not null default false;
create index conferencia_por_fim on conferencia (terminada_em) where terminada_em is not null;
