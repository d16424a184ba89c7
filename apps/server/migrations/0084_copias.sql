-- The installation's own copies: what each holds, whether its folder is still there, and whether a restore proved it.
create table copia (
  id bigint generated always as identity primary key,
  iniciada_em timestamptz not null,
  terminada_em timestamptz not null,
  pasta text not null,
  linhas bigint not null default 0,
  arquivos bigint not null default 0,
  bytes bigint not null default 0,
  falha text,
  removida_em timestamptz,
  testada_em timestamptz,
  teste_falha text,
  constraint copia_testada check (teste_falha is null or testada_em is not null)
);
create index copia_por_inicio on copia (iniciada_em desc);
