-- Addresses that are told what happens may be a service point's own, beside a company's and the installation's.
alter table webhook
  add column posto_id bigint references posto_autorizado on delete cascade,
  add constraint webhook_um_dono check (num_nonnulls(cliente_id, posto_id) <= 1);
create index webhook_posto on webhook (posto_id) where posto_id is not null;

-- What was one kind of move of a service order are several: who heard all of it hears all of it still.
update webhook
   set tipos = tipos || '{os.aberta,os.orcada,os.aprovada,os.recusada,os.pronta,os.entregue,os.atendida,os.cancelada}'
 where 'os.movida' = any (tipos);

-- Who answers for a post registers its addresses and keys.
insert into perfil_habilidade (perfil_id, habilidade)
select id, 'INTEGRACAO_EDITAR' from perfil where codigo in ('ROLE_REPRESENTANTE_LEGAL', 'ROLE_ADMIN_POSTO') and semeado
on conflict do nothing;
