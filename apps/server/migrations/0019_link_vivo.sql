-- One living link per order: its token and its short code come of the salt and of a secret that is not in the database,
-- so that the same link can be shown again. A link without a salt is an older one, or the way in of a consumer with an
-- account: it ends at a moment of its own.
alter table os_link
  add column sal bytea check (length(sal) = 16),
  add column codigo_hash bytea check (length(codigo_hash) = 32),
  -- When somebody of the post first had it before them, and who: from then on the answer may be theirs.
  add column mostrado_em timestamptz,
  add column mostrado_a bigint references usuario,
  alter column expira_em drop not null,
  add constraint os_link_fim check ((sal is null) = (expira_em is not null)),
  add constraint os_link_codigo check ((sal is null) = (codigo_hash is null)),
  add constraint os_link_mostrado check ((mostrado_em is null) = (mostrado_a is null));
-- Two who ask for the first link at once get the same one.
create unique index os_link_vivo on os_link (ordem_servico_id) where revogado_em is null and sal is not null;
create index os_link_do_codigo on os_link (codigo_hash) where revogado_em is null and codigo_hash is not null;
-- Who made a link had it before them.
update os_link set mostrado_em = criado_em, mostrado_a = criado_por
 where criado_por in (select id from usuario where tipo <> 'consumidor') and enviado_em is null;

-- What the consumer is told, and what came of it.
create table os_aviso (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null references ordem_servico,
  aviso text not null check (aviso in ('ABERTURA', 'ORCAMENTO', 'PECA', 'REPARADA', 'ESCOLHA', 'ACOMPANHAR')),
  criado_em timestamptz not null,
  -- Who asked for it, where it does not come of an act.
  criado_por bigint references usuario,
  -- The address that it went to; taken away with the consumer's data.
  para text,
  enviado_em timestamptz
);
create index os_aviso_da_os on os_aviso (ordem_servico_id, id);
