-- Service orders of the repair network: the order, its history, files, budgets, answers, links and swaps of model.

alter table consumidor add constraint consumidor_do_posto unique (id, posto_id);

-- The last number of a post in a year: the row is locked in the save that takes the next one.
create table os_numero (
  posto_id bigint not null references posto_autorizado,
  ano integer not null,
  ultimo integer not null check (ultimo > 0),
  primary key (posto_id, ano)
);

create table ordem_servico (
  id bigint generated always as identity primary key,
  posto_id bigint not null references posto_autorizado,
  ano integer not null check (ano between 2000 and 2999),
  numero integer not null check (numero > 0),
  os_type text not null check (os_type in ('OS', 'PA')),
  status text not null default 'EM_CRIACAO'
    check (status in ('ABERTURA_DE_OS', 'EM_CRIACAO', 'PRE_AVALIACAO_TECNICA', 'AVALIACAO_TECNICA', 'APROVAR_ORCAMENTO',
                      'ORCAMENTO_APROVADO', 'ORCAMENTO_REPROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA', 'REPARADA',
                      'CONTROLE_QUALIDADE', 'APROVADO_QC', 'REPROVADO_QC', 'FINALIZADA', 'ENTREGUE', 'CANCELADA',
                      'AGUARDANDO_RELOGIO', 'AGUARDANDO_RELOGIO_DE_TROCA', 'TROCA_MODELO', 'ESCOLHA_DE_MODELO',
                      'TROCA_NAO_AUTORIZADA', 'TROCA_REVERTIDA', 'ATENDIDA')),
  status_desde timestamptz not null default now(),
  -- The one before the present status: where reabrirOs leads back to.
  status_anterior text,
  criado_em timestamptz not null default now(),
  criado_por bigint references usuario,
  consumidor_id bigint not null,
  -- Absent only while it is being taken in, or on a PA.
  relogio_id bigint references relogio,
  -- Who works on it.
  tecnico_id bigint references usuario,
  -- What the customer says, in the words of the register and in the own.
  relato text,
  estado_relogio text,
  acessorios text[] not null default '{}',
  observacoes text,
  -- What the técnico found at the first look and at the evaluation.
  pre_avaliacao text,
  avaliacao text,
  -- What was done to it.
  reparo text,
  -- Whether the customer claims the warranty, whether it holds, and what voids it (spec §9).
  reclama_garantia boolean not null default false,
  uso_indevido boolean not null default false,
  numero_nota_fiscal text,
  data_nota_fiscal date,
  garantia boolean not null default false,
  garantia_servico boolean not null default false,
  dias_garantia_servico integer not null default 90 check (dias_garantia_servico between 0 and 3650),
  -- The same watch came back within the warranty of the service; the manufacturer decides.
  reincidencia text check (reincidencia in ('PENDENTE', 'AUTORIZADA', 'RECUSADA')),
  reincidencia_os_id bigint references ordem_servico,
  valor_total numeric(15, 2) not null default 0 check (valor_total >= 0),
  data_reparo timestamptz,
  reparado_por bigint references usuario,
  -- Approved by the one who repaired, for this reason (decisions 39).
  qualidade_motivo text,
  data_entrega_relogio timestamptz,
  entregue_a text,
  entregue_documento text,
  versao integer not null default 1,
  constraint ordem_servico_numero_key unique (posto_id, ano, numero),
  -- The customer is the post's own.
  constraint ordem_servico_consumidor foreign key (consumidor_id, posto_id) references consumidor (id, posto_id),
  constraint ordem_servico_do_que check (status in ('EM_CRIACAO', 'CANCELADA') or os_type = 'PA' or relogio_id is not null),
  constraint ordem_servico_volta check (status not in ('CANCELADA', 'FINALIZADA') or status_anterior is not null),
  constraint ordem_servico_entregue check (status <> 'ENTREGUE' or data_entrega_relogio is not null),
  constraint ordem_servico_reincidencia check ((reincidencia is null) = (reincidencia_os_id is null)),
  -- What the tables below refer to, so that theirs is the same post's.
  constraint ordem_servico_do_posto unique (id, posto_id)
);
create index ordem_servico_por_idade on ordem_servico (criado_em desc, id desc);
create index ordem_servico_do_posto_por_idade on ordem_servico (posto_id, criado_em desc, id desc);
create index ordem_servico_por_status on ordem_servico (status, criado_em desc, id desc);
create index ordem_servico_do_posto_por_status on ordem_servico (posto_id, status, criado_em desc, id desc);
create index ordem_servico_por_status_desde on ordem_servico (status, status_desde);
-- What the traffic light colours.
create index ordem_servico_em_curso on ordem_servico (criado_em desc, id desc)
  where status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA', 'CANCELADA', 'TROCA_REVERTIDA');
