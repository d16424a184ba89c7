-- Who wants one mail each morning with what waits.
alter table notificacao_pessoa add column resumo boolean not null default false;
create index notificacao_pessoa_resumo on notificacao_pessoa (usuario_id) where resumo;
