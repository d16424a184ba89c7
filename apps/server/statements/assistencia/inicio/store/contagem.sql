-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/inicio/store/contagem.ts

-- countByStatus
--   prazoGarantia: null
--   reincidencia: null
select status, reincidencia, case when ordem_servico.status in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO',
    'ATENDIDA', 'FINALIZADA', 'CANCELADA',
    'TROCA_REVERTIDA') then 'BRANCO' when case when ordem_servico.status in ('FINALIZADA', 'CANCELADA',
    'TROCA_REVERTIDA') then -1 else greatest(0,
    ($1::timestamptz at time zone $2)::date - (ordem_servico.criado_em at time zone $3)::date) end <= 7 then 'AZUL' when case when ordem_servico.status in ('FINALIZADA', 'CANCELADA', 'TROCA_REVERTIDA') then -1 else greatest(0, ($4::timestamptz at time zone $5)::date - (ordem_servico.criado_em at time zone $6)::date) end <= 17 then 'VERDE' when case when ordem_servico.status in ('FINALIZADA', 'CANCELADA', 'TROCA_REVERTIDA') then -1 else greatest(0, ($7::timestamptz at time zone $8)::date - (ordem_servico.criado_em at time zone $9)::date) end between 19
  and 25 then 'AMARELO' else 'VERMELHO' end as semaforo, ordem_servico.id in ( select os_aviso.ordem_servico_id
  from os_aviso
  where enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar,
    case when not ordem_servico.garantia or ordem_servico.os_type <> 'OS' or ordem_servico.status in ('EM_CRIACAO',
    'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA') then null when ((case when ordem_servico.status = 'REPARADA' then coalesce(ordem_servico.data_reparo,
    ordem_servico.status_desde) else $10::timestamptz end) at time zone $11)::date - (ordem_servico.criado_em at time zone $12)::date > 30 then 'PASSOU' when ((case when ordem_servico.status = 'REPARADA' then coalesce(ordem_servico.data_reparo, ordem_servico.status_desde) else $13::timestamptz end) at time zone $14)::date - (ordem_servico.criado_em at time zone $15)::date >= 25
  and ordem_servico.status <> 'REPARADA' then 'PERTO' end as "prazoGarantia", count(*)::int as total
  from ordem_servico
  where status not in ('FINALIZADA', 'CANCELADA')
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $16 or credenciado_id = $17)
  group by 1, 2, 3, 4, 5;

select status, reincidencia, case when ordem_servico.status in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO',
    'ATENDIDA', 'FINALIZADA', 'CANCELADA',
    'TROCA_REVERTIDA') then 'BRANCO' when case when ordem_servico.status in ('FINALIZADA', 'CANCELADA',
    'TROCA_REVERTIDA') then -1 else greatest(0,
    ($1::timestamptz at time zone $2)::date - (ordem_servico.criado_em at time zone $3)::date) end <= 7 then 'AZUL' when case when ordem_servico.status in ('FINALIZADA', 'CANCELADA', 'TROCA_REVERTIDA') then -1 else greatest(0, ($4::timestamptz at time zone $5)::date - (ordem_servico.criado_em at time zone $6)::date) end <= 17 then 'VERDE' when case when ordem_servico.status in ('FINALIZADA', 'CANCELADA', 'TROCA_REVERTIDA') then -1 else greatest(0, ($7::timestamptz at time zone $8)::date - (ordem_servico.criado_em at time zone $9)::date) end between 19
  and 25 then 'AMARELO' else 'VERMELHO' end as semaforo, ordem_servico.id in ( select os_aviso.ordem_servico_id
  from os_aviso
  where enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar,
    case when not ordem_servico.garantia or ordem_servico.os_type <> 'OS' or ordem_servico.status in ('EM_CRIACAO',
    'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA') then null when ((case when ordem_servico.status = 'REPARADA' then coalesce(ordem_servico.data_reparo,
    ordem_servico.status_desde) else $10::timestamptz end) at time zone $11)::date - (ordem_servico.criado_em at time zone $12)::date > 30 then 'PASSOU' when ((case when ordem_servico.status = 'REPARADA' then coalesce(ordem_servico.data_reparo, ordem_servico.status_desde) else $13::timestamptz end) at time zone $14)::date - (ordem_servico.criado_em at time zone $15)::date >= 25
  and ordem_servico.status <> 'REPARADA' then 'PERTO' end as "prazoGarantia", count(*)::int as total
  from ordem_servico
  where status not in ('FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3, 4, 5;
