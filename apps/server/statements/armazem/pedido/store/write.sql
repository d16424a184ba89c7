-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/pedido/store/write.ts

-- deletePedido
delete
  from "pedido"
  where "id" = $1;

-- insertPedido
--   anexoIds: null
--   anexoIds[].campo: string
--   anexoIds[].id: number
--   anexoIds[]: object
--   itemIds[]: number
/* preparado */ with pedido_novo as ( insert into pedido (cliente_id, numero_pedido_cliente, transportadora,
    data_hora_coleta, urgente, concluido, observacoes, etapa, status_desde, status_alcis, data_expedicao, wms_pendente,
    criado_em, criado_por, ultima_atualizacao, alterado_por)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
  returning id, numero_pedido, versao ), linha as ( select *
  from unnest( $17::bigint[], $18::bigint[], $19::bigint[], $20::numeric[] ) with ordinality as linha (id, produto_id,
    saldo_id, quantidade, ordem) ), item_fora as ( delete
  from pedido_item
  where pedido_id = (select id
  from pedido_novo)
  and id not in (select id
  from linha
  where id is not null) ), item_mantido as ( update pedido_item item
  set produto_id = linha.produto_id, saldo_id = linha.saldo_id, quantidade = linha.quantidade, ordem = linha.ordem
  from linha
  where item.id = linha.id
  and item.pedido_id = (select id
  from pedido_novo)
  returning item.id, item.ordem ), item_novo as ( insert into pedido_item (pedido_id, cliente_id, produto_id, saldo_id,
    ordem, quantidade) select (select id
  from pedido_novo), $21::bigint, produto_id, saldo_id, ordem, quantidade
  from linha
  where id is null
  order by ordem
  returning id, ordem ), anexo_fora as ( delete
  from anexo
  where pedido_id = (select id
  from pedido_novo)
  and campo = any($22::text[]) ), anexo_novo as ( insert into anexo (pedido_id, cliente_id, campo, filename,
    content_type, length, chave, sha256, criado_em, criado_por) select (select id
  from pedido_novo), $23::bigint, campo, filename, content_type, length, chave, decode(sha256, 'hex'),
    $24::timestamptz, $25::bigint
  from unnest( $26::text[], $27::text[], $28::text[], $29::bigint[], $30::text[], $31::text[] ) as novo (campo,
    filename, content_type, length, chave, sha256)
  on conflict (pedido_id, campo) do update
  set filename = excluded.filename, content_type = excluded.content_type, length = excluded.length,
    chave = excluded.chave, sha256 = excluded.sha256, criado_em = excluded.criado_em, criado_por = excluded.criado_por
  returning id, campo ), movimentado as ( select *
  from unnest( $32::bigint[], $33::text[], $34::numeric[], $35::numeric[] ) with ordinality as movimentado (saldo_id,
    tipo, fisico, reservado, ordem) ), saldo_novo as ( update saldo
  set quantidade = saldo.quantidade + soma.fisico, reservado = saldo.reservado + soma.reservado
  from (select saldo_id, sum(fisico) as fisico, sum(reservado) as reservado
  from movimentado
  group by saldo_id) soma
  where saldo.id = soma.saldo_id
  returning saldo.id, saldo.cliente_id, produto_id, lote, validade, saldo.quantidade, saldo.reservado ),
    livro as ( insert into movimento (saldo_id, cliente_id, tipo, fisico, reservado, pedido_id, motivo, usuario_id,
    criado_em, nota_id, recebimento_id) select movimentado.saldo_id, saldo_novo.cliente_id, tipo, fisico,
    movimentado.reservado, (select id
  from pedido_novo), $36, $37::bigint, $38::timestamptz, $39::bigint, $40::bigint
  from movimentado
  join saldo_novo on saldo_novo.id = movimentado.saldo_id
  order by ordem ), saldo_contado as ( insert into evento_novo (tipo, entidade, entidade_id, cliente_id, em,
    dados) select 'estoque.mudou', 'produto', produto.id, produto.cliente_id, $41::timestamptz,
    jsonb_build_object( 'codigoProduto', produto.codigo_produto, 'codigoOmni', produto.codigo_omni, 'lotes',
    jsonb_agg(jsonb_build_object( 'lote', saldo_novo.lote, 'dataDeValidade', saldo_novo.validade, 'quantidade',
    saldo_novo.quantidade, 'reservado', saldo_novo.reservado)
  order by saldo_novo.id))
  from saldo_novo
  join produto on produto.id = saldo_novo.produto_id
  group by produto.id ) select id, numero_pedido as "numeroPedido", versao, (select array_agg(id
  order by ordem)
  from (select *
  from item_mantido
  union all select *
  from item_novo) item) as "itemIds", (select json_agg(json_build_object('campo', campo, 'id', id))
  from anexo_novo) as "anexoIds"
  from pedido_novo;

