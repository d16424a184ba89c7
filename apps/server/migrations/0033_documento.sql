-- Technical documents (rede §5): what the manufacturer publishes for the network, by versions, with their own text.

-- Portuguese words without their accents: 'vedação' is found as 'vedacao', too.
create text search configuration portugues (copy = portuguese);
alter text search configuration portugues
  alter mapping for hword, hword_part, word with public.unaccent, portuguese_stem;

create table documento (
  id bigint generated always as identity primary key,
  titulo text not null check (char_length(titulo) between 1 and 120),
  tipo text not null check (tipo in ('MANUAL', 'BOLETIM', 'VISTA_EXPLODIDA', 'CIRCULAR')),
  status text not null default 'RASCUNHO' check (status in ('RASCUNHO', 'PUBLICADO')),
  pede_ciencia boolean not null default false,
  ciencia_ate date,
  -- The last day on which it is shown to its readers.
  valido_ate date,
  -- Codes of the profiles it is for; none: all of them.
  papeis text[] not null default '{}',
  -- The newest version; none yet where there is no file.
  numero integer check (numero > 0),
  criado_em timestamptz not null,
  criado_por bigint references usuario,
  versao integer not null default 1,
  vetor tsvector generated always as (to_tsvector('public.portugues', titulo)) stored,
  constraint documento_publicado_tem_arquivo check (status = 'RASCUNHO' or numero is not null),
  constraint documento_ciencia_ate check (ciencia_ate is null or pede_ciencia)
);
create index documento_por_palavra on documento using gin (vetor);
create index documento_criado_por on documento (criado_por) where criado_por is not null;

-- What a document is about, and the posts it is for: one thing a row.
create table documento_alvo (
  id bigint generated always as identity primary key,
  documento_id bigint not null references documento on delete cascade,
  marca_id bigint references marca,
  modelo_produto_id bigint references modelo_produto,
  tipo_equipamento_id bigint references tipo_equipamento,
  categoria_assistencia_id bigint references categoria_assistencia,
  posto_id bigint references posto_autorizado,
  constraint documento_alvo_um check (
    num_nonnulls(marca_id, modelo_produto_id, tipo_equipamento_id, categoria_assistencia_id, posto_id) = 1),
  constraint documento_alvo_uma_vez unique nulls not distinct
    (documento_id, marca_id, modelo_produto_id, tipo_equipamento_id, categoria_assistencia_id, posto_id)
);
create index documento_alvo_por_marca on documento_alvo (marca_id) where marca_id is not null;
create index documento_alvo_por_modelo on documento_alvo (modelo_produto_id) where modelo_produto_id is not null;
create index documento_alvo_por_tipo on documento_alvo (tipo_equipamento_id) where tipo_equipamento_id is not null;
create index documento_alvo_por_categoria
  on documento_alvo (categoria_assistencia_id) where categoria_assistencia_id is not null;
create index documento_alvo_por_posto on documento_alvo (posto_id) where posto_id is not null;

create table documento_versao (
  id bigint generated always as identity primary key,
  documento_id bigint not null references documento on delete cascade,
  numero integer not null check (numero > 0),
  mudou text not null check (char_length(mudou) between 1 and 300),
  filename text not null,
  content_type text not null check (content_type = 'application/pdf'),
  length bigint not null check (length > 0),
  -- Name in the file store; the bytes are written and synced before this row commits.
  chave text not null unique,
  sha256 bytea not null,
  criado_em timestamptz not null,
  criado_por bigint references usuario,
  -- How many pages it has, once a job has read its text; 0 of a file that cannot be read.
  paginas integer check (paginas >= 0),
  -- When the readers of older versions were told: once.
  avisada_em timestamptz,
  constraint documento_versao_numero unique (documento_id, numero)
);
create index documento_versao_criado_por on documento_versao (criado_por) where criado_por is not null;

-- The text of a version page by page, so that a search says where it found something.
create table documento_pagina (
  versao_id bigint not null references documento_versao on delete cascade,
  pagina integer not null check (pagina > 0),
  texto text not null,
  vetor tsvector generated always as (to_tsvector('public.portugues', texto)) stored,
  primary key (versao_id, pagina)
);
create index documento_pagina_por_palavra on documento_pagina using gin (vetor);

-- Who opened a version, and who said 'Li e estou ciente'.
create table documento_leitura (
  versao_id bigint not null references documento_versao on delete cascade,
  usuario_id bigint not null references usuario,
  lido_em timestamptz not null,
  ciente_em timestamptz,
  primary key (versao_id, usuario_id)
);
create index documento_leitura_por_pessoa on documento_leitura (usuario_id);

-- What was read and agreed to stays as it was: a version is never changed, only what a job finds out about it.
create function documento_versao_fica() returns trigger language plpgsql as $$
begin
  if (new.documento_id, new.numero, new.mudou, new.chave, new.sha256)
     is distinct from (old.documento_id, old.numero, old.mudou, old.chave, old.sha256) then
    raise exception 'a versão de um documento não muda' using errcode = '23514', constraint = 'documento_versao_fica';
  end if;
  return new;
end $$;
create trigger documento_versao_fica before update on documento_versao
  for each row execute function documento_versao_fica();
