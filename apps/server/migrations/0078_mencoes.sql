-- Who is called by name in a message (rede §8); people of the conversation alone.
alter table chat_mensagem add column mencoes bigint[] not null default '{}';

-- The last message that calls a person: while it is above `lida_ate`, the call waits.
alter table chat_leitura add column mencionada_em integer not null default 0;
