-- Coupons as a register; the second factor passed on to another telephone.

-- The code was the key. A register's records have an id, and a code that was mistyped can be put right.
alter table usuario drop constraint usuario_cupom_fkey;
alter table cupom drop constraint cupom_pkey;
alter table cupom
  add column id bigint generated always as identity primary key,
  add column ativo boolean not null default true,
  add column versao integer not null default 1,
  add constraint cupom_codigo_key unique (codigo);
alter table usuario
  add constraint usuario_cupom_fkey foreign key (cupom) references cupom (codigo) on update cascade;
create index usuario_por_cupom on usuario (cupom) where cupom is not null;

-- A line of the coupons list: with how many people signed up by it.
create view cupom_cadastro as
  select cupom.id, cupom.codigo, cupom.descricao, cupom.valido_ate, cupom.ativo, cupom.versao,
         (select count(*) from usuario where usuario.cupom = cupom.codigo) as usos
    from cupom;

-- The secret of the next telephone: it takes the place of the present one when a code of it has been seen.
alter table segundo_fator
  add column segredo_novo bytea,
  add column novo_em timestamptz,
  add constraint segundo_fator_novo check ((segredo_novo is null) = (novo_em is null));
