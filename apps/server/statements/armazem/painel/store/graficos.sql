-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/painel/store/graficos.ts

-- listEtapas
--   mediana: null
--   p90: null
select dela.etapa, count(passagem.horas)::int as passagens,
    percentile_cont(0.5) within group (order by passagem.horas::float8) as mediana,
    percentile_cont(0.9) within group (order by passagem.horas::float8) as p90
  from unnest($1::text[]) with ordinality as dela (etapa, posicao)
  left join (select etapa, horas
  from pedido_passagem
  where true
  and terminada_em >= $2) passagem using (etapa)
  group by dela.etapa, dela.posicao
  order by dela.posicao;

-- listHoras
select hora, count(feito.id)::int as pedidos
  from generate_series(0, 23) hora
  left join (select id, extract(hour
  from criado_em at time zone $1)::int as hora
  from pedido
  where true
  and criado_em >= $2
  and etapa <> 'CANCELADO') feito using (hora)
  group by hora
  order by hora;

-- listSeparadores
with feita as ( select separacao.pedido_id, separador_id, tstzrange(tomada_em, greatest(separacao.terminada_em,
    tomada_em + interval '1 minute')) as tempo
  from separacao
  join pedido on pedido.id = separacao.pedido_id
  where true
  and separacao.terminada_em >= $1
  and separador_id is not null
  and tomada_em is not null ), linha as ( select separador_id, count(*)::int as linhas
  from feita
  join separacao_linha using (pedido_id)
  where separado > 0
  group by separador_id ), mao as ( select separador_id, range_agg(tempo) as tempos
  from feita
  group by separador_id ), soma as ( select separador_id, linhas, (select sum(extract(epoch
  from upper(tempo) - lower(tempo))) / 3600
  from unnest(tempos) tempo)::float8 as horas
  from linha
  join mao using (separador_id) ) select separador_id as usuario, coalesce(usuario.nome_exibicao,
    usuario.nome) as nome, linhas, horas, linhas / horas as "linhasPorHora"
  from soma
  join usuario on usuario.id = separador_id
  order by linhas / horas desc, separador_id
  limit 30;
