-- What the post says to consumers where it says something else than the product (decisions 54). One row each.
create table assistencia_configuracao (
  id integer primary key default 1 check (id = 1),
  versao integer not null default 1,
  alterado_em timestamptz not null default now(),
  alterado_por bigint references usuario
);
insert into assistencia_configuracao default values;

create table os_aviso_texto (
  aviso text primary key,
  assunto text not null check (char_length(assunto) between 1 and 120),
  email text not null check (char_length(email) between 1 and 2000),
  whatsapp text not null check (char_length(whatsapp) between 1 and 1000)
);

-- A notice is written down in the transaction of the act that causes it. It waits until a mail has gone, until somebody
-- says that the consumer was told, or until it has nothing to say any more.
alter table os_aviso
  drop constraint os_aviso_aviso_check,
  add constraint os_aviso_aviso_check check (aviso in ('ABERTURA', 'ORCAMENTO', 'PECA', 'REPARADA', 'ESCOLHA',
    'TROCA_NEGADA', 'ACOMPANHAR', 'RETIRADA_30', 'RETIRADA_60', 'RETIRADA_90')),
  -- A mail is on its way; without one, or when it may not go, the post tells her.
  add column por_email boolean not null default true,
  add column feito_em timestamptz,
  add column feito_por bigint references usuario,
  add column feito_via text check (feito_via in ('WHATSAPP', 'TELEFONE', 'BALCAO', 'OUTRO')),
  add column encerrado_em timestamptz,
  -- Of a watch that nobody comes for: since when it waits. Each mark of the same waiting is told once (decisions 62).
  add column espera_desde timestamptz,
  add constraint os_aviso_feito check ((feito_em is null) = (feito_por is null) and (feito_em is null) = (feito_via is null)),
  add constraint os_aviso_espera check ((aviso like 'RETIRADA%') = (espera_desde is not null));
create unique index os_aviso_da_espera on os_aviso (ordem_servico_id, aviso, espera_desde) where espera_desde is not null;
-- What waits: a small part of the table, counted by the start and asked for by the list.
create index os_aviso_esperando on os_aviso (ordem_servico_id)
  where enviado_em is null and feito_em is null and encerrado_em is null;
