-- Countries, the states of Brazil and its municipalities.

create table pais (
  -- 1 is Brazil, the default (spec §9).
  id integer primary key,
  nome text not null unique,
  sigla text not null unique check (sigla ~ '^[A-Z]{2}$')
);

create table estado (
  -- As IBGE numbers it.
  id integer primary key,
  pais_id integer not null references pais,
  sigla text not null unique check (sigla ~ '^[A-Z]{2}$'),
  nome text not null unique
);

create table cidade (
  -- As IBGE numbers it; the first two digits are its state's.
  id integer primary key,
  estado_id integer not null references estado,
  nome text not null,
  constraint cidade_do_estado check (id / 100000 = estado_id)
);
create index cidade_por_nome on cidade (estado_id, nome collate "pt-BR-x-icu", id);

insert into pais (id, nome, sigla) values (1, 'Brasil', 'BR');
