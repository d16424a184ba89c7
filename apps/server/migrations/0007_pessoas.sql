-- People: profiles, photos, second factor, one-time links, what a session was opened from.

-- Profiles: named sets of abilities. Those of the product are written by each start from its list of them.
create table perfil (
  id bigint generated always as identity primary key,
  -- What `role` says of a person; given once.
  codigo text not null unique,
  nome text not null check (nome <> ''),
  descricao text,
  tipo text not null check (tipo in ('interno', 'cliente', 'posto', 'consumidor', 'pendente')),
  exige_segundo_fator boolean not null default false,
  semeado boolean not null default false,
  criado_em timestamptz not null default now(),
  versao integer not null default 1,
  constraint perfil_codigo_tipo unique (codigo, tipo)
);
create unique index perfil_nome on perfil (sem_acento(nome));

create table perfil_habilidade (
  perfil_id bigint not null references perfil on delete cascade,
  habilidade text not null,
  primary key (perfil_id, habilidade)
);

-- Abilities that this database has heard of: what a later version brings is given to the profiles it is meant for, once.
create table habilidade (nome text primary key);

insert into perfil (codigo, nome, tipo)
  select distinct on (role) role, role, tipo from usuario order by role, id;
insert into perfil (codigo, nome, tipo) values ('ROLE_PENDENTE', 'ROLE_PENDENTE', 'pendente')
  on conflict do nothing;

-- Images, re-encoded; their names are random and told to whoever may see them.
create table imagem (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  criada_em timestamptz not null
);
create table imagem_tamanho (
  imagem_id text not null references imagem on delete cascade,
  -- Longest side in pixels.
  tamanho integer not null,
  chave text not null unique,
  length bigint not null,
  primary key (imagem_id, tamanho)
);

-- What a person who signs up may name.
create table cupom (
  codigo text primary key check (codigo = upper(codigo) and codigo <> ''),
  descricao text,
  valido_ate date
);

alter table usuario drop constraint usuario_tipo_role;
-- Who was something else than the profile says.
update usuario set tipo = 'pendente', role = 'ROLE_PENDENTE', cliente_id = null
 where not exists (select 1 from perfil where codigo = role and perfil.tipo = usuario.tipo);
alter table usuario
  add column foto_id text references imagem on delete set null,
  add column cupom text references cupom,
  add column anonimizado_em timestamptz,
  -- The kind of user is the kind that the profile is for (decisions 1).
  add constraint usuario_perfil foreign key (role, tipo) references perfil (codigo, tipo),
  add constraint usuario_cpf_limpo check (cpf ~ '^[0-9A-Z]{12}[0-9]{2}$|^[0-9]{11}$');
create index usuario_por_perfil on usuario (role);
create index usuario_por_nome on usuario (nome collate "pt-BR-x-icu", id);
create index usuario_por_foto on usuario (foto_id) where foto_id is not null;

-- Second factor (TOTP). The secret is sealed with a key of the installation; each step of time counts once.
create table segundo_fator (
  usuario_id bigint primary key references usuario on delete cascade,
  segredo bytea not null,
  confirmado_em timestamptz,
  ultimo_passo bigint not null default 0,
  criado_em timestamptz not null
);
create table codigo_recuperacao (
  usuario_id bigint not null references usuario on delete cascade,
  hash bytea not null,
  primary key (usuario_id, hash)
);

-- Secrets good once: links of mails and of the log, and the ticket between password and second factor. Only their
-- SHA-256 is stored.
create table token_unico (
  hash bytea primary key,
  tipo text not null check (tipo in ('senha', 'convite', 'primeiro', 'segundo-fator')),
  usuario_id bigint references usuario on delete cascade,
  expira_em timestamptz not null,
  usado_em timestamptz,
  tentativas integer not null default 0,
  constraint token_unico_de_quem check ((tipo = 'primeiro') = (usuario_id is null))
);
create index token_unico_da_pessoa on token_unico (usuario_id, tipo);
create index token_unico_limpeza on token_unico (expira_em);

-- What a session was opened from.
alter table sessao
  add column dispositivo text,
  add column endereco text;

-- Networks from which a person got in: guesses from elsewhere do not lock her out there.
create table acesso_conhecido (
  usuario_id bigint not null references usuario on delete cascade,
  -- SHA-256: which network it is matters to nobody.
  rede bytea not null,
  visto_em timestamptz not null,
  primary key (usuario_id, rede)
);
create index acesso_conhecido_limpeza on acesso_conhecido (visto_em);

-- Mails that were not sent but kept to be read: demonstration and development.
create table correio (
  id bigint generated always as identity primary key,
  para text not null,
  assunto text not null,
  texto text not null,
  criado_em timestamptz not null
);

-- A person as her session shows her.
create view pessoa as
  select usuario.id, usuario.nome, usuario.nome_exibicao, usuario.email, usuario.cpf, usuario.foto_id, usuario.role,
         usuario.tipo, usuario.ativo,
         perfil.nome as papel, perfil.exige_segundo_fator,
         coalesce(segundo_fator.confirmado_em is not null, false) as segundo_fator,
         array(select habilidade from perfil_habilidade where perfil_id = perfil.id) as habilidades,
         cliente.id as cliente_id, cliente.nome_fantasia, cliente.codigo_cliente, cliente.codigo_depositante
    from usuario
    join perfil on perfil.codigo = usuario.role
    left join segundo_fator on segundo_fator.usuario_id = usuario.id
    left join cliente on cliente.id = usuario.cliente_id;

-- A line of the users list.
create view usuario_cadastro as
  select usuario.id, usuario.nome, usuario.nome_exibicao, usuario.email, usuario.cpf, usuario.role,
         perfil.id as perfil_id, perfil.nome as papel, usuario.tipo, usuario.cliente_id,
         cliente.nome_fantasia as cliente_nome, usuario.foto_id,
         coalesce(segundo_fator.confirmado_em is not null, false) as segundo_fator,
         usuario.ativo, usuario.versao
    from usuario
    join perfil on perfil.codigo = usuario.role
    left join segundo_fator on segundo_fator.usuario_id = usuario.id
    left join cliente on cliente.id = usuario.cliente_id;

-- A line of the profiles list.
create view perfil_cadastro as
  select perfil.id, codigo, nome, descricao, tipo, exige_segundo_fator, semeado, versao,
         (select count(*) from perfil_habilidade where perfil_id = perfil.id) as habilidades,
         (select count(*) from usuario where role = codigo and ativo) as usuarios
    from perfil;