create index ordem_servico_por_numero on ordem_servico (numero, ano);
create index ordem_servico_por_nota on ordem_servico (numero_nota_fiscal text_pattern_ops) where numero_nota_fiscal is not null;
create index ordem_servico_do_consumidor on ordem_servico (consumidor_id);
create index ordem_servico_do_relogio on ordem_servico (relogio_id, criado_em desc);
create index ordem_servico_reincidente on ordem_servico (criado_em desc, id desc) where reincidencia is not null;
-- The search for a customer by any part of the name, and for a watch by the beginning of its number.
create index consumidor_busca on consumidor using gin (sem_acento(nome) gin_trgm_ops);
create index consumidor_por_documento on consumidor (cnpj_cpf text_pattern_ops) where cnpj_cpf is not null;
create index relogio_por_inicio_da_serie on relogio (numero_serie text_pattern_ops);

create table os_sintoma (
  ordem_servico_id bigint not null references ordem_servico on delete cascade,
  sintoma_os_id bigint not null references sintoma_os,
  primary key (ordem_servico_id, sintoma_os_id)
);
create index os_sintoma_por_sintoma on os_sintoma (sintoma_os_id);

-- What was done, for people; the page of the customer shows the visible lines.
create table os_historico (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null references ordem_servico,
  criado_em timestamptz not null default now(),
  -- A person of ours, the customer by the link, or the product itself.
  por text not null check (por in ('PESSOA', 'CONSUMIDOR', 'SISTEMA')),
  usuario_id bigint,
  acao text not null,
  de text,
  para text not null,
  nota text,
  visivel boolean not null default true,
  constraint os_historico_quem check ((por = 'PESSOA') = (usuario_id is not null))
);
create index os_historico_da_os on os_historico (ordem_servico_id, id);
create trigger os_historico_so_insere before update or delete or truncate on os_historico
  for each statement execute function so_insere();

-- Photos of the watch, the invoice, signatures.
create table os_arquivo (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null references ordem_servico on delete cascade,
  tipo text not null
    check (tipo in ('FOTO', 'USO_INDEVIDO', 'NOTA_FISCAL', 'ASSINATURA_ENTRADA', 'ASSINATURA_APROVACAO', 'ASSINATURA_ENTREGA')),
  legenda text,
  filename text not null,
  content_type text not null,
  length bigint not null check (length > 0),
  -- Name in the file store; the bytes are written and synced before this row commits.
  chave text not null unique,
  sha256 bytea not null,
  criado_em timestamptz not null default now(),
  criado_por bigint references usuario
);
create index os_arquivo_da_os on os_arquivo (ordem_servico_id, id);
create unique index os_arquivo_um_de_cada on os_arquivo (ordem_servico_id, tipo)
  where tipo in ('NOTA_FISCAL', 'ASSINATURA_ENTRADA');

-- Budgets ------------------------------------------------------------------------------------------------------------
create table os_orcamento (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null references ordem_servico,
  -- A change after the answer is a new version, which needs a new answer.
  versao integer not null check (versao > 0),
  situacao text not null default 'ABERTO'
    check (situacao in ('ABERTO', 'APROVADO', 'REPROVADO', 'EXPIRADO', 'SUBSTITUIDO')),
  observacoes text,
  prazo_dias_uteis integer check (prazo_dias_uteis between 1 and 365),
  criado_em timestamptz not null default now(),
  criado_por bigint references usuario,
  expira_em timestamptz,
  respondido_em timestamptz,
  constraint os_orcamento_versao_key unique (ordem_servico_id, versao),
  constraint os_orcamento_da_os unique (id, ordem_servico_id)
);
create unique index os_orcamento_um_aberto on os_orcamento (ordem_servico_id) where situacao = 'ABERTO';

create table os_linha (
  id bigint generated always as identity primary key,
  orcamento_id bigint not null references os_orcamento,
  ordem integer not null,
  tipo text not null check (tipo in ('PECA', 'SERVICO')),
  peca_id bigint references peca,
  servico_id bigint references servico,
  sintoma_os_id bigint not null references sintoma_os,
  causa_os_id bigint not null references causa_os,
  -- For the customer to read.
  descricao text,
  -- Covered: the customer pays nothing, the manufacturer pays the post.
  garantia boolean not null,
  solicitar_peca boolean not null default false,
  quantidade integer not null default 1 check (quantidade between 1 and 99),
  -- By the price list times the quantity, as it was then; what the customer is asked for; what the manufacturer pays.
  valor numeric(15, 2) not null check (valor >= 0),
  valor_final numeric(15, 2) not null check (valor_final >= 0),
  valor_fabricante numeric(15, 2) not null default 0 check (valor_fabricante >= 0),
  -- The customer may refuse this line alone.
  opcional boolean not null default false,
  situacao text not null default 'PENDENTE' check (situacao in ('PENDENTE', 'APROVADA', 'RECUSADA')),
  constraint os_linha_de_que
    check ((tipo = 'PECA') = (peca_id is not null) and (tipo = 'SERVICO') = (servico_id is not null)),
  constraint os_linha_pede_peca check (not solicitar_peca or peca_id is not null)
);
create index os_linha_do_orcamento on os_linha (orcamento_id, ordem);
create index os_linha_por_peca on os_linha (peca_id) where peca_id is not null;

