-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/inicio/store/contagem.ts

-- countByStatus
--   prazoGarantia: null
--   reincidencia: null
select status, reincidencia, case when ordem_servico.status in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO',
    'ATENDIDA', 'FINALIZADA', 'CANCELADA',
    'TROCA_REVERTIDA') then 'BRANCO' when ordem_servico.criado_em >= $1 then 'AZUL' when ordem_servico.criado_em >= $2 then 'VERDE' when ordem_servico.criado_em >= $3 then 'VERMELHO' when ordem_servico.criado_em >= $4 then 'AMARELO' else 'VERMELHO' end as semaforo, ordem_servico.id in ( select os_aviso.ordem_servico_id
  from os_aviso
  where enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar,
    case when not ordem_servico.garantia or ordem_servico.os_type <> 'OS' or ordem_servico.status in ('EM_CRIACAO',
    'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA') then null when ordem_servico.status = 'REPARADA' then case when ((coalesce(ordem_servico.data_reparo,
    ordem_servico.status_desde)) at time zone $5)::date - ((ordem_servico.criado_em) at time zone $6)::date > 30 then 'PASSOU' end when ordem_servico.criado_em < $7 then 'PASSOU' when ordem_servico.criado_em < $8 then 'PERTO' end as "prazoGarantia", count(*)::int as total
  from ordem_servico
  where status not in ('FINALIZADA', 'CANCELADA')
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10)
  group by 1, 2, 3, 4, 5;

select status, reincidencia, case when ordem_servico.status in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO',
    'ATENDIDA', 'FINALIZADA', 'CANCELADA',
    'TROCA_REVERTIDA') then 'BRANCO' when ordem_servico.criado_em >= $1 then 'AZUL' when ordem_servico.criado_em >= $2 then 'VERDE' when ordem_servico.criado_em >= $3 then 'VERMELHO' when ordem_servico.criado_em >= $4 then 'AMARELO' else 'VERMELHO' end as semaforo, ordem_servico.id in ( select os_aviso.ordem_servico_id
  from os_aviso
  where enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar,
    case when not ordem_servico.garantia or ordem_servico.os_type <> 'OS' or ordem_servico.status in ('EM_CRIACAO',
    'AGUARDANDO_RELOGIO', 'ENTREGUE', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA') then null when ordem_servico.status = 'REPARADA' then case when ((coalesce(ordem_servico.data_reparo,
    ordem_servico.status_desde)) at time zone $5)::date - ((ordem_servico.criado_em) at time zone $6)::date > 30 then 'PASSOU' end when ordem_servico.criado_em < $7 then 'PASSOU' when ordem_servico.criado_em < $8 then 'PERTO' end as "prazoGarantia", count(*)::int as total
  from ordem_servico
  where status not in ('FINALIZADA', 'CANCELADA')
  and true
  group by 1, 2, 3, 4, 5;
