-- Companies and posts that chose where mails go; the version is that of all their choices together.
create table correio_dono (
  id bigint generated always as identity primary key,
  cliente_id bigint constraint correio_dono_cliente unique references cliente on delete cascade,
  posto_id bigint constraint correio_dono_posto unique references posto_autorizado on delete cascade,
  versao integer not null default 1 check (versao > 0),
  alterado_em timestamptz,
  alterado_por bigint references usuario,
  constraint correio_dono_de_um check (num_nonnulls(cliente_id, posto_id) = 1)
);
create index correio_dono_alterado_por on correio_dono (alterado_por);

create table correio_destino (
  id bigint generated always as identity primary key,
  dono_id bigint not null references correio_dono on delete cascade,
  -- Which purposes there are, the product says.
  finalidade text not null check (finalidade ~ '^[a-zA-Z]{3,40}$'),
  endereco text not null
    check (endereco = lower(endereco) and length(endereco) <= 254 and endereco ~ '^[^\s@,;<>]+@[^\s@,;<>]+$'),
  constraint correio_destino_uma_vez unique (dono_id, finalidade, endereco)
);

-- Facts go to the chosen addresses as well, some minutes together; those of before are old news.
alter table notificacao_fato add column por_correio boolean not null default true;
alter table notificacao_fato alter column por_correio set default false;
create index notificacao_fato_por_correio on notificacao_fato (id) where not por_correio;