/* preparado */ with pedido_novo as ( insert into pedido (cliente_id, numero_pedido_cliente, transportadora,
    data_hora_coleta, urgente, concluido, observacoes, etapa, status_desde, status_alcis, data_expedicao, wms_pendente,
    criado_em, criado_por, ultima_atualizacao, alterado_por)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
  returning id, numero_pedido, versao ), linha as ( select *
  from unnest( $17::bigint[], $18::bigint[], $19::bigint[], $20::numeric[] ) with ordinality as linha (id, produto_id,
    saldo_id, quantidade, ordem) ), item_fora as ( delete
  from pedido_item
  where pedido_id = (select id
  from pedido_novo)
  and id not in (select id
  from linha
  where id is not null) ), item_mantido as ( update pedido_item item
  set produto_id = linha.produto_id, saldo_id = linha.saldo_id, quantidade = linha.quantidade, ordem = linha.ordem
  from linha
  where item.id = linha.id
  and item.pedido_id = (select id
  from pedido_novo)
  returning item.id, item.ordem ), item_novo as ( insert into pedido_item (pedido_id, cliente_id, produto_id, saldo_id,
    ordem, quantidade) select (select id
  from pedido_novo), $21::bigint, produto_id, saldo_id, ordem, quantidade
  from linha
  where id is null
  order by ordem
  returning id, ordem ), movimentado as ( select *
  from unnest( $22::bigint[], $23::text[], $24::numeric[], $25::numeric[] ) with ordinality as movimentado (saldo_id,
    tipo, fisico, reservado, ordem) ), saldo_novo as ( update saldo
  set quantidade = saldo.quantidade + soma.fisico, reservado = saldo.reservado + soma.reservado
  from (select saldo_id, sum(fisico) as fisico, sum(reservado) as reservado
  from movimentado
  group by saldo_id) soma
  where saldo.id = soma.saldo_id
  returning saldo.id, saldo.cliente_id, produto_id, lote, validade, saldo.quantidade, saldo.reservado ),
    livro as ( insert into movimento (saldo_id, cliente_id, tipo, fisico, reservado, pedido_id, motivo, usuario_id,
    criado_em, nota_id, recebimento_id) select movimentado.saldo_id, saldo_novo.cliente_id, tipo, fisico,
    movimentado.reservado, (select id
  from pedido_novo), $26, $27::bigint, $28::timestamptz, $29::bigint, $30::bigint
  from movimentado
  join saldo_novo on saldo_novo.id = movimentado.saldo_id
  order by ordem ), saldo_contado as ( insert into evento_novo (tipo, entidade, entidade_id, cliente_id, em,
    dados) select 'estoque.mudou', 'produto', produto.id, produto.cliente_id, $31::timestamptz,
    jsonb_build_object( 'codigoProduto', produto.codigo_produto, 'codigoOmni', produto.codigo_omni, 'lotes',
    jsonb_agg(jsonb_build_object( 'lote', saldo_novo.lote, 'dataDeValidade', saldo_novo.validade, 'quantidade',
    saldo_novo.quantidade, 'reservado', saldo_novo.reservado)
  order by saldo_novo.id))
  from saldo_novo
  join produto on produto.id = saldo_novo.produto_id
  group by produto.id ) select id, numero_pedido as "numeroPedido", versao, (select array_agg(id
  order by ordem)
  from (select *
  from item_mantido
  union all select *
  from item_novo) item) as "itemIds", null::json as "anexoIds"
  from pedido_novo;

