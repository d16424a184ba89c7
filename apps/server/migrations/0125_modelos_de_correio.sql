-- The texts of each kind of mail that this installation writes itself, and all that they have been.
create table correio_modelo (
  id bigint generated always as identity primary key,
  -- Which kinds there are, the product says.
  tipo text not null constraint correio_modelo_tipo unique check (tipo ~ '^[A-Z_]{3,40}$'),
  -- The version that holds; 1 are the product's own texts, before the first save.
  versao integer not null default 1 check (versao > 0)
);

create table correio_modelo_versao (
  modelo_id bigint not null references correio_modelo,
  versao integer not null check (versao > 1),
  -- All three empty: the product's own texts, also those of later releases.
  assunto text check (length(assunto) between 1 and 120 and assunto !~ '[\r\n]'),
  abertura text check (length(abertura) between 1 and 2000),
  fechamento text check (length(fechamento) <= 2000),
  criado_em timestamptz not null,
  criado_por bigint not null references usuario,
  primary key (modelo_id, versao),
  constraint correio_modelo_versao_inteira check (num_nulls(assunto, abertura, fechamento) in (0, 3))
);
create index correio_modelo_versao_criado_por on correio_modelo_versao (criado_por);
create trigger correio_modelo_versao_so_insere before update or delete or truncate on correio_modelo_versao
  for each statement execute function so_insere();
