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
    0) as abertos, (select count(*)
  from pedido
  where pedido.etapa = e.etapa
  and status_desde < e.entrou_antes
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
  join cliente on cliente.id = pronto.cliente_id) as prontos, (select count(*)
  from pedido
  where etapa = 'CRIADO'
  and status_desde is null
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO') as "naoConcluidos";
