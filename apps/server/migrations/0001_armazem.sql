-- The warehouse: companies, people, sessions, products, stock ledger, orders, audit.
-- What must always hold is held here: the application is not trusted to keep it.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Client companies (depositantes) -----------------------------------------------------------------------------------
create table cliente (
  id bigint generated always as identity primary key,
  nome_fantasia text not null check (nome_fantasia <> ''),
  razao_social text not null,
  cnpj_cpf text not null unique check (cnpj_cpf ~ '^[0-9A-Z]{12}[0-9]{2}$|^[0-9]{11}$'),
  codigo_cliente text not null unique,
  codigo_depositante text not null unique,
  status_wms text not null default 'ativo' check (status_wms in ('ativo', 'bloqueado', 'não integrado')),
  fefo text not null default 'avisar' check (fefo in ('desligado', 'avisar', 'exigir')),
  permite_vencido boolean not null default false,
  criado_em timestamptz not null default now(),
  versao integer not null default 1
);

-- People and sessions -----------------------------------------------------------------------------------------------
create table usuario (
  id bigint generated always as identity primary key,
  nome text not null check (nome <> ''),
  nome_exibicao text,
  email text not null check (email = lower(email)),
  cpf text,
  senha_hash text not null,
  role text not null,
  tipo text not null check (tipo in ('interno', 'cliente', 'posto', 'consumidor', 'pendente')),
  cliente_id bigint references cliente,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  versao integer not null default 1,
  constraint usuario_email_unico unique (email),
  constraint usuario_cpf_unico unique (cpf),
  -- A user is what is stored, and only a client user has a client (decisions 1).
  constraint usuario_tipo_cliente check ((tipo = 'cliente') = (cliente_id is not null)),
  constraint usuario_tipo_role check ((tipo = 'cliente') = (role = 'ROLE_CLIENTE'))
);

-- Tokens are random and stored only as SHA-256.
create table sessao (
  id bigint generated always as identity primary key,
  usuario_id bigint not null references usuario,
  token_hash bytea not null unique,
  refresh_hash bytea not null unique,
  criada_em timestamptz not null default now(),
  usada_em timestamptz not null default now(),
  expira_em timestamptz not null,
  refresh_expira_em timestamptz not null,
  absoluta_em timestamptz not null,
  revogada_em timestamptz
);
create index sessao_usuario on sessao (usuario_id) where revogada_em is null;
create index sessao_limpeza on sessao (refresh_expira_em);

-- Failed log-ins, by account (a hash of the e-mail) and by address; holds across processes.
create table tentativa_login (
  chave text primary key,
  falhas integer not null,
  ultima_em timestamptz not null,
  bloqueada_ate timestamptz
);

-- Products and stock ------------------------------------------------------------------------------------------------
create table produto (
  id bigint generated always as identity primary key,
  cliente_id bigint not null references cliente,
  codigo_produto text not null check (codigo_produto <> ''),
  descricao text not null,
  codigo_omni text not null unique,
  unidade text not null default 'un',
  inteiro boolean not null default true,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  versao integer not null default 1,
  unique (cliente_id, codigo_produto)
);

