-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/dinheiro/fechamentos-store.ts

-- addMeses
insert into fechamento (posto_id, mes) select posto, ((date_trunc('month',
    $1::timestamptz at time zone $2) - make_interval(months => 12))::date + make_interval(months => n))::date
  from unnest($3::bigint[]) posto, generate_series(0, 11) n
  on conflict (posto_id, mes) do nothing;

-- settleMeses
update fechamento_linha
  set situacao = 'CONTESTADA', contestacao = 'O relógio precisou de duas revisões; falta a segunda.',
    contestada_em = $1::timestamptz - interval '1 day'
  where id = (select linha.id
  from fechamento_linha linha
  join fechamento on fechamento.id = linha.fechamento_id
  where fechamento.posto_id = $2::bigint
  and fechamento.mes = (date_trunc('month', $3::timestamptz at time zone $4) - make_interval(months => 1))::date
  and linha.tipo = 'CREDITO'
  and fechamento.status = 'EM_CONFERENCIA'
  order by linha.valor desc, linha.id
  limit 1);

-- settleMeses 2
update fechamento
  set status = case when mes = (date_trunc('month',
    $1::timestamptz at time zone $2) - make_interval(months => 2))::date then 'APROVADO' else 'PAGO' end,
    conferencia_em = mes + interval '1 month 3 hours 10 minutes',
    aprovado_em = mes + interval '1 month 9 days 14 hours', pago_em = case when mes < (date_trunc('month',
    $3::timestamptz at time zone $4) - make_interval(months => 2))::date then (mes + interval '1 month 14 days')::date end, nfse_dispensada = posto_id % 2 = 0, nfse_numero = case when posto_id % 2 = 1 then to_char(mes, 'YYYY') || '/' || extract(month
  from mes) end, nfse_valor = case when posto_id % 2 = 1 then total end
  where status = 'EM_CONFERENCIA'
  and posto_id = any($5::bigint[])
  and mes < (date_trunc('month', $6::timestamptz at time zone $7) - make_interval(months => 1))::date;
