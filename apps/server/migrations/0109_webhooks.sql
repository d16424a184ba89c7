-- Addresses of other systems that are told what happens, of one company or of the whole installation.
create table webhook (
  id bigint generated always as identity primary key,
  nome text not null check (char_length(nome) between 1 and 80),
  url text not null check (char_length(url) <= 500),
  -- Null: the events of the whole installation.
  cliente_id bigint references cliente on delete cascade,
  tipos text[] not null check (cardinality(tipos) > 0),
  -- Who is told when a delivery was given up.
  email text not null check (char_length(email) <= 320),
  ativo boolean not null default true,
  -- Sealed with the installation's key. After a change the former one signs too, for a while.
  segredo bytea not null,
  segredo_anterior bytea,
  anterior_ate timestamptz,
  constraint webhook_segredo_anterior check ((segredo_anterior is null) = (anterior_ate is null)),
  -- Up to which place of the log its deliveries exist.
  posicao bigint not null,
  -- Answers that failed without one that succeeded in between, and until when it is left alone because of them.
  falhas integer not null default 0,
  descansa_ate timestamptz,
  -- The last attempt that succeeded, and why the last one did not.
  entregue_em timestamptz,
  erro text,
  avisado_em timestamptz,
  versao integer not null default 1,
  criado_em timestamptz not null,
  criado_por bigint references usuario on delete set null
);
create index webhook_cliente on webhook (cliente_id) where cliente_id is not null;
create index webhook_criador on webhook (criado_por) where criado_por is not null;

-- What is sent to an address, with its last attempt.
create table webhook_entrega (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook on delete cascade,
  -- The place of its event; null for an example.
  posicao bigint,
  tipo text not null,
  -- Deliveries of one object are sent one after the other.
  objeto text not null,
  -- The webhook-id: the same at every attempt.
  mensagem text not null,
  corpo text not null,
  situacao text not null default 'PENDENTE' check (situacao in ('PENDENTE', 'ENTREGUE', 'ESGOTADA')),
  tentativas integer not null default 0,
  criada_em timestamptz not null,
  proxima_em timestamptz not null,
  -- Until when one process has it; a process that ended leaves it to the next.
  reservada_ate timestamptz,
  tentada_em timestamptz,
  status smallint,
  erro text,
  resposta text,
  duracao_ms integer,
  constraint webhook_entrega_unica unique (webhook_id, posicao)
);
create index webhook_entrega_pendente on webhook_entrega (webhook_id, id) where situacao = 'PENDENTE';
create index webhook_entrega_lista on webhook_entrega (webhook_id, id desc);