-- setOrigem
update "pedido"
  set "origem_id" = $1
  where "id" = $2;

-- updatePedido
--   anexoIds: null
--   anexoIds[].campo: string
--   anexoIds[].id: number
--   anexoIds[]: object
--   itemIds: null
--   itemIds[]: number
/* preparado */ with pedido_novo as ( update pedido
  set numero_pedido_cliente = $1, transportadora = $2, data_hora_coleta = $3, urgente = $4, concluido = $5,
    observacoes = $6, etapa = $7, status_desde = $8, status_alcis = $9, data_expedicao = $10, wms_pendente = $11,
    ultima_atualizacao = $12, alterado_por = $13, versao = versao + 1
  where id = $14
  returning id, numero_pedido, versao ) select id, numero_pedido as "numeroPedido", versao,
    null::bigint[] as "itemIds", null::json as "anexoIds"
  from pedido_novo;

/* preparado */ with pedido_novo as ( update pedido
  set numero_pedido_cliente = $1, transportadora = $2, data_hora_coleta = $3, urgente = $4, concluido = $5,
    observacoes = $6, etapa = $7, status_desde = $8, status_alcis = $9, data_expedicao = $10, wms_pendente = $11,
    ultima_atualizacao = $12, alterado_por = $13, versao = versao + 1
  where id = $14
  returning id, numero_pedido, versao ), anexo_fora as ( delete
  from anexo
  where pedido_id = $15::bigint
  and campo = any($16::text[]) ), anexo_novo as ( insert into anexo (pedido_id, cliente_id, campo, filename,
    content_type, length, chave, sha256, criado_em, criado_por) select $17::bigint, $18::bigint, campo, filename,
    content_type, length, chave, decode(sha256, 'hex'), $19::timestamptz, $20::bigint
  from unnest( $21::text[], $22::text[], $23::text[], $24::bigint[], $25::text[], $26::text[] ) as novo (campo,
    filename, content_type, length, chave, sha256)
  on conflict (pedido_id, campo) do update
  set filename = excluded.filename, content_type = excluded.content_type, length = excluded.length,
    chave = excluded.chave, sha256 = excluded.sha256, criado_em = excluded.criado_em, criado_por = excluded.criado_por
  returning id, campo ) select id, numero_pedido as "numeroPedido", versao, null::bigint[] as "itemIds",
    (select json_agg(json_build_object('campo', campo, 'id', id))
  from anexo_novo) as "anexoIds"
  from pedido_novo;

/* preparado */ with pedido_novo as ( update pedido
  set numero_pedido_cliente = $1, transportadora = $2, data_hora_coleta = $3, urgente = $4, concluido = $5,
    observacoes = $6, etapa = $7, status_desde = $8, status_alcis = $9, data_expedicao = $10, wms_pendente = $11,
    ultima_atualizacao = $12, alterado_por = $13, versao = versao + 1
  where id = $14
  returning id, numero_pedido, versao ), anexo_fora as ( delete
  from anexo
  where pedido_id = $15::bigint
  and campo = any($16::text[]) ), anexo_novo as ( insert into anexo (pedido_id, cliente_id, campo, filename,
    content_type, length, chave, sha256, criado_em, criado_por) select $17::bigint, $18::bigint, campo, filename,
    content_type, length, chave, decode(sha256, 'hex'), $19::timestamptz, $20::bigint
  from unnest( $21::text[], $22::text[], $23::text[], $24::bigint[], $25::text[], $26::text[] ) as novo (campo,
    filename, content_type, length, chave, sha256)
  on conflict (pedido_id, campo) do update
  set filename = excluded.filename, content_type = excluded.content_type, length = excluded.length,
    chave = excluded.chave, sha256 = excluded.sha256, criado_em = excluded.criado_em, criado_por = excluded.criado_por
  returning id, campo ) select id, numero_pedido as "numeroPedido", versao, null::bigint[] as "itemIds",
    null::json as "anexoIds"
  from pedido_novo;

