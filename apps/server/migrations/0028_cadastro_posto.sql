-- A post registers itself (rede §1).

create table cadastro_posto (
  id bigint generated always as identity primary key,
  situacao text not null default 'AGUARDANDO_EMAIL'
    check (situacao in ('AGUARDANDO_EMAIL', 'AGUARDANDO_APROVACAO', 'CORRECAO', 'APROVADO', 'RECUSADO')),
  -- Who answers for the post; gone when the personal data are removed.
  nome text check (nome <> ''),
  cpf text check (cpf ~ '^[0-9]{11}$'),
  data_nascimento date,
  email text check (email = lower(email)),
  telefone text,
  -- Of the responsável to be; the post's own person has it from the approval on.
  senha_hash text,
  cnpj text not null check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  nome_fantasia text not null,
  cep text not null check (cep ~ '^[0-9]{8}$'),
  cidade text not null,
  estado text not null,
  -- The whole company as it was sent.
  empresa jsonb not null,
  cupom text references cupom (codigo) on update cascade,
  termos_versao text not null,
  -- Of the terms and of all that was sent with them.
  aceite_sha256 bytea not null,
  aceito_em timestamptz not null,
  aceito_de text not null,
  aceito_navegador text,
  -- The one link that opens it, of which only the SHA-256 is kept, and until when it does.
  link_sha256 bytea,
  link_ate timestamptz not null,
  envios integer not null default 0,
  criado_em timestamptz not null,
  confirmado_em timestamptz,
  pedido_correcao text,
  corrigido_em timestamptz,
  decidido_em timestamptz,
  decidido_por bigint references usuario on delete set null,
  motivo text,
  posto_id bigint references posto_autorizado on delete set null,
  anonimizado_em timestamptz,
  versao integer not null default 1,
  constraint cadastro_posto_pessoa check (
    anonimizado_em is not null
    or (nome is not null and cpf is not null and data_nascimento is not null and email is not null and telefone is not null)),
  constraint cadastro_posto_confirmado check ((situacao = 'AGUARDANDO_EMAIL') = (confirmado_em is null)),
  constraint cadastro_posto_decidido check ((situacao in ('APROVADO', 'RECUSADO')) = (decidido_em is not null)),
  constraint cadastro_posto_senha check (senha_hash is not null or situacao in ('APROVADO', 'RECUSADO'))
);
-- Held from the confirmation on, given back by a refusal: nobody keeps another's CNPJ, e-mail or coupon by a form alone.
create unique index cadastro_posto_cnpj on cadastro_posto (cnpj) where situacao in ('AGUARDANDO_APROVACAO', 'CORRECAO');
create unique index cadastro_posto_email on cadastro_posto (email) where situacao in ('AGUARDANDO_APROVACAO', 'CORRECAO');
create unique index cadastro_posto_cupom on cadastro_posto (cupom)
  where situacao in ('AGUARDANDO_APROVACAO', 'CORRECAO', 'APROVADO');
create unique index cadastro_posto_link on cadastro_posto (link_sha256);
create index cadastro_posto_fila on cadastro_posto (situacao, id);
create index cadastro_posto_sem_email on cadastro_posto (link_ate) where situacao = 'AGUARDANDO_EMAIL';
create index cadastro_posto_por_cupom on cadastro_posto (cupom);
create index cadastro_posto_por_posto on cadastro_posto (posto_id);
create index cadastro_posto_por_decisor on cadastro_posto (decidido_por);

create table cadastro_posto_arquivo (
  id bigint generated always as identity primary key,
  cadastro_id bigint not null references cadastro_posto on delete cascade,
  tipo text not null check (tipo in ('contratoSocial', 'alvara')),
  filename text not null,
  content_type text not null,
  length integer not null,
  sha256 bytea not null,
  chave text not null,
  constraint cadastro_posto_arquivo_um unique (cadastro_id, tipo)
);
create index cadastro_posto_arquivo_chave on cadastro_posto_arquivo (chave);

-- The posts near a new one, by the first numbers of the CEP.
create index posto_autorizado_por_cep on posto_autorizado (cep text_pattern_ops);

-- A farm of São Paulo has a P before its number.
alter table posto_autorizado drop constraint posto_autorizado_inscricao_estadual_check;
alter table posto_autorizado add constraint posto_autorizado_inscricao_estadual_check
  check (inscricao_estadual ~ '^P?[0-9]{1,20}$|^ISENTO$');
