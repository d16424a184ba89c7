-- A consumer who came into the order after its intake may accept the conditions on the page of the link as well: then
-- nobody of the post registered it.
alter table os_condicoes alter column registrado_por drop not null;
