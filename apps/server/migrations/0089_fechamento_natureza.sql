-- What a line is of is kept with it, as its description is, so that the page of a month reads no order's line.
alter table fechamento_linha add column natureza text check (natureza in ('MAO_DE_OBRA', 'PECA', 'RESTITUICAO', 'ABATIMENTO'));
alter table fechamento_linha disable trigger user;
update fechamento_linha
   set natureza = coalesce((select case tipo when 'SERVICO' then 'MAO_DE_OBRA' else tipo end from os_linha where id = os_linha_id),
                           (select tipo from os_escolha where id = os_escolha_id))
 where ordem_servico_id is not null;
alter table fechamento_linha enable trigger user;
alter table fechamento_linha
  add constraint fechamento_linha_natureza check ((natureza is null) = (ordem_servico_id is null));
