-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/recebimento/store.ts

-- countRecebimentos
select count(*) as total
  from os_pagamento pago
  where pago.posto_id = $1;

select count(*) as total
  from os_pagamento pago
  where pago.posto_id = $1
  and pago.recebido_em >= $2
  and pago.recebido_em < $3
  and pago.forma = $4;

select count(*) as total
  from os_pagamento pago
  where true;

-- listRecebimentos
--   ordemServico.id: number
--   ordemServico.numero: string
--   posto.id: number
--   posto.nomeFantasia: string
select pago.id, pago.recebido_em as em, pago.tipo, pago.forma,
    case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end as valor, json_build_object('id',
    ordem_servico.id, 'numero', ordem_servico.numero || '/' || ordem_servico.ano) as "ordemServico",
    consumidor.nome as consumidor, json_build_object('id', posto_autorizado.id, 'nomeFantasia',
    posto_autorizado.nome_fantasia) as posto, coalesce(usuario.nome_exibicao, usuario.nome) as quem
  from os_pagamento pago
  join ordem_servico on ordem_servico.id = pago.ordem_servico_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  join posto_autorizado on posto_autorizado.id = pago.posto_id
  join usuario on usuario.id = pago.recebido_por
  where pago.posto_id = $1
  and pago.recebido_em >= $2
  and pago.recebido_em < $3
  and pago.forma = $4
  order by pago.recebido_em desc, pago.id desc
  limit $5 offset $6;

select pago.id, pago.recebido_em as em, pago.tipo, pago.forma,
    case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end as valor, json_build_object('id',
    ordem_servico.id, 'numero', ordem_servico.numero || '/' || ordem_servico.ano) as "ordemServico",
    consumidor.nome as consumidor, json_build_object('id', posto_autorizado.id, 'nomeFantasia',
    posto_autorizado.nome_fantasia) as posto, coalesce(usuario.nome_exibicao, usuario.nome) as quem
  from os_pagamento pago
  join ordem_servico on ordem_servico.id = pago.ordem_servico_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  join posto_autorizado on posto_autorizado.id = pago.posto_id
  join usuario on usuario.id = pago.recebido_por
  where pago.posto_id = $1
  order by pago.recebido_em desc, pago.id desc
  limit $2 offset $3;

select pago.id, pago.recebido_em as em, pago.tipo, pago.forma,
    case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end as valor, json_build_object('id',
    ordem_servico.id, 'numero', ordem_servico.numero || '/' || ordem_servico.ano) as "ordemServico",
    consumidor.nome as consumidor, json_build_object('id', posto_autorizado.id, 'nomeFantasia',
    posto_autorizado.nome_fantasia) as posto, coalesce(usuario.nome_exibicao, usuario.nome) as quem
  from os_pagamento pago
  join ordem_servico on ordem_servico.id = pago.ordem_servico_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  join posto_autorizado on posto_autorizado.id = pago.posto_id
  join usuario on usuario.id = pago.recebido_por
  where true
  order by pago.recebido_em desc, pago.id desc
  limit $1 offset $2;

-- totalDoDia
--   dia: null
select pago.dia, coalesce(sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end) filter (where pago.forma = 'PIX'), 0) as "PIX", coalesce(sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end) filter (where pago.forma = 'CARTAO'), 0) as "CARTAO", coalesce(sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end) filter (where pago.forma = 'DINHEIRO'), 0) as "DINHEIRO", coalesce(sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end) filter (where pago.forma = 'OUTRO'), 0) as "OUTRO", coalesce(sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end), 0) as total
  from (select pago.*, (pago.recebido_em at time zone $1)::date::text as dia
  from os_pagamento pago
  where pago.posto_id = $2) pago
  group by grouping sets ((pago.dia), ())
  order by pago.dia desc nulls first
  limit 367;

select pago.dia, coalesce(sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end) filter (where pago.forma = 'PIX'), 0) as "PIX", coalesce(sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end) filter (where pago.forma = 'CARTAO'), 0) as "CARTAO", coalesce(sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end) filter (where pago.forma = 'DINHEIRO'), 0) as "DINHEIRO", coalesce(sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end) filter (where pago.forma = 'OUTRO'), 0) as "OUTRO", coalesce(sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end), 0) as total
  from (select pago.*, (pago.recebido_em at time zone $1)::date::text as dia
  from os_pagamento pago
  where true) pago
  group by grouping sets ((pago.dia), ())
  order by pago.dia desc nulls first
  limit 367;
