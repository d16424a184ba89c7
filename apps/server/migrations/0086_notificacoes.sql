-- What happened, once for each cause, written by the act that caused it; delivered to people by a job.
create table notificacao_fato (
  id bigint generated always as identity primary key,
  tipo text not null,
  -- What makes the cause one: the order and the moment from which it is late, the balance and its 30 days.
  causa text not null check (char_length(causa) <= 200),
  -- Whose record it is; ids of companies, posts and people are kept as they were, like in the audit log.
  cliente_id bigint,
  posto_id bigint,
  -- Only these people hear of it.
  pessoas bigint[],
  autor_id bigint,
  link text not null check (link like '/%'),
  rotulo text not null check (char_length(rotulo) <= 200),
  criado_em timestamptz not null,
  entregue boolean not null default false,
  constraint notificacao_fato_unico unique (tipo, causa)
);
create index notificacao_fato_a_entregar on notificacao_fato (id) where not entregue;
create index notificacao_fato_limpeza on notificacao_fato (criado_em);

-- A notice to one person; those of one kind within an hour are one row.
create table notificacao (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuario on delete cascade,
  tipo text not null,
  link text not null,
  rotulo text not null,
  quantos integer not null check (quantos > 0),
  autor_id bigint references usuario on delete set null,
  -- The first of the hour, and the last.
  desde timestamptz not null,
  em timestamptz not null,
  lida_em timestamptz,
  na_pagina boolean not null,
  no_computador boolean not null
);
create index notificacao_da_pessoa on notificacao (usuario_id, id desc) where na_pagina;
create index notificacao_por_ler on notificacao (usuario_id, tipo) where lida_em is null;
create index notificacao_do_autor on notificacao (autor_id) where autor_id is not null;
create index notificacao_limpeza on notificacao (em);

-- The number on the bell is stored, not counted; and what the person wants to hear, by what way.
create table notificacao_pessoa (
  usuario_id bigint primary key references usuario on delete cascade,
  nao_lidas integer not null default 0 check (nao_lidas >= 0),
  escolhas jsonb not null default '{}',
  silencio_de time,
  silencio_ate time,
  constraint notificacao_pessoa_silencio check ((silencio_de is null) = (silencio_ate is null))
);

-- Whoever goes to another company or post, or loses the access, no longer sees what was told in the old place.
create function esquece_notificacoes() returns trigger language plpgsql as $$
begin
  delete from notificacao where usuario_id = new.id;
  update notificacao_pessoa set nao_lidas = 0 where usuario_id = new.id;
  return null;
end $$;
create trigger usuario_esquece_notificacoes after update of tipo, cliente_id, posto_id on usuario for each row
  when ((old.tipo, old.cliente_id, old.posto_id) is distinct from (new.tipo, new.cliente_id, new.posto_id))
  execute function esquece_notificacoes();
