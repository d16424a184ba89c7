-- Conversations between a service point and a team of the manufacturer (rede §8), general or about one order.
create table chat_conversa (
  id bigint generated always as identity primary key,
  posto_id bigint not null references posto_autorizado,
  equipe text not null check (equipe in ('MANAUS', 'ASSISTENCIA_SP', 'TROCA', 'FINANCEIRO')),
  ordem_servico_id bigint references ordem_servico,
  ultimo_numero integer not null default 0,
  ultima_em timestamptz not null default now(),
  -- How far somebody of each side has got: what the marks beside a message are read from.
  posto_entregue integer not null default 0,
  posto_lida integer not null default 0,
  equipe_entregue integer not null default 0,
  equipe_lida integer not null default 0,
  -- Grows with every message, correction and mark; a message keeps the one of its last change.
  versao integer not null default 1,
  constraint chat_conversa_uma unique nulls not distinct (posto_id, equipe, ordem_servico_id)
);
create index chat_conversa_do_posto on chat_conversa (posto_id, ultima_em desc);
create index chat_conversa_da_equipe on chat_conversa (equipe, ultima_em desc);
create index chat_conversa_da_os on chat_conversa (ordem_servico_id) where ordem_servico_id is not null;

create table chat_mensagem (
  id bigint generated always as identity primary key,
  conversa_id bigint not null references chat_conversa,
  -- Without gaps: given under the lock of the conversation.
  numero integer not null check (numero > 0),
  autor_id bigint not null references usuario,
  do_posto boolean not null,
  -- Made by the sender's device: what is sent twice is stored once.
  dispositivo uuid not null,
  texto text not null check (char_length(texto) <= 4000),
  cita_numero integer,
  criado_em timestamptz not null,
  editada_em timestamptz,
  apagada_em timestamptz,
  revisao integer not null,
  constraint chat_mensagem_numero unique (conversa_id, numero),
  constraint chat_mensagem_dispositivo unique (autor_id, dispositivo),
  constraint chat_mensagem_cita foreign key (conversa_id, cita_numero) references chat_mensagem (conversa_id, numero),
  -- Of what was deleted nothing stays but that it was.
  constraint chat_mensagem_apagada check (apagada_em is null or texto = '')
);
create index chat_mensagem_da_pessoa on chat_mensagem (autor_id, criado_em);
create index chat_mensagem_mudada on chat_mensagem (conversa_id, revisao);
create index chat_mensagem_citada on chat_mensagem (conversa_id, cita_numero) where cita_numero is not null;
create index chat_mensagem_busca on chat_mensagem using gin (sem_acento(texto) gin_trgm_ops);

create table chat_arquivo (
  id bigint generated always as identity primary key,
  mensagem_id bigint not null references chat_mensagem,
  chave text not null unique,
  filename text not null,
  content_type text not null,
  length bigint not null,
  sha256 bytea not null
);
create index chat_arquivo_da_mensagem on chat_arquivo (mensagem_id);

-- How far each person has got. What she has not read is kept, never counted over all messages.
create table chat_leitura (
  conversa_id bigint not null references chat_conversa,
  usuario_id bigint not null references usuario,
  nao_lidas integer not null default 0 check (nao_lidas >= 0),
  entregue_ate integer not null default 0,
  lida_ate integer not null default 0,
  primary key (conversa_id, usuario_id)
);
create index chat_leitura_esperando on chat_leitura (usuario_id) where nao_lidas > 0;
create index chat_leitura_da_pessoa on chat_leitura (usuario_id);
