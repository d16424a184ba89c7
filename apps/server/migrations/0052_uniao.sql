-- Two records of one person, or of one watch, become one. The other stays as a trace: it keeps the values that nobody
-- chose, so that an old document or number still leads to the one that stays, and it has no order any more.
alter table consumidor
  add column unido_a_id bigint,
  add constraint consumidor_unido_a foreign key (unido_a_id, posto_id) references consumidor (id, posto_id),
  add constraint consumidor_unido_inativo check (unido_a_id is null or (unido_a_id <> id and not ativo));
create index consumidor_unidos on consumidor (unido_a_id) where unido_a_id is not null;
create index consumidor_por_email on consumidor (posto_id, lower(email)) where email is not null;

drop view consumidor_cadastro;
create view consumidor_cadastro as
  select consumidor.*, consumidor.anonimizado_em is not null as anonimizado,
         posto_autorizado.nome_fantasia as posto_nome_fantasia
    from consumidor join posto_autorizado on posto_autorizado.id = consumidor.posto_id;

-- Who put which two together, when, what was taken of the one that goes, and what moved.
create table consumidor_uniao (
  unido_id bigint primary key,
  ficou_id bigint not null,
  posto_id bigint not null references posto_autorizado,
  em timestamptz not null,
  por bigint not null references usuario,
  motivo text check (char_length(motivo) between 1 and 500),
  campos text[] not null,
  ordens bigint[] not null,
  constraint consumidor_uniao_unido foreign key (unido_id, posto_id) references consumidor (id, posto_id),
  constraint consumidor_uniao_ficou foreign key (ficou_id, posto_id) references consumidor (id, posto_id)
);
create index consumidor_uniao_por_ficou on consumidor_uniao (ficou_id);
create index consumidor_uniao_do_posto on consumidor_uniao (posto_id);
create index consumidor_uniao_por_quem on consumidor_uniao (por);

alter table relogio
  add column unido_a_id bigint references relogio,
  add constraint relogio_unido_inativo check (unido_a_id is null or (unido_a_id <> id and not ativo));
create index relogio_unidos on relogio (unido_a_id) where unido_a_id is not null;

drop view relogio_cadastro;
create view relogio_cadastro as
  select relogio.id, relogio.modelo_produto_id, relogio.numero_serie, relogio.observacoes, relogio.ativo, relogio.versao,
         relogio.unido_a_id, modelo_produto.codigo as modelo_produto_codigo,
         modelo_produto.descricao as modelo_produto_descricao, marca.nome as marca
    from relogio
    join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
    join marca on marca.id = modelo_produto.marca_id;

create table relogio_uniao (
  unido_id bigint primary key references relogio,
  ficou_id bigint not null references relogio,
  em timestamptz not null,
  por bigint not null references usuario,
  motivo text check (char_length(motivo) between 1 and 500),
  ordens bigint[] not null
);
create index relogio_uniao_por_ficou on relogio_uniao (ficou_id);
create index relogio_uniao_por_quem on relogio_uniao (por);

-- An order that is taken in while two records become one waits for that, and is not of the one that went.
create function ordem_servico_de_quem_ficou() returns trigger language plpgsql as $$
declare
  unido bigint;
begin
  select unido_a_id into unido from consumidor where id = new.consumidor_id for key share;
  if unido is not null then
    raise exception 'o consumidor % foi unido a outro', new.consumidor_id
      using errcode = 'check_violation', constraint = 'consumidor_unido';
  end if;
  if new.relogio_id is not null then
    select unido_a_id into unido from relogio where id = new.relogio_id for key share;
    if unido is not null then
      raise exception 'o relógio % foi unido a outro', new.relogio_id
        using errcode = 'check_violation', constraint = 'relogio_unido';
    end if;
  end if;
  return new;
end $$;
create trigger ordem_servico_de_quem_ficou before insert or update of consumidor_id, relogio_id on ordem_servico
  for each row execute function ordem_servico_de_quem_ficou();

-- With the owner's rights: the application's role may not change the history. What a record that went said, or was told,
-- is of the one that stays.
create function passar_mensagens(quem bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  fica bigint;
begin
  select unido_a_id into fica from consumidor where id = quem;
  if fica is null then
    raise exception 'o consumidor % não foi unido', quem using errcode = 'restrict_violation';
  end if;
  perform set_config('retaguarda.esquecer', 'sim', true);
  update os_historico set consumidor_id = fica where consumidor_id = quem;
  perform set_config('retaguarda.esquecer', '', true);
end $$;
