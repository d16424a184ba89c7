-- Templates of budgets: what a usual repair takes, added to a budget in one choice. Those of the network have no post.
create table modelo_orcamento (
  id bigint generated always as identity primary key,
  posto_id bigint references posto_autorizado,
  nome text not null check (char_length(nome) between 1 and 60),
  -- Of its lines, where the order does not say another.
  sintoma_id bigint references sintoma_os,
  causa_id bigint references causa_os,
  ativo boolean not null default true,
  versao integer not null default 1
);
create unique index modelo_orcamento_nome_key on modelo_orcamento (coalesce(posto_id, 0), sem_acento(nome));

create table modelo_orcamento_servico (
  modelo_orcamento_id bigint not null references modelo_orcamento on delete cascade,
  servico_id bigint not null references servico on delete cascade,
  primary key (modelo_orcamento_id, servico_id)
);
create index modelo_orcamento_servico_por_servico on modelo_orcamento_servico (servico_id);
-- Services that the consumer may refuse alone.
create table modelo_orcamento_opcional (
  modelo_orcamento_id bigint not null references modelo_orcamento on delete cascade,
  servico_id bigint not null references servico on delete cascade,
  primary key (modelo_orcamento_id, servico_id)
);
create index modelo_orcamento_opcional_por_servico on modelo_orcamento_opcional (servico_id);
create table modelo_orcamento_peca (
  modelo_orcamento_id bigint not null references modelo_orcamento on delete cascade,
  peca_id bigint not null references peca on delete cascade,
  primary key (modelo_orcamento_id, peca_id)
);
create index modelo_orcamento_peca_por_peca on modelo_orcamento_peca (peca_id);

create view modelo_orcamento_cadastro as
  select modelo.*, sintoma.nome as sintoma_nome, causa.nome as causa_nome,
         coalesce(posto.nome_fantasia, 'Toda a rede') as dono,
         (select coalesce(jsonb_agg(jsonb_build_object('id', servico.id, 'codigo', servico.codigo, 'nome', servico.nome)
                                    order by servico.nome, servico.id), '[]')
            from modelo_orcamento_servico linha join servico on servico.id = linha.servico_id
           where linha.modelo_orcamento_id = modelo.id) as servicos,
         (select coalesce(jsonb_agg(jsonb_build_object('id', servico.id, 'codigo', servico.codigo, 'nome', servico.nome)
                                    order by servico.nome, servico.id), '[]')
            from modelo_orcamento_opcional linha join servico on servico.id = linha.servico_id
           where linha.modelo_orcamento_id = modelo.id) as opcionais,
         (select coalesce(jsonb_agg(jsonb_build_object('id', peca.id, 'codigo', peca.codigo, 'descricao', peca.descricao)
                                    order by peca.descricao, peca.id), '[]')
            from modelo_orcamento_peca linha join peca on peca.id = linha.peca_id
           where linha.modelo_orcamento_id = modelo.id) as pecas
    from modelo_orcamento modelo
    left join posto_autorizado posto on posto.id = modelo.posto_id
    left join sintoma_os sintoma on sintoma.id = modelo.sintoma_id
    left join causa_os causa on causa.id = modelo.causa_id;
