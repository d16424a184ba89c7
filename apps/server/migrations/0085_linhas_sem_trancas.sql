-- A closing writes thousands of lines, and a foreign key locks for each the order and the order's line that it names: two
-- thirds of the closing's time, while whoever works on an order waits. Orders and their lines are never removed by the
-- product, so what comes is looked at once for all, and what would go is refused where it goes.
alter table fechamento_linha
  drop constraint fechamento_linha_ordem_servico_id_fkey,
  drop constraint fechamento_linha_os_linha_id_fkey;
drop index fechamento_linha_por_linha;

create or replace function fechamento_linha_nova_imutavel() returns trigger language plpgsql as $$
begin
  if exists (select 1 from (select distinct fechamento_id from novas) nova
               join fechamento on fechamento.id = nova.fechamento_id
              where fechamento.status in ('APROVADO', 'PAGO')) then
    raise exception 'linha de um fechamento aprovado não muda' using errcode = 'check_violation';
  end if;
  if exists (select 1 from novas
              where os_linha_id is not null
                and not exists (select 1 from os_linha join os_orcamento on os_orcamento.id = os_linha.orcamento_id
                                 where os_linha.id = novas.os_linha_id
                                   and os_orcamento.ordem_servico_id = novas.ordem_servico_id))
     or exists (select 1 from novas
                 where os_escolha_id is not null
                   and not exists (select 1 from os_escolha
                                    where os_escolha.id = novas.os_escolha_id
                                      and os_escolha.ordem_servico_id = novas.ordem_servico_id)) then
    raise exception 'linha de fechamento sem a sua OS' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

-- Where a line comes from is said once.
create function fechamento_linha_de_origem() returns trigger language plpgsql as $$
begin
  raise exception 'a origem da linha % fica', old.id using errcode = 'check_violation';
end $$;
create trigger fechamento_linha_de_origem before update of fechamento_id, ordem_servico_id, os_linha_id on fechamento_linha
  for each row
  when ((old.fechamento_id, old.ordem_servico_id, old.os_linha_id)
        is distinct from (new.fechamento_id, new.ordem_servico_id, new.os_linha_id))
  execute function fechamento_linha_de_origem();

-- The table's lock lets the closings end that are being written, and those to come see what has gone.
create function os_no_fechamento_fica() returns trigger language plpgsql as $$
begin
  lock table fechamento_linha in share mode;
  if exists (select 1 from tiradas join fechamento_linha on fechamento_linha.ordem_servico_id = tiradas.id) then
    raise exception 'a OS de um fechamento não sai' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger os_no_fechamento_fica after delete on ordem_servico
  referencing old table as tiradas for each statement execute function os_no_fechamento_fica();
create function os_linha_no_fechamento_fica() returns trigger language plpgsql as $$
begin
  lock table fechamento_linha in share mode;
  if exists (select 1 from tiradas
               join os_orcamento on os_orcamento.id = tiradas.orcamento_id
               join fechamento_linha on fechamento_linha.ordem_servico_id = os_orcamento.ordem_servico_id
                                    and fechamento_linha.os_linha_id = tiradas.id) then
    raise exception 'a linha de um fechamento não sai' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger os_linha_no_fechamento_fica after delete on os_linha
  referencing old table as tiradas for each statement execute function os_linha_no_fechamento_fica();

-- The parts of an order that the factory sent; most orders have none.
create index os_linha_da_fabrica on os_linha (orcamento_id) where garantia and solicitar_peca and situacao = 'APROVADA';
