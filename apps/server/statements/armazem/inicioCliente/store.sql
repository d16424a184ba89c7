-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/inicioCliente/store.ts

-- countPedidosDoCliente
select (select count(*)::int
  from pedido
  where "cliente_id" = $1
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO'
  and etapa = 'CRIADO'
  and not concluido ) as "naoConcluidos", (select count(*)::int
  from pedido
  where "cliente_id" = $2
  and status_alcis = 'expedido'
  and data_expedicao >= $3
  and id in (select pedido_id
  from pedido_passagem
  where etapa = 'FATURADO'
  and terminada_em >= $4)) as expedidos;

-- countSituacoes
select case when etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1) then 'SEPARACAO_ATRASADA' when etapa = 'A_FATURAR'
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1) then 'FATURAMENTO_ATRASADO' else etapa end as situacao, count(*)::int as total
  from pedido
  where "cliente_id" = $3
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  group by 1;

-- listAbaixoDoMinimo
select produto.id as produto, codigo_produto as "codigoProduto", descricao, unidade, estoque_minimo as minimo,
    livre.disponivel
  from produto
  cross join lateral ( select coalesce(sum(quantidade - reservado), 0) as disponivel
  from saldo
  where produto_id = produto.id
  and not bloqueado
  and (validade is null or validade >= $1::date)) livre
  where "produto"."cliente_id" = $2
  and estoque_minimo is not null
  and ativo
  and livre.disponivel < estoque_minimo
  order by livre.disponivel / estoque_minimo, codigo_produto
  limit $3;

-- listDocumentos
select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", anexo.campo, anexo.filename, anexo.criado_em as em
  from anexo
  join pedido on pedido.id = anexo.pedido_id
  where "anexo"."cliente_id" = $1
  order by anexo.id desc
  limit $2;

-- listLotes
--   dataDeValidade: null
--   dias: null
select saldo.id, codigo_produto as "codigoProduto", descricao, unidade, saldo.lote, saldo.validade as "dataDeValidade",
    (saldo.validade - $1::date) as dias, saldo.quantidade as fisico, saldo.reservado,
    case when saldo.bloqueado then 0 else saldo.quantidade - saldo.reservado end as disponivel, saldo.bloqueado,
    saldo.condicao
  from saldo
  join produto on produto.id = saldo.produto_id
  where "saldo"."cliente_id" = $2
  and saldo.quantidade > 0
  and ($3::text is null or case when saldo.validade is null then 'SEM_VALIDADE' when (saldo.validade - $4::date) < 0 then 'VENCIDO' when (saldo.validade - $5::date) <= 30 then 'ATE_30' when (saldo.validade - $6::date) <= 60 then 'ATE_60' when (saldo.validade - $7::date) <= 90 then 'ATE_90' else 'DEPOIS' end = $8::text)
  order by saldo.validade nulls last, produto.codigo_produto, saldo.lote, saldo.id
  limit $9;

-- readFaixas
select dela.faixa, count(lote.produto_id)::int as lotes, count(distinct lote.produto_id)::int as produtos
  from unnest($1::text[]) with ordinality as dela (faixa, posicao)
  left join (select case when saldo.validade is null then 'SEM_VALIDADE' when (saldo.validade - $2::date) < 0 then 'VENCIDO' when (saldo.validade - $3::date) <= 30 then 'ATE_30' when (saldo.validade - $4::date) <= 60 then 'ATE_60' when (saldo.validade - $5::date) <= 90 then 'ATE_90' else 'DEPOIS' end as faixa, saldo.produto_id
  from saldo
  join produto on produto.id = saldo.produto_id
  where "saldo"."cliente_id" = $6
  and saldo.quantidade > 0) lote using (faixa)
  group by dela.faixa, dela.posicao
  order by dela.posicao;
