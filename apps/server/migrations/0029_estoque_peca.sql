-- The service points' own stock of parts (decisions 43), and parts without a type (decisions 57).

alter table peca drop constraint peca_tipo_check, alter column tipo drop default, alter column tipo drop not null;
update peca set tipo = null, versao = versao + 1 where tipo = 'OUTRA';
alter table peca add constraint peca_tipo_check check (tipo in ('PARAFUSO', 'PINO', 'TERMINAL'));

-- One balance per post and part. The database refuses to promise what is not there.
create table estoque_peca (
  id bigint generated always as identity primary key,
  posto_id bigint not null references posto_autorizado,
  peca_id bigint not null references peca,
  quantidade integer not null default 0,
  reservado integer not null default 0,
  -- Below it the post is warned.
  minimo integer not null default 0 check (minimo between 0 and 9999),
  versao integer not null default 1,
  constraint estoque_peca_nao_promete_alem check (0 <= reservado and reservado <= quantidade),
  constraint estoque_peca_unico unique (posto_id, peca_id)
);
create index estoque_peca_por_peca on estoque_peca (peca_id);

-- Append-only ledger: the sum of a balance's rows is the balance.
create table movimento_peca (
  id bigint generated always as identity primary key,
  estoque_peca_id bigint not null references estoque_peca,
  tipo text not null check (tipo in ('ENTRADA', 'RESERVA', 'LIBERACAO', 'USO', 'AJUSTE')),
  -- Signed change of the physical and of the reserved quantity.
  fisico integer not null default 0,
  reservado integer not null default 0,
  -- The order that holds, releases or uses; the purchase that came.
  ordem_servico_id bigint references ordem_servico,
  compra_peca_id bigint references compra_peca,
  motivo text,
  usuario_id bigint,
  criado_em timestamptz not null default now(),
  constraint movimento_peca_muda check (fisico <> 0 or reservado <> 0),
  constraint movimento_peca_da_os check ((tipo in ('RESERVA', 'LIBERACAO', 'USO')) = (ordem_servico_id is not null)),
  constraint movimento_peca_ajuste check (tipo <> 'AJUSTE' or motivo is not null)
);
create index movimento_peca_do_estoque on movimento_peca (estoque_peca_id, id desc);
create index movimento_peca_da_os on movimento_peca (ordem_servico_id) where ordem_servico_id is not null;
create index movimento_peca_da_compra on movimento_peca (compra_peca_id) where compra_peca_id is not null;
create trigger movimento_peca_so_insere before update or delete or truncate on movimento_peca
  for each statement execute function so_insere();

-- The balance follows its ledger, and nothing else writes it.
create function movimento_peca_soma() returns trigger language plpgsql as $$
begin
  update estoque_peca
     set quantidade = quantidade + new.fisico, reservado = reservado + new.reservado, versao = versao + 1
   where id = new.estoque_peca_id;
  return null;
end $$;
create trigger movimento_peca_soma after insert on movimento_peca
  for each row execute function movimento_peca_soma();

create function estoque_peca_pelo_livro() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'estoque_peca changes by movimento_peca' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger estoque_peca_pelo_livro before update on estoque_peca for each row
  when (old.quantidade <> new.quantidade or old.reservado <> new.reservado)
  execute function estoque_peca_pelo_livro();
create trigger estoque_peca_comeca_vazio before insert on estoque_peca for each row
  when (new.quantidade <> 0 or new.reservado <> 0)
  execute function estoque_peca_pelo_livro();

-- What an order holds and has used of each part.
create view os_peca as
  select movimento.ordem_servico_id, estoque.peca_id, sum(movimento.reservado)::integer as reservada,
         -sum(movimento.fisico)::integer as usada
    from movimento_peca movimento
    join estoque_peca estoque on estoque.id = movimento.estoque_peca_id
   where movimento.ordem_servico_id is not null
   group by movimento.ordem_servico_id, estoque.peca_id;

create view estoque_peca_cadastro as
  select estoque.*, peca.codigo as peca_codigo, peca.descricao as peca_descricao,
         estoque.quantidade - estoque.reservado as livre,
         case when estoque.quantidade - estoque.reservado < estoque.minimo then 'ABAIXO' else 'NORMAL' end as situacao,
         posto_autorizado.nome_fantasia as posto_nome_fantasia
    from estoque_peca estoque
    join peca on peca.id = estoque.peca_id
    join posto_autorizado on posto_autorizado.id = estoque.posto_id;

-- What came for an order before there was a ledger: held by an order that still waits, used by one that was repaired.
with veio as (
  select item.posto_id, item.peca_id, item.ordem_servico_id, item.compra_peca_id, sum(item.quantidade) as quantidade,
         max(compra.recebido_em) as em
    from compra_peca_item item
    join compra_peca compra on compra.id = item.compra_peca_id and compra.situacao = 'RECEBIDA'
   where item.ordem_servico_id is not null
   group by item.posto_id, item.peca_id, item.ordem_servico_id, item.compra_peca_id
), saldo as (
  insert into estoque_peca (posto_id, peca_id) select distinct posto_id, peca_id from veio
  returning id, posto_id, peca_id
), passo as (
  select saldo.id, veio.*, 1 as ordem, 'ENTRADA' as tipo, veio.quantidade as fisico, 0 as reservado
    from veio join saldo using (posto_id, peca_id)
  union all
  select saldo.id, veio.*, 2, 'RESERVA', 0, veio.quantidade
    from veio join saldo using (posto_id, peca_id)
    join ordem_servico os on os.id = veio.ordem_servico_id
   where os.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO') or os.data_reparo is not null
  union all
  select saldo.id, veio.*, 3, 'USO', -veio.quantidade, -veio.quantidade
    from veio join saldo using (posto_id, peca_id)
    join ordem_servico os on os.id = veio.ordem_servico_id
   where os.data_reparo is not null and os.status not in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO')
)
insert into movimento_peca (estoque_peca_id, tipo, fisico, reservado, ordem_servico_id, compra_peca_id, criado_em)
  select id, tipo, fisico, reservado, case when ordem > 1 then ordem_servico_id end,
         case when ordem = 1 then compra_peca_id end, em
    from passo order by ordem, em, id;
