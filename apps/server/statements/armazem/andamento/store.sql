-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/andamento/store.ts

-- findHoje
select (select count(*)::integer
  from separacao
  join pedido on pedido.id = separacao.pedido_id
  join separacao_linha linha on linha.pedido_id = separacao.pedido_id
  where (separacao.terminada_em >= $1 or (separacao.terminada_em is null
  and separador_id is not null))
  and linha.lida_em >= $2
  and linha.separado > 0
  and true) as "linhasHoje", count(*)::integer as "conferidosHoje",
    count(*) filter (where separacao.voltou is not true)::integer as "semDiferencaHoje"
  from conferencia
  join pedido on pedido.id = conferencia.pedido_id
  left join separacao on separacao.pedido_id = conferencia.pedido_id
  where conferencia.terminada_em >= $3
  and true;

-- listDiferencas
select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", saldo.id as saldo, produto.descricao,
    produto.unidade, saldo.lote, linha.quantidade, linha.contado, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "conferencia"."conferente_id") as quem, conferencia.fechada_em as em
  from conferencia
  join pedido on pedido.id = conferencia.pedido_id
  and pedido.etapa = 'EM_SEPARACAO'
  cross join lateral ( select saldo_id, sum(quantidade) as quantidade, sum(contado) as contado
  from (select saldo_id, quantidade, 0 as contado
  from pedido_item
  where pedido_id = pedido.id
  union all select saldo_id, 0, quantidade
  from conferencia_linha
  where pedido_id = pedido.id) parte
  group by saldo_id having sum(quantidade) <> sum(contado)) linha
  join saldo on saldo.id = linha.saldo_id
  join produto on produto.id = saldo.produto_id
  where conferencia.terminada_em is null
  and conferencia.fechada_em is not null
  and true
  order by conferencia.fechada_em desc, pedido.id, saldo.id
  limit 50;

-- listEquipe
--   ultimaLeitura: null
with obra as ( select separador_id as usuario, pedido_id, true as separa, terminada_em is null as aberta, tomada_em
  from separacao
  where separador_id is not null
  and (terminada_em is null or terminada_em >= $1)
  union all select conferente_id, pedido_id, false, terminada_em is null, tomada_em
  from conferencia
  where terminada_em is null or terminada_em >= $2 ), feita as ( select obra.*, leitura.linhas, leitura.ultima
  from obra
  join pedido on pedido.id = obra.pedido_id
  and true
  cross join lateral ( select count(*) filter (where lida_em >= $3)::integer as linhas, max(lida_em) as ultima
  from (select lida_em
  from separacao_linha
  where obra.separa
  and pedido_id = obra.pedido_id
  union all select max(lida_em)
  from conferencia_linha
  where not obra.separa
  and pedido_id = obra.pedido_id
  group by saldo_id) linha) leitura ) select usuario, coalesce(usuario.nome_exibicao, usuario.nome) as nome,
    count(*) filter (where aberta
  and separa)::integer as separando, count(*) filter (where aberta
  and not separa)::integer as conferindo, sum(linhas)::integer as linhas, min(tomada_em) as desde,
    max(ultima) as "ultimaLeitura"
  from feita
  join usuario on usuario.id = feita.usuario
  group by feita.usuario, usuario.id
  order by sum(linhas) desc, nome
  limit 50;

-- listFaltas
--   endereco: null
--   foto: null
select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", saldo.id as saldo, produto.id as produto,
    produto.descricao, produto.unidade, saldo.lote, saldo.endereco, linha.falta, linha.motivo, (select max(foto.id)
  from pedido_foto foto
  where foto.pedido_id = pedido.id
  and foto.saldo_id = saldo.id) as foto, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "separacao"."separador_id") as quem, linha.lida_em as em
  from separacao_linha linha
  join separacao on separacao.pedido_id = linha.pedido_id
  and separacao.terminada_em is null
  join pedido on pedido.id = linha.pedido_id
  and pedido.etapa = 'EM_SEPARACAO'
  join saldo on saldo.id = linha.saldo_id
  join produto on produto.id = saldo.produto_id
  where linha.falta is not null
  and linha.motivo is not null
  and not linha.falta_aceita
  and true
  order by linha.lida_em desc nulls last, linha.pedido_id, linha.saldo_id
  limit 50;

-- listPedidos
--   conferente: null
--   separador: null
--   separadorId: null
--   terminadaEm: null
--   tomadaEm: null
select fila.*, configuracao.tempo_separacao as "tempoSeparacao", configuracao.tempo_faturar as "tempoFaturar",
    soma.linhas, soma.separadas, (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "conferencia"."conferente_id") as conferente, (select count(distinct saldo_id)::integer
  from conferencia_linha
  where conferencia_linha.pedido_id = conferencia.pedido_id) as contadas
  from ( select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", pedido.cliente_id as "clienteId",
    cliente.nome_fantasia as cliente, pedido.data_hora_coleta as "dataHoraColeta", pedido.urgente, pedido.concluido,
    pedido.etapa, pedido.status_alcis as "statusAlcis", pedido.status_desde as "statusDesde", pedido.versao,
    cliente.resto_em_pedido as "restoEmPedido", separacao.separador_id as "separadorId",
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "separacao"."separador_id") as separador, separacao.tomada_em as "tomadaEm", coalesce(separacao.moveu,
    false) as moveu, separacao.terminada_em as "terminadaEm"
  from pedido
  join cliente on cliente.id = pedido.cliente_id
  left join separacao on separacao.pedido_id = pedido.id
  where pedido.etapa in ('CRIADO', 'EM_SEPARACAO')
  and pedido.concluido
  and true
  order by pedido.data_hora_coleta, pedido.id
  limit $1) fila
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) configuracao
  left join conferencia on conferencia.pedido_id = fila.pedido
  and conferencia.terminada_em is null
  cross join lateral ( select count(*)::integer as linhas, count(*) filter (where coalesce(linha.separado,
    0) + coalesce(linha.falta, 0) = item.quantidade)::integer as separadas
  from (select saldo_id, sum(quantidade) as quantidade
  from pedido_item
  where pedido_id = fila.pedido
  group by saldo_id) item
  left join separacao_linha linha on linha.pedido_id = fila.pedido
  and linha.saldo_id = item.saldo_id) soma
  order by "dataHoraColeta", pedido;
