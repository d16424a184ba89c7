-- First steps of a new installation.

-- What the warehouse is called, beside its documents.
alter table nota_configuracao add nome text not null default '' check (char_length(nome) <= 120);

-- A person who wants to see the first steps no more.
alter table preferencia add primeiros_passos_dispensados boolean not null default false;

-- Where work is under way already, nobody is asked to begin.
insert into preferencia (usuario_id, primeiros_passos_dispensados)
select id, true from usuario where exists (select from pedido)
on conflict (usuario_id) do update set primeiros_passos_dispensados = true;