-- unaccent() is only stable; pinning its dictionary makes it indexable.
create function sem_acento(texto text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent', texto));

create index produto_busca on produto using gin (sem_acento(descricao) gin_trgm_ops);
create index cliente_busca on cliente using gin (sem_acento(nome_fantasia || ' ' || razao_social) gin_trgm_ops);

-- One balance per product, lot and expiry day. The database refuses to oversell.
create table saldo (
  id bigint generated always as identity primary key,
  cliente_id bigint not null references cliente,
  produto_id bigint not null references produto,
  lote text not null,
  validade date,
  quantidade numeric(15, 4) not null default 0,
  reservado numeric(15, 4) not null default 0,
  bloqueado boolean not null default false,
  constraint saldo_nao_vende_alem check (0 <= reservado and reservado <= quantidade),
  constraint saldo_unico unique nulls not distinct (produto_id, lote, validade),
  -- What the lines of orders refer to, so that a line's lot is of its product and its company.
  constraint saldo_do_produto unique (id, produto_id, cliente_id)
);
create index saldo_cliente on saldo (cliente_id, produto_id);

-- Orders ------------------------------------------------------------------------------------------------------------
-- Numbers are given in the save; a save that fails leaves a gap (decisions 30).
create sequence pedido_numero start 1;

create table pedido (
  id bigint generated always as identity primary key,
  numero_pedido bigint not null default nextval('pedido_numero') unique,
  cliente_id bigint not null references cliente,
  numero_pedido_cliente text,
  transportadora text,
  data_hora_coleta timestamptz not null,
  urgente boolean not null default false,
  concluido boolean not null default false,
  etapa text not null default 'CRIADO'
    check (etapa in ('CRIADO', 'EM_SEPARACAO', 'A_FATURAR', 'FATURADO', 'CANCELADO')),
  -- Entry into the stage; for CRIADO the moment of conclusion, so absent while unfinished (decisions 14).
  status_desde timestamptz,
  status_alcis text not null default 'não enviado'
    check (status_alcis in ('não enviado', 'recebido', 'em separação', 'conferido', 'expedido')),
  data_expedicao timestamptz,
  observacoes text,
  -- Set while the hand-over to the WMS waits in the job queue.
  wms_pendente boolean not null default false,
  criado_em timestamptz not null default now(),
  criado_por bigint references usuario,
  ultima_atualizacao timestamptz not null default now(),
  alterado_por bigint references usuario,
  versao integer not null default 1,
  constraint pedido_etapa_desde check (etapa in ('CRIADO', 'CANCELADO') or status_desde is not null),
  constraint pedido_criado_desde check (etapa <> 'CRIADO' or (concluido = (status_desde is not null))),
  constraint pedido_avanca_concluido check (etapa in ('CRIADO', 'CANCELADO') or concluido),
  constraint pedido_expedido check ((status_alcis = 'expedido') = (data_expedicao is not null)),
  constraint pedido_expedido_faturado check (status_alcis <> 'expedido' or etapa = 'FATURADO')
);

create table pedido_item (
  id bigint generated always as identity primary key,
  pedido_id bigint not null references pedido on delete cascade,
  cliente_id bigint not null,
  produto_id bigint not null,
  saldo_id bigint not null,
  ordem integer not null,
  quantidade numeric(15, 4) not null check (quantidade > 0),
  -- One reference instead of three: less to look up in a save, and more is held by it.
  constraint pedido_item_saldo foreign key (saldo_id, produto_id, cliente_id)
    references saldo (id, produto_id, cliente_id)
);
create index pedido_item_pedido on pedido_item (pedido_id, ordem);
create index pedido_item_saldo on pedido_item (saldo_id);

create table anexo (
  id bigint generated always as identity primary key,
  pedido_id bigint not null references pedido on delete cascade,
  cliente_id bigint not null references cliente,
  campo text not null check (campo in ('nf', 'pv', 'tag', 'cartaDeCorrecao', 'guiaDifal', 'comprovanteDifal')),
  filename text not null,
  content_type text not null,
  length bigint not null check (length > 0),
  -- Name in the file store; the bytes are written and synced before this row commits.
  chave text not null unique,
  sha256 bytea not null,
  criado_em timestamptz not null default now(),
  criado_por bigint references usuario,
  unique (pedido_id, campo)
);

-- Append-only ledger: the sum of a balance's rows is the balance. Physical and reserved are two sums (api.md).
create table movimento (
  id bigint generated always as identity primary key,
  saldo_id bigint not null references saldo,
  -- The company of the balance; ids of companies and people are kept as they were (LGPD), like in the audit log.
  cliente_id bigint not null,
  tipo text not null check (tipo in ('ENTRADA', 'SAIDA', 'RESERVA', 'LIBERACAO', 'AJUSTE', 'ESTORNO')),
  -- Signed change of the physical and of the reserved quantity.
  fisico numeric(15, 4) not null default 0,
  reservado numeric(15, 4) not null default 0,
  -- No foreign key: a deleted order's ledger rows stay.
  pedido_id bigint,
  motivo text,
  usuario_id bigint,
  criado_em timestamptz not null default now(),
  constraint movimento_muda check (fisico <> 0 or reservado <> 0)
);
create index movimento_saldo on movimento (saldo_id, id);
create index movimento_pedido on movimento (pedido_id) where pedido_id is not null;

-- Settings: the newest row holds (spec §7). A fresh installation has one (decisions 14).
create table configuracao (
  id bigint generated always as identity primary key,
  tempo_separacao numeric(8, 2) not null check (tempo_separacao >= 0.25),
  tempo_faturar numeric(8, 2) not null check (tempo_faturar >= 0.25),
  versao integer not null default 1,
  alterado_em timestamptz not null default now(),
  alterado_por bigint references usuario
);
insert into configuracao (tempo_separacao, tempo_faturar) values (4, 4);

-- Audit -------------------------------------------------------------------------------------------------------------
create table auditoria (
  id bigint generated always as identity primary key,
  entidade text not null,
  entidade_id bigint not null,
  cliente_id bigint,
  usuario_id bigint,
  criado_em timestamptz not null default now(),
  -- What changed, as data: the words are made when read, names joined then (LGPD).
  mudancas jsonb not null
);
create index auditoria_entidade on auditoria (entidade, entidade_id, id desc);

create function so_insere() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger auditoria_so_insere before update or delete or truncate on auditoria
  for each statement execute function so_insere();
create trigger movimento_so_insere before update or delete or truncate on movimento
  for each statement execute function so_insere();

-- Answers kept for 24 h so that a repeated POST has one effect (api.md, Idempotency).
create table idempotencia (
  usuario_id bigint not null references usuario,
  chave text not null,
  corpo_hash bytea not null,
  status integer,
  resposta jsonb,
  criada_em timestamptz not null default now(),
  primary key (usuario_id, chave)
);
create index idempotencia_limpeza on idempotencia (criada_em);

-- Counts of orders, kept as appended differences: no row is fought over, and a sum is exact at every instant.
-- A periodic job folds the differences together.
create table pedido_contagem (
  cliente_id bigint not null,
  etapa text not null,
  status_alcis text not null,
  total bigint not null
);

create function pedido_conta() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into pedido_contagem
      select cliente_id, etapa, status_alcis, count(*) from novo group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into pedido_contagem
      select cliente_id, etapa, status_alcis, -count(*) from velho group by 1, 2, 3;
  else
    insert into pedido_contagem
      select cliente_id, etapa, status_alcis, sum(n) from (
        select cliente_id, etapa, status_alcis, 1 as n from novo
        union all
        select cliente_id, etapa, status_alcis, -1 from velho
      ) diferencas group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger pedido_conta_insert after insert on pedido
  referencing new table as novo for each statement execute function pedido_conta();
create trigger pedido_conta_delete after delete on pedido
  referencing old table as velho for each statement execute function pedido_conta();
create trigger pedido_conta_update after update on pedido
  referencing old table as velho new table as novo for each statement execute function pedido_conta();

-- Indexes, named after the question they answer -----------------------------------------------------------------------
create index pedido_do_cliente on pedido (cliente_id, numero_pedido desc);
create index pedido_por_status_wms on pedido (status_alcis, numero_pedido desc);
create index pedido_do_cliente_por_status_wms on pedido (cliente_id, status_alcis, numero_pedido desc);
create index pedido_por_coleta on pedido (data_hora_coleta, id) include (numero_pedido, cliente_id);
create index pedido_por_criacao on pedido (criado_em, id);
-- Which orders still wait for the hand-over to the WMS?
create index pedido_aguarda_wms on pedido (ultima_atualizacao) where wms_pendente;
-- What the panel shows: neither dispatched nor cancelled.
create index pedido_aberto on pedido (numero_pedido desc)
  where status_alcis <> 'expedido' and etapa <> 'CANCELADO';
-- By status, which only open orders have: small whatever the table grows to, and never left for the table itself.
create index pedido_aberto_por_etapa on pedido (etapa, numero_pedido desc)
  include (status_desde, cliente_id, status_alcis)
  where status_alcis <> 'expedido' and etapa <> 'CANCELADO';
create index pedido_aberto_do_cliente on pedido (cliente_id, etapa, numero_pedido desc)
  include (status_desde, status_alcis)
  where status_alcis <> 'expedido' and etapa <> 'CANCELADO';
create index pedido_aberto_desde on pedido (etapa, status_desde) include (cliente_id)
  where status_alcis <> 'expedido' and etapa <> 'CANCELADO';
create index pedido_aberto_ultimo on pedido (etapa, criado_em desc) include (numero_pedido, status_desde)
  where status_alcis <> 'expedido' and etapa <> 'CANCELADO';
create index pedido_pronto on pedido ((etapa <> 'FATURADO'), data_hora_coleta, id)
  where concluido and status_alcis <> 'expedido' and etapa <> 'CANCELADO';
