-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/separacao/store.ts

-- clearFaltas
update "separacao_linha"
  set "falta" = $1, "motivo" = $2
  where "pedido_id" = $3;

-- findPassos
select "separacao_scanner" as "separacao", "conferencia_scanner" as "conferencia", "contagem_scanner" as "contagem",
    "chegada_scanner" as "chegada"
  from "configuracao"
  order by "id" desc
  limit $1;

-- listFila
--   separador: null
--   separadorId: null
--   terminadaEm: null
--   tomadaEm: null
select fila.*, configuracao.tempo_separacao as "tempoSeparacao", configuracao.tempo_faturar as "tempoFaturar",
    soma.linhas, soma.prontas
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
  and separacao.terminada_em is null
  and true
  order by pedido.data_hora_coleta, pedido.id
  limit $1) fila
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) configuracao
  cross join lateral ( select count(*)::integer as linhas, count(*) filter (where coalesce(linha.separado,
    0) + coalesce(linha.falta, 0) = item.quantidade)::integer as prontas
  from (select saldo_id, sum(quantidade) as quantidade
  from pedido_item
  where pedido_id = fila.pedido
  group by saldo_id) item
  left join separacao_linha linha on linha.pedido_id = fila.pedido
  and linha.saldo_id = item.saldo_id) soma
  order by "dataHoraColeta", pedido;

-- listLinhas
--   codigoBarras: null
--   endereco: null
--   falta: null
--   motivo: null
--   validade: null
with item as ( select pedido_id, saldo_id, sum(quantidade) as quantidade
  from pedido_item
  where pedido_id = any ($1::bigint[])
  group by pedido_id, saldo_id ), linha as ( select *
  from separacao_linha
  where pedido_id = any ($2::bigint[]) ) select pedido_id as pedido, saldo_id as saldo,
    produto.codigo_produto as "codigoProduto", produto.codigo_omni as "codigoOmni",
    produto.codigo_barras as "codigoBarras", produto.descricao, produto.unidade, produto.inteiro, saldo.lote,
    saldo.validade, saldo.endereco, coalesce(item.quantidade, 0) as quantidade, coalesce(linha.separado,
    0) as separado, linha.falta, linha.motivo
  from item full
  join linha using (pedido_id, saldo_id)
  join saldo on saldo.id = saldo_id
  join produto on produto.id = saldo.produto_id
  where item.quantidade is not null or linha.separado > 0
  order by pedido_id, saldo_id;

-- listMeus
--   terminadaEm: null
select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", pedido.cliente_id as "clienteId",
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
  where separacao.separador_id = $1
  and separacao.terminada_em is null
  and true
  order by pedido.data_hora_coleta, pedido.id;

-- listSeparadores
select id, coalesce(nome_exibicao, nome) as nome
  from pessoa
  where ativo
  and $1 = any (habilidades)
  order by nome, id
  limit 200;

-- lockTrabalhos
select 1
  from pedido
  where id = any ($1::bigint[])
  and true
  order by id for update;

-- lockTrabalhos 2
--   separador: null
--   separadorId: null
--   statusDesde: null
--   terminadaEm: null
--   tomadaEm: null
select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", pedido.cliente_id as "clienteId",
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
  where pedido.id = any ($1::bigint[])
  and true
  order by pedido.id;

-- setDevolvida
update "separacao"
  set "separador_id" = $1, "tomada_em" = $2, "moveu" = $3
  where "pedido_id" = $4;

-- setFaltaAceita
update "separacao_linha"
  set "falta_aceita" = $1
  where "pedido_id" = $2
  and "saldo_id" = $3
  and "falta_aceita" = $4;

-- setLinha
insert into "separacao_linha" ("pedido_id", "saldo_id", "separado", "falta", "motivo", "falta_aceita")
  values ($1, $2, $3, $4, $5, $6)
  on conflict ("pedido_id", "saldo_id") do update
  set "separado" = $7, "falta" = $8, "motivo" = $9, "falta_aceita" = $10;

insert into "separacao_linha" ("pedido_id", "saldo_id", "separado", "falta", "motivo", "falta_aceita", "lida_em")
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict ("pedido_id", "saldo_id") do update
  set "separado" = $8, "falta" = $9, "motivo" = $10, "falta_aceita" = $11, "lida_em" = $12;

-- setReaberta
update "separacao"
  set "separador_id" = $1, "tomada_em" = $2, "moveu" = $3, "terminada_em" = $4, "voltou" = $5
  where "pedido_id" = $6;

-- setTerminada
update "separacao"
  set "terminada_em" = $1
  where "pedido_id" = $2;

-- setTomada
insert into "separacao" ("pedido_id", "separador_id", "tomada_em", "moveu", "terminada_em")
  values ($1, $2, $3, $4, $5)
  on conflict ("pedido_id") do update
  set "separador_id" = $6, "tomada_em" = $7, "moveu" = $8, "terminada_em" = $9;
