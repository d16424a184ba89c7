-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/painel/store.ts

-- readPainel
--   estagios[].abertos: number
--   estagios[].atrasados: number
--   estagios[].etapa: string
--   estagios[].ultimo.criadoEm: string
--   estagios[].ultimo.numeroPedido: number
--   estagios[].ultimo: null
--   estagios[].ultimo: object
--   estagios[].ultimoAtrasado.criadoEm: string
--   estagios[].ultimoAtrasado.numeroPedido: number
--   estagios[].ultimoAtrasado: null
--   estagios[].ultimoAtrasado: object
--   estagios[]: object
--   prontos[].clienteId: number
--   prontos[].dataHoraColeta: string
--   prontos[].etapa: string
--   prontos[].id: number
--   prontos[].nomeFantasia: string
--   prontos[].numeroPedido: number
--   prontos[]: object
/* preparado */ with limite as materialized ( select $1::timestamptz - tempo_separacao * interval '1 hour' as separacao, $2::timestamptz - tempo_faturar * interval '1 hour' as faturamento
  from configuracao
  order by id desc
  limit 1 ), aberto as materialized ( select etapa, sum(total)::bigint as total
  from pedido_contagem
  where "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  group by etapa ), estagio as materialized ( select e.etapa, e.entrou_antes, e.posicao, coalesce(aberto.total,
    0) as abertos, coalesce((select sum(total)
  from pedido_entrada
  where cliente_id = 0
  and pedido_entrada.etapa = e.etapa
  and desde < cinco_minutos(e.entrou_antes)), 0)::bigint + (select count(*)
  from pedido
  where pedido.etapa = e.etapa
  and status_desde < e.entrou_antes
  and status_desde >= cinco_minutos(e.entrou_antes)
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO') as atrasados
  from limite, lateral (values (1, 'CRIADO', separacao), (2, 'EM_SEPARACAO', separacao), (3, 'A_FATURAR', faturamento),
    (4, 'FATURADO', null) ) as e (posicao, etapa, entrou_antes)
  left join aberto on aberto.etapa = e.etapa ), cartao as ( select estagio.*, (select json_build_object('numeroPedido',
    numero_pedido, 'criadoEm', criado_em)
  from pedido
  where pedido.etapa = estagio.etapa
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO'
  and (status_desde < estagio.entrou_antes) is not true
  and estagio.abertos > estagio.atrasados
  order by criado_em desc
  limit 1) as ultimo, (select json_build_object('numeroPedido', numero_pedido, 'criadoEm', criado_em)
  from pedido
  where pedido.etapa = estagio.etapa
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO'
  and status_desde < estagio.entrou_antes
  and estagio.atrasados > 0
  order by criado_em desc
  limit 1) as "ultimoAtrasado"
  from estagio ), pronto as ( select id, numero_pedido, cliente_id, etapa, data_hora_coleta
  from pedido
  where concluido
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO'
  order by etapa <> 'FATURADO', data_hora_coleta, id
  limit 50 ) select (select json_agg(json_build_object('etapa', etapa, 'abertos', abertos, 'atrasados', atrasados,
    'ultimo', ultimo, 'ultimoAtrasado', "ultimoAtrasado")
  order by posicao)
  from cartao) as estagios, (select coalesce(json_agg(json_build_object('id', pronto.id, 'numeroPedido', numero_pedido,
    'clienteId', cliente_id, 'nomeFantasia', nome_fantasia, 'etapa', etapa, 'dataHoraColeta', data_hora_coleta)
  order by etapa <> 'FATURADO', data_hora_coleta, pronto.id), '[]')
  from pronto
  join cliente on cliente.id = pronto.cliente_id) as prontos, (select coalesce(sum(total), 0)::bigint
  from pedido_entrada
  where cliente_id = 0
  and etapa = 'CRIADO'
  and desde = 'infinity') as "naoConcluidos";

-- readSemana
with feito as ( select (criado_em at time zone $1)::date as dia, 1 as pedidos, 0 as expedidos, 0 as no_prazo,
    0 as passagens, 0 as atrasadas
  from pedido
  where true
  and criado_em >= $2
  and etapa <> 'CANCELADO'
  union all select (data_expedicao at time zone $3)::date, 0, 1, (data_expedicao <= data_hora_coleta)::int, 0, 0
  from pedido
  where true
  and status_alcis = 'expedido'
  and data_expedicao >= $4
  and id in (select pedido_id
  from pedido_passagem
  where etapa = 'FATURADO'
  and terminada_em >= $5)
  union all select (terminada_em at time zone $6)::date, 0, 0, 0, 1, atrasada::int
  from pedido_passagem
  where true
  and terminada_em >= $7 ) select dia::text as dia, coalesce(sum(pedidos), 0)::int as pedidos, coalesce(sum(expedidos),
    0)::int as expedidos, coalesce(sum(no_prazo), 0)::int as "noPrazo", coalesce(sum(passagens), 0)::int as passagens,
    coalesce(sum(atrasadas), 0)::int as atrasadas
  from unnest($8::date[]) as dele (dia)
  left join feito using (dia)
  group by dia
  order by dia;
