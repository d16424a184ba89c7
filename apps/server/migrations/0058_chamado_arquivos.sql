-- What a ticket's message says may be a photo alone; a ticket opened from a conversation keeps a copy of its last
-- messages, because who answers it may be of another team (rede §9).
alter table chamado
  add conversa_id bigint references chat_conversa;
create index chamado_da_conversa on chamado (conversa_id) where conversa_id is not null;

alter table chamado_mensagem
  drop constraint chamado_mensagem_texto_check,
  add constraint chamado_mensagem_texto_check check (char_length(texto) <= 4000),
  add da_conversa boolean not null default false;

create table chamado_arquivo (
  id bigint generated always as identity primary key,
  mensagem_id bigint not null references chamado_mensagem on delete cascade,
  chave text not null unique,
  filename text not null,
  content_type text not null,
  length bigint not null,
  sha256 bytea not null
);
create index chamado_arquivo_da_mensagem on chamado_arquivo (mensagem_id);
