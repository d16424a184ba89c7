-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/inicio/store/contagem.ts

-- countByStatus
--   porIdade[]: number
--   prazoGarantia: null
--   reincidencia: null
select status, reincidencia, ordem_servico.id in ( select os_aviso.ordem_servico_id
  from os_aviso
  where enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar,
    case when not ordem_servico.garantia or ordem_servico.os_type <> 'OS' or ordem_servico.status in ('EM_CRIACAO',
    'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA') then null when ordem_servico.status = 'REPARADA' then case when ((coalesce(ordem_servico.data_reparo,
    ordem_servico.status_desde)) at time zone $1)::date - ((ordem_servico.criado_em) at time zone $2)::date > 30 then 'PASSOU' end when ordem_servico.criado_em < $3 then 'PASSOU' when ordem_servico.criado_em < $4 then 'PERTO' end as "prazoGarantia", array[count(*) filter (where ordem_servico.criado_em >= $5), count(*) filter (where ordem_servico.criado_em >= $6), count(*) filter (where ordem_servico.criado_em >= $7), count(*) filter (where ordem_servico.criado_em >= $8), count(*)]::int[] as "porIdade"
  from ordem_servico
  where status not in ('FINALIZADA', 'CANCELADA')
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  group by 1, 2, 3, 4;

select status, reincidencia, ordem_servico.id in ( select os_aviso.ordem_servico_id
  from os_aviso
  where enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar,
    case when not ordem_servico.garantia or ordem_servico.os_type <> 'OS' or ordem_servico.status in ('EM_CRIACAO',
    'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA') then null when ordem_servico.status = 'REPARADA' then case when ((coalesce(ordem_servico.data_reparo,
    ordem_servico.status_desde)) at time zone $1)::date - ((ordem_servico.criado_em) at time zone $2)::date > 30 then 'PASSOU' end when ordem_servico.criado_em < $3 then 'PASSOU' when ordem_servico.criado_em < $4 then 'PERTO' end as "prazoGarantia", array[count(*) filter (where ordem_servico.criado_em >= $5), count(*) filter (where ordem_servico.criado_em >= $6), count(*) filter (where ordem_servico.criado_em >= $7), count(*) filter (where ordem_servico.criado_em >= $8), count(*)]::int[] as "porIdade"
  from ordem_servico
  where status not in ('FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3, 4;
