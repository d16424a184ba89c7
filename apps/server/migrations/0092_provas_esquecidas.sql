-- A proof stays as it was handed in, with two exceptions (LGPD): when its author's data are removed it loses the name
-- that the author gave it, and after five years only its hash stays.
alter table financeiro_arquivo
  alter column chave drop not null,
  add column esquecido_em timestamptz,
  add constraint financeiro_arquivo_esquecido check ((chave is null) = (esquecido_em is not null));

-- What a proof is called without its author's words.
create function nome_da_prova(papel text, content_type text) returns text language sql immutable as $$
  select lower(papel) || case content_type when 'application/pdf' then '.pdf' when 'image/jpeg' then '.jpg'
                                           when 'image/png' then '.png' else '.webp' end
$$;

create or replace function financeiro_arquivo_fica() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.filename = nome_da_prova(old.papel, old.content_type)
     and (new.chave is null or new.chave = old.chave)
     and (new.id, new.cobranca_pagamento_id, new.fechamento_id, new.fechamento_linha_id, new.papel, new.content_type,
          new.length, new.sha256, new.criado_em, new.criado_por)
         is not distinct from (old.id, old.cobranca_pagamento_id, old.fechamento_id, old.fechamento_linha_id, old.papel,
          old.content_type, old.length, old.sha256, old.criado_em, old.criado_por) then
    return new;
  end if;
  raise exception 'a prova % fica como foi entregue', old.id using errcode = 'check_violation';
end $$;

create index financeiro_arquivo_por_idade on financeiro_arquivo (criado_em) where chave is not null;