/* preparado */ with pedido_novo as ( update pedido
  set numero_pedido_cliente = $1, transportadora = $2, data_hora_coleta = $3, urgente = $4, concluido = $5,
    observacoes = $6, etapa = $7, status_desde = $8, status_alcis = $9, data_expedicao = $10, wms_pendente = $11,
    ultima_atualizacao = $12, alterado_por = $13, versao = versao + 1
  where id = $14
  returning id, numero_pedido, versao ), linha as ( select *
  from unnest( $15::bigint[], $16::bigint[], $17::bigint[], $18::numeric[] ) with ordinality as linha (id, produto_id,
    saldo_id, quantidade, ordem) ), item_fora as ( delete
  from pedido_item
  where pedido_id = $19::bigint
  and id not in (select id
  from linha
  where id is not null) ), item_mantido as ( update pedido_item item
  set produto_id = linha.produto_id, saldo_id = linha.saldo_id, quantidade = linha.quantidade, ordem = linha.ordem
  from linha
  where item.id = linha.id
  and item.pedido_id = $20::bigint
  returning item.id, item.ordem ), item_novo as ( insert into pedido_item (pedido_id, cliente_id, produto_id, saldo_id,
    ordem, quantidade) select $21::bigint, $22::bigint, produto_id, saldo_id, ordem, quantidade
  from linha
  where id is null
  order by ordem
  returning id, ordem ) select id, numero_pedido as "numeroPedido", versao, (select array_agg(id
  order by ordem)
  from (select *
  from item_mantido
  union all select *
  from item_novo) item) as "itemIds", null::json as "anexoIds"
  from pedido_novo;

/* preparado */ with pedido_novo as ( update pedido
  set numero_pedido_cliente = $1, transportadora = $2, data_hora_coleta = $3, urgente = $4, concluido = $5,
    observacoes = $6, etapa = $7, status_desde = $8, status_alcis = $9, data_expedicao = $10, wms_pendente = $11,
    ultima_atualizacao = $12, alterado_por = $13, versao = versao + 1
  where id = $14
  returning id, numero_pedido, versao ), linha as ( select *
  from unnest( $15::bigint[], $16::bigint[], $17::bigint[], $18::numeric[] ) with ordinality as linha (id, produto_id,
    saldo_id, quantidade, ordem) ), item_fora as ( delete
  from pedido_item
  where pedido_id = $19::bigint
  and id not in (select id
  from linha
  where id is not null) ), item_mantido as ( update pedido_item item
  set produto_id = linha.produto_id, saldo_id = linha.saldo_id, quantidade = linha.quantidade, ordem = linha.ordem
  from linha
  where item.id = linha.id
  and item.pedido_id = $20::bigint
  returning item.id, item.ordem ), item_novo as ( insert into pedido_item (pedido_id, cliente_id, produto_id, saldo_id,
    ordem, quantidade) select $21::bigint, $22::bigint, produto_id, saldo_id, ordem, quantidade
  from linha
  where id is null
  order by ordem
  returning id, ordem ), movimentado as ( select *
  from unnest( $23::bigint[], $24::text[], $25::numeric[], $26::numeric[] ) with ordinality as movimentado (saldo_id,
    tipo, fisico, reservado, ordem) ), saldo_novo as ( update saldo
  set quantidade = saldo.quantidade + soma.fisico, reservado = saldo.reservado + soma.reservado
  from (select saldo_id, sum(fisico) as fisico, sum(reservado) as reservado
  from movimentado
  group by saldo_id) soma
  where saldo.id = soma.saldo_id
  returning saldo.id, saldo.cliente_id, produto_id, lote, validade, saldo.quantidade, saldo.reservado ),
    livro as ( insert into movimento (saldo_id, cliente_id, tipo, fisico, reservado, pedido_id, motivo, usuario_id,
    criado_em, nota_id, recebimento_id) select movimentado.saldo_id, saldo_novo.cliente_id, tipo, fisico,
    movimentado.reservado, $27::bigint, $28, $29::bigint, $30::timestamptz, $31::bigint, $32::bigint
  from movimentado
  join saldo_novo on saldo_novo.id = movimentado.saldo_id
  order by ordem ), saldo_contado as ( insert into evento_novo (tipo, entidade, entidade_id, cliente_id, em,
    dados) select 'estoque.mudou', 'produto', produto.id, produto.cliente_id, $33::timestamptz,
    jsonb_build_object( 'codigoProduto', produto.codigo_produto, 'codigoOmni', produto.codigo_omni, 'lotes',
    jsonb_agg(jsonb_build_object( 'lote', saldo_novo.lote, 'dataDeValidade', saldo_novo.validade, 'quantidade',
    saldo_novo.quantidade, 'reservado', saldo_novo.reservado)
  order by saldo_novo.id))
  from saldo_novo
  join produto on produto.id = saldo_novo.produto_id
  group by produto.id ) select id, numero_pedido as "numeroPedido", versao, (select array_agg(id
  order by ordem)
  from (select *
  from item_mantido
  union all select *
  from item_novo) item) as "itemIds", null::json as "anexoIds"
  from pedido_novo;

