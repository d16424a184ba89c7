-- The brand of the order's watch, kept on the order so that a list of one brand and its count come from one index: by the
-- watch and its model, the database visits every order of the brand, and its watch, for a count. Only the functions
-- below write it.
alter table ordem_servico add marca_id bigint references marca;

-- A report counts nothing anew for it.
alter table ordem_servico disable trigger user;
update ordem_servico set marca_id = modelo_produto.marca_id
  from relogio join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
 where relogio.id = ordem_servico.relogio_id;
alter table ordem_servico enable trigger user;

create index ordem_servico_por_marca on ordem_servico (marca_id, posto_id) where marca_id is not null;

-- The share lock lets an order that is taken in wait for a change of its watch's model, and the change for the order.
create function ordem_servico_marca() returns trigger language plpgsql as $$
begin
  new.marca_id := null;
  if new.relogio_id is not null then
    select modelo_produto.marca_id into new.marca_id
      from relogio join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
     where relogio.id = new.relogio_id for share of relogio;
  end if;
  return new;
end $$;
create trigger ordem_servico_marca before insert or update of relogio_id, marca_id on ordem_servico
  for each row execute function ordem_servico_marca();

-- Another model may be of another brand.
create function relogio_muda_marca() returns trigger language plpgsql as $$
begin
  update ordem_servico set marca_id = null where relogio_id = new.id;
  return null;
end $$;
create trigger relogio_muda_marca after update on relogio
  for each row when (new.modelo_produto_id is distinct from old.modelo_produto_id)
  execute function relogio_muda_marca();

-- A model seldom changes its brand: orders that are taken in meanwhile wait, so that none keeps the old one.
create function modelo_muda_marca() returns trigger language plpgsql as $$
begin
  lock table ordem_servico in share row exclusive mode;
  update ordem_servico set marca_id = null
   where relogio_id in (select id from relogio where modelo_produto_id = new.id);
  return null;
end $$;
create trigger modelo_muda_marca after update on modelo_produto
  for each row when (new.marca_id is distinct from old.marca_id)
  execute function modelo_muda_marca();
