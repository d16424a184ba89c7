-- What was a saved filter is a view of a list: what its address carries, so its columns, order and density, too.
alter table filtro_salvo rename to visao;
alter index filtro_salvo_pkey rename to visao_pkey;
alter index filtro_salvo_nome rename to visao_nome;
alter table visao rename constraint filtro_salvo_usuario_id_fkey to visao_usuario_id_fkey;
-- Seen by the people of the owner's house, company or service point.
alter table visao add column equipe boolean not null default false;
create index visao_equipe on visao (lista) where equipe;

-- With which view a list opens for a person, the own or one of the team.
create table visao_padrao (
  usuario_id bigint not null references usuario on delete cascade,
  lista text not null,
  visao_id bigint not null references visao on delete cascade,
  primary key (usuario_id, lista)
);
create index visao_padrao_visao on visao_padrao (visao_id);
