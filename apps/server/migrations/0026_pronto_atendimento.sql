-- What was done at the counter (decisions 55): its lines need neither symptom nor cause, and nobody answers a budget.
create table os_linha_pa (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null references ordem_servico on delete cascade,
  ordem integer not null,
  tipo text not null check (tipo in ('PECA', 'SERVICO')),
  peca_id bigint references peca,
  servico_id bigint references servico,
  quantidade integer not null default 1 check (quantidade between 1 and 99),
  -- By the price list times the quantity, as it was then; and what was charged.
  valor numeric(15, 2) not null check (valor >= 0),
  valor_final numeric(15, 2) not null check (valor_final >= 0),
  -- Why it costs more than the price list says.
  motivo_valor text check (char_length(motivo_valor) <= 200),
  constraint os_linha_pa_de_que
    check ((tipo = 'PECA') = (peca_id is not null) and (tipo = 'SERVICO') = (servico_id is not null))
);
create unique index os_linha_pa_da_os on os_linha_pa (ordem_servico_id, ordem);
create index os_linha_pa_por_peca on os_linha_pa (peca_id) where peca_id is not null;