-- Opens the order to its customer without an account; only the token's hash is kept.
create table os_link (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null references ordem_servico,
  token_hash bytea not null unique,
  criado_em timestamptz not null default now(),
  criado_por bigint references usuario,
  expira_em timestamptz not null,
  aberto_em timestamptz,
  revogado_em timestamptz
);
create index os_link_da_os on os_link (ordem_servico_id);

-- The customer's answers, as evidence: never changed, an undone one has a row of its own.
create table os_aprovacao (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null,
  orcamento_id bigint not null,
  resposta text not null check (resposta in ('APROVADO', 'REPROVADO', 'DESFEITO')),
  -- The answer that this row undoes.
  desfaz_id bigint unique references os_aprovacao,
  -- The customer by the link, or the post on the customer's word.
  por text not null check (por in ('CONSUMIDOR', 'POSTO')),
  usuario_id bigint,
  link_id bigint references os_link,
  nome text not null check (nome <> ''),
  documento text,
  assinatura_id bigint references os_arquivo,
  endereco text,
  navegador text,
  termos text,
  -- Exactly what was shown, and its SHA-256.
  mostrado text not null,
  hash bytea not null check (length(hash) = 32),
  linhas_recusadas bigint[] not null default '{}',
  motivo text,
  criado_em timestamptz not null default now(),
  constraint os_aprovacao_do_orcamento foreign key (orcamento_id, ordem_servico_id)
    references os_orcamento (id, ordem_servico_id),
  constraint os_aprovacao_desfaz check ((resposta = 'DESFEITO') = (desfaz_id is not null)),
  constraint os_aprovacao_quem check ((por = 'POSTO') = (usuario_id is not null)),
  constraint os_aprovacao_motivo check (resposta <> 'REPROVADO' or motivo is not null)
);
create index os_aprovacao_da_os on os_aprovacao (ordem_servico_id, id);
create index os_aprovacao_do_orcamento on os_aprovacao (orcamento_id);
create trigger os_aprovacao_so_insere before update or delete or truncate on os_aprovacao
  for each statement execute function so_insere();

-- Swaps of model -----------------------------------------------------------------------------------------------------
create table troca (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null references ordem_servico,
  situacao text not null default 'SOLICITADA'
    check (situacao in ('SOLICITADA', 'AUTORIZADA', 'NAO_AUTORIZADA', 'ESCOLHIDA', 'RECEBIDA', 'REVERTIDA')),
  motivo text not null check (motivo <> ''),
  solicitada_em timestamptz not null default now(),
  solicitada_por bigint references usuario,
  decidida_em timestamptz,
  decidida_por bigint references usuario,
  decisao_motivo text,
  modelo_escolhido_id bigint references modelo_produto,
  escolhida_em timestamptz,
  -- Who said which: the customer by the link, or a person of the post.
  escolhida_por bigint references usuario,
  numero_serie text check (numero_serie = upper(numero_serie) and numero_serie <> ''),
  recebida_em timestamptz,
  revertida_em timestamptz,
  revertida_por bigint references usuario,
  revertida_motivo text,
  constraint troca_escolhida check (situacao not in ('ESCOLHIDA', 'RECEBIDA') or modelo_escolhido_id is not null),
  constraint troca_negada check (situacao <> 'NAO_AUTORIZADA' or decisao_motivo is not null)
);
create unique index troca_uma_em_curso on troca (ordem_servico_id)
  where situacao in ('SOLICITADA', 'AUTORIZADA', 'ESCOLHIDA');
create index troca_da_os on troca (ordem_servico_id, id);
create index troca_por_situacao on troca (situacao, solicitada_em desc);

create table troca_modelo (
  troca_id bigint not null references troca,
  modelo_produto_id bigint not null references modelo_produto,
  oferecido_em timestamptz not null default now(),
  oferecido_por bigint references usuario,
  primary key (troca_id, modelo_produto_id)
);
create index troca_modelo_por_modelo on troca_modelo (modelo_produto_id);
-- The model chosen is one that was offered. Deferrable: a restore fills two tables that refer to each other.
alter table troca add constraint troca_escolhe_oferecido
  foreign key (id, modelo_escolhido_id) references troca_modelo (troca_id, modelo_produto_id) deferrable;
