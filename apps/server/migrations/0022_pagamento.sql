-- What a consumer pays the post (decisions 55, 56, 63). It is the post's own money: no closing with the manufacturer
-- holds it.
create table os_pagamento (
  id bigint generated always as identity primary key,
  ordem_servico_id bigint not null,
  posto_id bigint not null references posto_autorizado,
  -- Paid at the counter; a deposit before the repair; given back.
  tipo text not null check (tipo in ('PAGAMENTO', 'SINAL', 'DEVOLUCAO')),
  forma text not null check (forma in ('PIX', 'CARTAO', 'DINHEIRO', 'OUTRO')),
  valor numeric(15, 2) not null check (valor > 0),
  recebido_em timestamptz not null,
  recebido_por bigint not null references usuario,
  constraint os_pagamento_da_os foreign key (ordem_servico_id, posto_id) references ordem_servico (id, posto_id)
);
create index os_pagamento_por_os on os_pagamento (ordem_servico_id, id);
create index os_pagamento_do_posto on os_pagamento (posto_id, recebido_em desc, id desc);
create index os_pagamento_por_data on os_pagamento (recebido_em desc, id desc);
create trigger os_pagamento_so_insere before update or delete or truncate on os_pagamento
  for each statement execute function so_insere();

alter table ordem_servico
  -- What was due when the watch was handed over, deposits not taken off; absent on what was delivered before this rule.
  add column valor_devido numeric(15, 2) check (valor_devido >= 0),
  -- Why nothing was charged for what was due.
  add column sem_cobranca text check (char_length(sem_cobranca) <= 500);
