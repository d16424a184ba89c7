-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/demo/assistencia/dinheiro/fechamentos-store.ts

-- insertFechamentos
with feito as ( insert into fechamento (posto_id, mes, status, conferencia_em) select posto.id, mes.mes,
    'EM_CONFERENCIA', mes.mes + interval '1 month 3 hours 10 minutes'
  from unnest($1::bigint[]) as posto (id), (select (date_trunc('month',
    $2::timestamptz at time zone 'America/Sao_Paulo') - n * interval '1 month')::date as mes
  from generate_series(1, $3) n) mes
  on conflict (posto_id, mes) do nothing
  returning id, posto_id, mes) insert into fechamento_linha (fechamento_id, tipo, descricao, valor, valor_final,
    situacao, contestacao, contestada_em, criado_em) select feito.id, 'AJUSTE', 'Garantias de ' || to_char(mes,
    'MM/YYYY') || ', da planilha do sistema anterior', valor.valor, valor.valor,
    case when contesta then 'CONTESTADA' else 'LIVRE' end,
    case when contesta then 'Faltam duas OS da última semana do mês.' end,
    case when contesta then $4::timestamptz - interval '1 day' end, mes + interval '1 month 4 hours'
  from feito
  cross join lateral ( select (90000 + abs(hashint8(posto_id * 1000 + extract(year
  from mes)::int * 12 + extract(month
  from mes)::int)) % 210000) / 100.0 as valor) valor
  cross join lateral ( select posto_id = $5
  and mes = (date_trunc('month',
    $6::timestamptz at time zone 'America/Sao_Paulo') - interval '1 month')::date as contesta) contesta;

-- insertFechamentos 2
update fechamento
  set status = case when mes >= date_trunc('month',
    $1::timestamptz at time zone 'America/Sao_Paulo') - interval '2 months' then 'APROVADO' else 'PAGO' end,
    aprovado_em = mes + interval '1 month 9 days 14 hours', pago_em = case when mes < date_trunc('month',
    $2::timestamptz at time zone 'America/Sao_Paulo') - interval '2 months' then (mes + interval '1 month 14 days')::date end, nfse_dispensada = posto_id % 2 = 0, nfse_numero = case when posto_id % 2 = 1 then to_char(mes, 'YYYY') || '/' || extract(month
  from mes) end, nfse_valor = case when posto_id % 2 = 1 then total end
  where status = 'EM_CONFERENCIA'
  and posto_id = any($3::bigint[])
  and mes < date_trunc('month', $4::timestamptz at time zone 'America/Sao_Paulo') - interval '1 month'
  and exists (select
  from fechamento_linha linha
  where linha.fechamento_id = fechamento.id
  and linha.descricao like '%sistema anterior');
