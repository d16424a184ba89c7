-- Tickets: what a service point asks a team of the manufacturer for (rede §9).
create table chamado_numero (
  ano integer primary key,
  ultimo integer not null check (ultimo > 0)
);

create table chamado (
  id bigint generated always as identity primary key,
  ano integer not null,
  numero integer not null,
  posto_id bigint not null references posto_autorizado,
  ordem_servico_id bigint,
  titulo text not null check (char_length(titulo) between 1 and 120),
  categoria text not null check (categoria in ('TECNICA', 'PECA', 'GARANTIA', 'FINANCEIRO', 'SISTEMA')),
  prioridade text not null default 'NORMAL' check (prioridade in ('ALTA', 'NORMAL', 'BAIXA')),
  equipe text not null check (equipe in ('SAO_PAULO', 'MANAUS', 'TROCA', 'FINANCEIRO', 'POSTO')),
  situacao text not null default 'NOVO'
    check (situacao in ('NOVO', 'PENDENTE', 'ATENDIDO', 'NAO_ATENDIDO', 'FINALIZADO')),
  responsavel_id bigint references usuario,
  -- The clock: it runs to this moment, or stands with so many working minutes left.
  prazo_em timestamptz,
  minutos_restantes integer check (minutos_restantes >= 0),
  motivo text check (char_length(motivo) between 1 and 500),
  atendido_em timestamptz,
  encerrado_em timestamptz,
  criado_em timestamptz not null default now(),
  criado_por bigint references usuario,
  versao integer not null default 1,
  constraint chamado_numero_do_ano unique (ano, numero),
  constraint chamado_os foreign key (ordem_servico_id, posto_id) references ordem_servico (id, posto_id),
  constraint chamado_parado check (
    (situacao = 'PENDENTE') = (minutos_restantes is not null) and (situacao = 'PENDENTE') = (prazo_em is null)),
  constraint chamado_nao_atendido check ((situacao = 'NAO_ATENDIDO') = (motivo is not null)),
  constraint chamado_encerrado check ((situacao in ('NAO_ATENDIDO', 'FINALIZADO')) = (encerrado_em is not null))
);
create index chamado_do_posto on chamado (posto_id, id desc);
create index chamado_por_situacao on chamado (situacao, prazo_em);
create index chamado_da_os on chamado (ordem_servico_id) where ordem_servico_id is not null;
create index chamado_do_responsavel on chamado (responsavel_id) where responsavel_id is not null;
create index chamado_por_pessoa on chamado (criado_por) where criado_por is not null;

-- What was said in one; never changed. The post does not see internal ones.
create table chamado_mensagem (
  id bigint generated always as identity primary key,
  chamado_id bigint not null references chamado on delete cascade,
  autor_id bigint references usuario,
  interna boolean not null default false,
  texto text not null check (char_length(texto) between 1 and 4000),
  criado_em timestamptz not null default now()
);
create index chamado_mensagem_do_chamado on chamado_mensagem (chamado_id, id);
create index chamado_mensagem_por_pessoa on chamado_mensagem (autor_id) where autor_id is not null;

-- As lists show it. Late is never stored: it is what a new one is after its deadline.
create view chamado_cadastro as
  select chamado.id, chamado.ano, chamado.numero || '/' || chamado.ano as numero, chamado.posto_id,
         posto.nome_fantasia as posto_nome_fantasia, chamado.titulo, chamado.categoria, chamado.prioridade,
         chamado.equipe, chamado.situacao, chamado.prazo_em, chamado.criado_em, chamado.versao,
         ordem_servico.numero || '/' || ordem_servico.ano as os, coalesce(responsavel.nome_exibicao, responsavel.nome) as responsavel,
         case when chamado.situacao = 'PENDENTE' then 'PARADO'
              when chamado.situacao = 'NOVO' then case when chamado.prazo_em < now() then 'ATRASADO' else 'NO_PRAZO' end
              when coalesce(chamado.atendido_em, chamado.encerrado_em) > chamado.prazo_em then 'PERDIDO'
              else 'CUMPRIDO' end as prazo,
         -- Minutes: what is due first, so that late ones come first; then what waits for the post, what is answered, what is over.
         case chamado.situacao
           when 'NOVO' then floor(extract(epoch from chamado.prazo_em) / 60)::integer
           when 'PENDENTE' then 300000000 + floor(extract(epoch from chamado.criado_em) / 60)::integer
           when 'ATENDIDO' then 600000000 + floor(extract(epoch from chamado.criado_em) / 60)::integer
           else 1200000000 - floor(extract(epoch from chamado.criado_em) / 60)::integer end as ordem
    from chamado
    join posto_autorizado posto on posto.id = chamado.posto_id
    left join ordem_servico on ordem_servico.id = chamado.ordem_servico_id
    left join usuario responsavel on responsavel.id = chamado.responsavel_id;
