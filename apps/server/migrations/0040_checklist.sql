-- What is looked at on a watch of one kind, a point a row: when it comes in, when its repair is checked, when it leaves.
create table checklist (
  id bigint generated always as identity primary key,
  tipo_equipamento_id bigint not null references tipo_equipamento,
  tipo text not null check (tipo in ('ENTRADA', 'QUALIDADE', 'SAIDA')),
  ordem integer not null check (ordem between 1 and 99),
  nome text not null check (char_length(nome) between 1 and 80),
  medida text check (char_length(medida) <= 160),
  ativo boolean not null default true,
  versao integer not null default 1
);
create unique index checklist_nome_key on checklist (tipo_equipamento_id, tipo, sem_acento(nome));
create view checklist_cadastro as
  select checklist.*, tipo_equipamento.nome as tipo_equipamento_nome
    from checklist join tipo_equipamento on tipo_equipamento.id = checklist.tipo_equipamento_id;

-- The points as an act answered them, with the words that they had then. An act that is done again answers them anew.
create table os_checklist (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null references ordem_servico,
  tipo text not null check (tipo in ('ENTRADA', 'QUALIDADE', 'SAIDA')),
  respondido_em timestamptz not null,
  respondido_por bigint not null references usuario
);
create index os_checklist_da_os on os_checklist (ordem_servico_id, tipo, id);
create trigger os_checklist_so_insere before update or delete or truncate on os_checklist
  for each statement execute function so_insere();

create table os_checklist_ponto (
  id bigint generated always as identity primary key,
  os_checklist_id bigint not null references os_checklist,
  checklist_id bigint not null references checklist,
  nome text not null,
  medida text,
  resultado text not null check (resultado in ('OK', 'NAO_OK', 'NAO_SE_APLICA')),
  nota text check (char_length(nota) <= 500),
  -- What is not as it should be is said.
  check (resultado <> 'NAO_OK' or nota is not null),
  unique (os_checklist_id, checklist_id)
);
create index os_checklist_ponto_por_ponto on os_checklist_ponto (checklist_id);
create trigger os_checklist_ponto_so_insere before update or delete or truncate on os_checklist_ponto
  for each statement execute function so_insere();

-- A photo of a point goes with it; the others are the watch's.
alter table os_arquivo add column os_checklist_ponto_id bigint references os_checklist_ponto;
create index os_arquivo_do_ponto on os_arquivo (os_checklist_ponto_id) where os_checklist_ponto_id is not null;
alter table os_arquivo drop constraint os_arquivo_tipo_check;
alter table os_arquivo add constraint os_arquivo_tipo_check
  check (tipo in ('FOTO', 'USO_INDEVIDO', 'NOTA_FISCAL', 'CHECKLIST', 'ASSINATURA_ENTRADA', 'ASSINATURA_APROVACAO',
                  'ASSINATURA_ESCOLHA', 'ASSINATURA_ENTREGA'));
alter table os_arquivo add check ((tipo = 'CHECKLIST') = (os_checklist_ponto_id is not null));