/* preparado */ with pedido_novo as ( update pedido
  set numero_pedido_cliente = $1, transportadora = $2, data_hora_coleta = $3, urgente = $4, concluido = $5,
    observacoes = $6, etapa = $7, status_desde = $8, status_alcis = $9, data_expedicao = $10, wms_pendente = $11,
    ultima_atualizacao = $12, alterado_por = $13, versao = versao + 1
  where id = $14
  returning id, numero_pedido, versao ), movimentado as ( select *
  from unnest( $15::bigint[], $16::text[], $17::numeric[], $18::numeric[] ) with ordinality as movimentado (saldo_id,
    tipo, fisico, reservado, ordem) ), saldo_novo as ( update saldo
  set quantidade = saldo.quantidade + soma.fisico, reservado = saldo.reservado + soma.reservado
  from (select saldo_id, sum(fisico) as fisico, sum(reservado) as reservado
  from movimentado
  group by saldo_id) soma
  where saldo.id = soma.saldo_id
  returning saldo.id, saldo.cliente_id, produto_id, lote, validade, saldo.quantidade, saldo.reservado ),
    livro as ( insert into movimento (saldo_id, cliente_id, tipo, fisico, reservado, pedido_id, motivo, usuario_id,
    criado_em, nota_id, recebimento_id) select movimentado.saldo_id, saldo_novo.cliente_id, tipo, fisico,
    movimentado.reservado, $19::bigint, $20, $21::bigint, $22::timestamptz, $23::bigint, $24::bigint
  from movimentado
  join saldo_novo on saldo_novo.id = movimentado.saldo_id
  order by ordem ), saldo_contado as ( insert into evento_novo (tipo, entidade, entidade_id, cliente_id, em,
    dados) select 'estoque.mudou', 'produto', produto.id, produto.cliente_id, $25::timestamptz,
    jsonb_build_object( 'codigoProduto', produto.codigo_produto, 'codigoOmni', produto.codigo_omni, 'lotes',
    jsonb_agg(jsonb_build_object( 'lote', saldo_novo.lote, 'dataDeValidade', saldo_novo.validade, 'quantidade',
    saldo_novo.quantidade, 'reservado', saldo_novo.reservado)
  order by saldo_novo.id))
  from saldo_novo
  join produto on produto.id = saldo_novo.produto_id
  group by produto.id ) select id, numero_pedido as "numeroPedido", versao, null::bigint[] as "itemIds",
    null::json as "anexoIds"
  from pedido_novo;
