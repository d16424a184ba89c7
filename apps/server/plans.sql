-- Written by 'npm run bench -- --orders 1000000 --plans': how PostgreSQL reads what the most asked calls ask.
-- The calls, their plans at a million orders, the statement.

-- lista: primeira página; lista: página 5.000; lista: última página
--   Aggregate
--     Seq Scan on pedido_contagem
select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true;

-- lista: primeira página; lista: página 5.000
--   Nested Loop
--     CTE pagina: Limit
--       Index Only Scan using pedido_numero_pedido_key on pedido
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  order by pedido.numero_pedido desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: situação CRIADO
--   Result
--     InitPlan 2: Aggregate
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_entrada_por_etapa on pedido_entrada ((cliente_id = ?) AND (etapa = ?) AND (desde > date_bin(?, (InitPlan ?).col1, ?)))
--     InitPlan 6: Aggregate
--       InitPlan 3: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 4: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 5: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_desde on pedido ((etapa = ?) AND (status_desde >= date_bin(?, (InitPlan ?).col1, ?)) AND (status_desde < (date_bin(?, (InitPlan ?).col1, ?) + ?))) filter ((status_desde IS NULL) OR (status_desde >= (InitPlan ?).col1))
select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('CRIADO')
  and desde > cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0), 0)::bigint + (select count(*)
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'CRIADO'
  and (status_desde is null or status_desde >= (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde >= cinco_minutos( (select $3::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

-- lista: situação CRIADO
--   Nested Loop
--     CTE pagina: Limit
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_por_etapa on pedido (etapa = ?) filter ((status_desde IS NULL) OR (status_desde >= (InitPlan ?).col1))
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'CRIADO'
  and (status_desde is null or status_desde >= (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: situação SEPARACAO_ATRASADA
--   Result
--     InitPlan 2: Aggregate
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_entrada_por_etapa on pedido_entrada ((cliente_id = ?) AND (etapa = ANY (?)) AND (desde < date_bin(?, (InitPlan ?).col1, ?)))
--     InitPlan 6: Aggregate
--       InitPlan 3: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 4: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 5: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_desde on pedido ((etapa = ANY (?)) AND (status_desde < (InitPlan ?).col1) AND (status_desde >= date_bin(?, (InitPlan ?).col1, ?)) AND (status_desde < (date_bin(?, (InitPlan ?).col1, ?) + ?)))
select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and desde < cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0), 0)::bigint + (select count(*)
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and status_desde >= cinco_minutos( (select $3::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

-- lista: situação SEPARACAO_ATRASADA
--   Nested Loop
--     CTE pagina: Limit
--       Merge Append
--         Limit
--           InitPlan 1: Limit
--             Sort
--               Seq Scan on configuracao
--           Index Only Scan using pedido_aberto_por_etapa on pedido ((etapa = ANY (?)) AND (etapa = ?)) filter (status_desde < (InitPlan ?).col1)
--         Limit
--           InitPlan 2: Limit
--             Sort
--               Seq Scan on configuracao
--           Index Only Scan using pedido_aberto_por_etapa on pedido ((etapa = ANY (?)) AND (etapa = ?)) filter (status_desde < (InitPlan ?).col1)
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select chave
  from (( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'CRIADO'
  order by pedido.numero_pedido desc
  limit $2 offset $3)
  union all ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'EM_SEPARACAO'
  order by pedido.numero_pedido desc
  limit $5 offset $6)) as cada
  order by chave desc
  limit $7 offset $8 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: situação FATURAMENTO_ATRASADO
--   Result
--     InitPlan 2: Aggregate
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_entrada_por_etapa on pedido_entrada ((cliente_id = ?) AND (etapa = ?) AND (desde < date_bin(?, (InitPlan ?).col1, ?)))
--     InitPlan 6: Aggregate
--       InitPlan 3: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 4: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 5: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_desde on pedido ((etapa = ?) AND (status_desde < (InitPlan ?).col1) AND (status_desde >= date_bin(?, (InitPlan ?).col1, ?)) AND (status_desde < (date_bin(?, (InitPlan ?).col1, ?) + ?)))
select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('A_FATURAR')
  and desde < cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0), 0)::bigint + (select count(*)
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and status_desde >= cinco_minutos( (select $3::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $4::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

-- lista: situação FATURAMENTO_ATRASADO
--   Nested Loop
--     CTE pagina: Limit
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_por_etapa on pedido (etapa = ?) filter (status_desde < (InitPlan ?).col1)
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and status_desde < (select $1::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: situação EM_SEPARACAO
--   Result
--     InitPlan 2: Aggregate
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_entrada_por_etapa on pedido_entrada ((cliente_id = ?) AND (etapa = ?) AND (desde > date_bin(?, (InitPlan ?).col1, ?)))
--     InitPlan 6: Aggregate
--       InitPlan 3: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 4: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 5: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_desde on pedido ((etapa = ?) AND (status_desde >= date_bin(?, (InitPlan ?).col1, ?)) AND (status_desde < (date_bin(?, (InitPlan ?).col1, ?) + ?))) filter ((status_desde IS NULL) OR (status_desde >= (InitPlan ?).col1))
select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('EM_SEPARACAO')
  and desde > cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0), 0)::bigint + (select count(*)
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'EM_SEPARACAO'
  and (status_desde is null or status_desde >= (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde >= cinco_minutos( (select $3::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

-- lista: situação EM_SEPARACAO
--   Nested Loop
--     CTE pagina: Limit
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_por_etapa on pedido (etapa = ?) filter ((status_desde IS NULL) OR (status_desde >= (InitPlan ?).col1))
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'EM_SEPARACAO'
  and (status_desde is null or status_desde >= (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: situação A_FATURAR
--   Result
--     InitPlan 2: Aggregate
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_entrada_por_etapa on pedido_entrada ((cliente_id = ?) AND (etapa = ?) AND (desde > date_bin(?, (InitPlan ?).col1, ?)))
--     InitPlan 6: Aggregate
--       InitPlan 3: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 4: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 5: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_desde on pedido ((etapa = ?) AND (status_desde >= date_bin(?, (InitPlan ?).col1, ?)) AND (status_desde < (date_bin(?, (InitPlan ?).col1, ?) + ?))) filter ((status_desde IS NULL) OR (status_desde >= (InitPlan ?).col1))
select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('A_FATURAR')
  and desde > cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0), 0)::bigint + (select count(*)
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and (status_desde is null or status_desde >= (select $2::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde >= cinco_minutos( (select $3::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $4::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

-- lista: situação A_FATURAR
--   Nested Loop
--     CTE pagina: Limit
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_por_etapa on pedido (etapa = ?) filter ((status_desde IS NULL) OR (status_desde >= (InitPlan ?).col1))
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and (status_desde is null or status_desde >= (select $1::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: situação FATURADO
--   Aggregate
--     Seq Scan on pedido_contagem filter ((status_alcis <> ?) AND (etapa <> ?) AND (etapa = ?))
select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO';

-- lista: situação FATURADO
--   Nested Loop
--     CTE pagina: Limit
--       Index Only Scan using pedido_aberto_por_etapa on pedido (etapa = ?)
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'FATURADO'
  order by pedido.numero_pedido desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: status WMS não enviado; lista: status WMS recebido; lista: status WMS em separação; lista: status WMS conferido; lista: status WMS expedido
--   Aggregate
--     Seq Scan on pedido_contagem filter (status_alcis = ?)
select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and status_alcis = $1;

-- lista: status WMS não enviado; lista: status WMS recebido; lista: status WMS em separação; lista: status WMS conferido; lista: status WMS expedido
--   Nested Loop
--     CTE pagina: Limit
--       Index Only Scan using pedido_por_status_wms on pedido (status_alcis = ?)
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and status_alcis = $1
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: cliente; lista: cliente com 20 %
--   Aggregate
--     InitPlan 1: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--     Seq Scan on pedido_contagem filter (cliente_id = (InitPlan ?).col1)
select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1);

-- lista: cliente; lista: cliente com 20 %
--   Nested Loop
--     CTE pagina: Limit
--       InitPlan 1: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--       Index Only Scan using pedido_do_cliente on pedido (cliente_id = (InitPlan ?).col1)
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: número
--   Aggregate
--     Index Only Scan using pedido_numero_pedido_key on pedido (numero_pedido = ?)
select count(*) as total
  from pedido
  where true
  and numero_pedido = $1;

-- lista: número
--   Sort
--     CTE pagina: Limit
--       Index Only Scan using pedido_numero_pedido_key on pedido (numero_pedido = ?)
--     Nested Loop
--       Nested Loop
--         Nested Loop
--           CTE Scan on pagina
--           Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--         Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--       Limit
--         Sort
--           Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and numero_pedido = $1
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: o que não é número
--   Aggregate
--     Result
select count(*) as total
  from pedido
  where true
  and false;

-- lista: dia da coleta
--   Aggregate
--     Index Only Scan using pedido_por_coleta on pedido ((data_hora_coleta >= ?) AND (data_hora_coleta < ?))
select count(*) as total
  from pedido
  where true
  and data_hora_coleta >= $1
  and data_hora_coleta < $2;

-- lista: dia da coleta
--   Nested Loop
--     CTE pagina: Limit
--       Sort
--         Subquery Scan filter ((pedido_1.data_hora_coleta >= ?) AND (pedido_1.data_hora_coleta < ?))
--           Index Only Scan using pedido_por_coleta on pedido ((data_hora_coleta >= ?) AND (data_hora_coleta < ?))
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Limit
--       Sort
--         Seq Scan on configuracao
--   Nested Loop
--     CTE pagina: Limit
--       Sort
--         Subquery Scan filter ((pedido_1.data_hora_coleta >= ?) AND (pedido_1.data_hora_coleta < ?))
--           Index Only Scan using pedido_por_coleta on pedido ((data_hora_coleta >= ?) AND (data_hora_coleta < ?))
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from (select *
  from pedido
  where data_hora_coleta >= $1
  and data_hora_coleta < $2 offset 0) as pedido
  where true
  and data_hora_coleta >= $3
  and data_hora_coleta < $4
  order by pedido.numero_pedido desc
  limit $5 offset $6 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: painel
--   Aggregate
--     Seq Scan on pedido_contagem filter ((status_alcis <> ?) AND (etapa <> ?))
select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO';

-- lista: painel
--   Nested Loop
--     CTE pagina: Limit
--       Index Only Scan using pedido_aberto on pedido
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  order by pedido.numero_pedido desc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: cliente + situação
--   Result
--     InitPlan 3: Aggregate
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 2: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--       Index Only Scan using pedido_entrada_por_etapa on pedido_entrada ((cliente_id = (InitPlan ?).col1) AND (etapa = ?) AND (desde > date_bin(?, (InitPlan ?).col1, ?)))
--     InitPlan 8: Aggregate
--       InitPlan 4: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--       InitPlan 5: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 6: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 7: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_do_cliente on pedido ((cliente_id = (InitPlan ?).col1) AND (etapa = ?)) filter (((status_desde IS NULL) OR (status_desde >= (InitPlan ?).col1)) AND (status_desde >= date_bin(?, (InitPlan ?).col1, ?)) AND (status_desde < (date_bin(?, (InitPlan ?).col1, ?) + ?)))
select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('A_FATURAR')
  and desde > cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $2)), 0)::bigint + (select count(*)
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $3)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and (status_desde is null or status_desde >= (select $4::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde >= cinco_minutos( (select $5::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $6::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

-- lista: cliente + situação
--   Nested Loop
--     CTE pagina: Limit
--       InitPlan 1: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--       InitPlan 2: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_do_cliente on pedido ((cliente_id = (InitPlan ?).col1) AND (etapa = ?)) filter ((status_desde IS NULL) OR (status_desde >= (InitPlan ?).col1))
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Limit
--       Sort
--         Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'A_FATURAR'
  and (status_desde is null or status_desde >= (select $2::timestamptz - make_interval(secs => ("tempo_faturar" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: cliente com 20 % + atrasada
--   Result
--     InitPlan 3: Aggregate
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 2: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--       Index Only Scan using pedido_entrada_por_etapa on pedido_entrada ((cliente_id = (InitPlan ?).col1) AND (etapa = ANY (?)) AND (desde < date_bin(?, (InitPlan ?).col1, ?)))
--     InitPlan 8: Aggregate
--       InitPlan 4: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--       InitPlan 5: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 6: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 7: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_desde on pedido ((etapa = ANY (?)) AND (status_desde < (InitPlan ?).col1) AND (status_desde >= date_bin(?, (InitPlan ?).col1, ?)) AND (status_desde < (date_bin(?, (InitPlan ?).col1, ?) + ?))) filter (cliente_id = (InitPlan ?).col1)
select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and desde < cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $2)), 0)::bigint + (select count(*)
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $3)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and status_desde >= cinco_minutos( (select $5::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $6::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

-- lista: cliente com 20 % + atrasada
--   Nested Loop
--     CTE pagina: Limit
--       Merge Append
--         Limit
--           InitPlan 1: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--           InitPlan 2: Limit
--             Sort
--               Seq Scan on configuracao
--           Index Only Scan using pedido_aberto_do_cliente on pedido ((cliente_id = (InitPlan ?).col1) AND (etapa = ANY (?)) AND (etapa = ?)) filter (status_desde < (InitPlan ?).col1)
--         Limit
--           InitPlan 3: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--           InitPlan 4: Limit
--             Sort
--               Seq Scan on configuracao
--           Index Only Scan using pedido_aberto_do_cliente on pedido ((cliente_id = (InitPlan ?).col1) AND (etapa = ANY (?)) AND (etapa = ?)) filter (status_desde < (InitPlan ?).col1)
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select chave
  from (( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'CRIADO'
  order by pedido.numero_pedido desc
  limit $3 offset $4)
  union all ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $5)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa in ('CRIADO', 'EM_SEPARACAO')
  and status_desde < (select $6::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)
  and etapa = 'EM_SEPARACAO'
  order by pedido.numero_pedido desc
  limit $7 offset $8)) as cada
  order by chave desc
  limit $9 offset $10 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: cliente + status WMS
--   Aggregate
--     InitPlan 1: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--     Seq Scan on pedido_contagem filter ((cliente_id = (InitPlan ?).col1) AND (status_alcis = ?))
select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and status_alcis = $2;

-- lista: cliente + status WMS
--   Nested Loop
--     CTE pagina: Limit
--       InitPlan 1: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--       Index Only Scan using pedido_do_cliente_por_status_wms on pedido ((cliente_id = (InitPlan ?).col1) AND (status_alcis = ?))
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and status_alcis = $2
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: situação + status WMS
--   Result
--     InitPlan 2: Aggregate
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_entrada_por_etapa on pedido_entrada ((cliente_id = ?) AND (etapa = ?) AND (desde > date_bin(?, (InitPlan ?).col1, ?))) filter (status_alcis = ?)
--     InitPlan 6: Aggregate
--       InitPlan 3: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 4: Limit
--         Sort
--           Seq Scan on configuracao
--       InitPlan 5: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Scan using pedido_aberto_desde on pedido ((etapa = ?) AND (status_desde >= date_bin(?, (InitPlan ?).col1, ?)) AND (status_desde < (date_bin(?, (InitPlan ?).col1, ?) + ?))) filter (((status_desde IS NULL) OR (status_desde >= (InitPlan ?).col1)) AND (status_alcis = ?))
select coalesce((select sum(total)
  from pedido_entrada
  where true
  and etapa in ('CRIADO')
  and desde > cinco_minutos( (select $1::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and cliente_id = 0
  and status_alcis = $2), 0)::bigint + (select count(*)
  from pedido
  where true
  and status_alcis = $3
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'CRIADO'
  and (status_desde is null or status_desde >= (select $4::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde >= cinco_minutos( (select $5::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  and status_desde < cinco_minutos( (select $6::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1)) + interval '5 minutes') as total;

-- lista: situação + status WMS
--   Nested Loop
--     CTE pagina: Limit
--       InitPlan 1: Limit
--         Sort
--           Seq Scan on configuracao
--       Index Only Scan using pedido_aberto_por_etapa on pedido (etapa = ?) filter (((status_desde IS NULL) OR (status_desde >= (InitPlan ?).col1)) AND (status_alcis = ?))
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and status_alcis = $1
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  and etapa = 'CRIADO'
  and (status_desde is null or status_desde >= (select $2::timestamptz - make_interval(secs => ("tempo_separacao" * 3600)::float8)
  from configuracao
  order by id desc
  limit 1))
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: cliente + dia da coleta
--   Aggregate
--     InitPlan 1: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--     Index Only Scan using pedido_por_coleta on pedido ((data_hora_coleta >= ?) AND (data_hora_coleta < ?)) filter (cliente_id = (InitPlan ?).col1)
select count(*) as total
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and data_hora_coleta >= $2
  and data_hora_coleta < $3;

-- lista: cliente + dia da coleta
--   Nested Loop
--     CTE pagina: Limit
--       InitPlan 1: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--       Sort
--         Index Only Scan using pedido_por_coleta on pedido ((data_hora_coleta >= ?) AND (data_hora_coleta < ?)) filter (cliente_id = (InitPlan ?).col1)
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and data_hora_coleta >= $2
  and data_hora_coleta < $3
  order by pedido.numero_pedido desc
  limit $4 offset $5 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: cliente + painel
--   Aggregate
--     InitPlan 1: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--     Seq Scan on pedido_contagem filter ((status_alcis <> ?) AND (etapa <> ?) AND (cliente_id = (InitPlan ?).col1))
select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO';

-- lista: cliente + painel
--   Nested Loop
--     CTE pagina: Limit
--       InitPlan 1: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--       Sort
--         Index Only Scan using pedido_aberto_do_cliente on pedido (cliente_id = (InitPlan ?).col1)
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $1)
  and "status_alcis" <> 'expedido'
  and "etapa" <> 'CANCELADO'
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista: última página
--   Sort
--     CTE pagina: Limit
--       Index Only Scan using pedido_numero_pedido_key on pedido
--     Nested Loop
--       Limit
--         Sort
--           Seq Scan on configuracao
--       Nested Loop
--         Nested Loop
--           CTE Scan on pagina
--           Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--         Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where true
  order by pedido.numero_pedido asc
  limit $1 offset $2 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista do usuário de cliente
--   Aggregate
--     Seq Scan on pedido_contagem filter (cliente_id = ?)
select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where "cliente_id" = $1;

-- lista do usuário de cliente
--   Nested Loop
--     CTE pagina: Limit
--       Index Only Scan using pedido_do_cliente on pedido (cliente_id = ?)
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where "cliente_id" = $1
  order by pedido.numero_pedido desc
  limit $2 offset $3 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- lista do usuário de cliente; search/findByCliente do usuário de cliente
--   Aggregate
--     Sort
--       Seq Scan on anexo filter ((cliente_id = ?) AND (pedido_id = ANY (?)))
select pedido_id as pedido, array_agg(campo
  order by id) as campos
  from anexo
  where pedido_id = any ($1::bigint[])
  and "cliente_id" = $2
  group by pedido_id;

-- search/findByCliente do usuário de cliente
--   Aggregate
--     InitPlan 1: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--     Result
--       Seq Scan on pedido_contagem filter (cliente_id = ?)
select coalesce(sum(total), 0)::bigint as total
  from pedido_contagem
  where "cliente_id" = $1
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $2);

-- search/findByCliente do usuário de cliente
--   Nested Loop
--     CTE pagina: Limit
--       InitPlan 1: Index Scan using cliente_codigo_cliente_key on cliente (codigo_cliente = ?)
--       Result
--         Index Only Scan using pedido_do_cliente on pedido (cliente_id = ?)
--     Nested Loop
--       Nested Loop
--         CTE Scan on pagina
--         Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = pagina.chave)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Materialize
--       Subquery Scan
--         Limit
--           Sort
--             Seq Scan on configuracao
with pagina as materialized ( select pedido.numero_pedido as chave
  from pedido
  where "cliente_id" = $1
  and cliente_id = (select id
  from cliente
  where codigo_cliente = $2)
  order by pedido.numero_pedido desc
  limit $3 offset $4 ) select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido"
  from pagina
  join pedido on pedido.numero_pedido = pagina.chave
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  order by pedido.numero_pedido desc;

-- um pedido
--   Nested Loop
--     Nested Loop
--       Index Scan using pedido_pkey on pedido (id = ?)
--       Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
--     Limit
--       Sort
--         Seq Scan on configuracao
--     SubPlan 1: Index Scan using usuario_pkey on usuario (id = pedido.alterado_por)
--     SubPlan 2: Index Scan using pedido_pkey on pedido (id = pedido.id)
--     SubPlan 3: Aggregate
--       Nested Loop
--         Nested Loop
--           Index Scan using pedido_item_pedido on pedido_item (pedido_id = pedido.id)
--           Index Scan using saldo_do_produto on saldo (id = item.saldo_id)
--         Index Scan using produto_do_cliente on produto (id = item.produto_id)
--     SubPlan 4: Aggregate
--       Seq Scan on anexo filter (pedido_id = pedido.id)
/* preparado */ select pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa,
    pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
    pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
    pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, cliente.id as "clienteId",
    cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", configuracao.tempo_separacao as "tempoSeparacao",
    configuracao.tempo_faturar as "tempoFaturar", pedido.numero_pedido_cliente as "numeroPedidoCliente",
    pedido.transportadora as "transportadora", pedido.data_hora_coleta as "dataHoraColeta",
    pedido.urgente as "urgente", pedido.concluido as "concluido", pedido.observacoes as "observacoes",
    pedido.wms_pendente as "wmsPendente", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "pedido"."alterado_por") as "alteradoPor", cliente.fefo, cliente.permite_vencido as "permiteVencido",
    (select versao
  from pedido lida
  where lida.id = pedido.id) as "versaoLida", coalesce(( select json_agg(json_build_object( 'id', item.id, 'saldoId',
    saldo.id, 'lote', saldo.lote, 'validade', saldo.validade, 'quantidade', item.quantidade, 'produto',
    json_build_object( 'id', produto.id, 'codigoProduto', produto.codigo_produto, 'descricao', produto.descricao,
    'codigoOmni', produto.codigo_omni, 'codigoDepositante', cliente.codigo_depositante, 'unidade', produto.unidade,
    'inteiro', produto.inteiro))
  order by item.ordem)
  from pedido_item item
  join saldo on saldo.id = item.saldo_id
  join produto on produto.id = item.produto_id
  where item.pedido_id = pedido.id), '[]') as itens, coalesce(( select json_agg(json_build_object( 'id', anexo.id,
    'campo', anexo.campo, 'filename', anexo.filename, 'length', anexo.length, 'contentType', anexo.content_type,
    'chave', anexo.chave, 'sha256', encode(anexo.sha256, 'hex')))
  from anexo
  where anexo.pedido_id = pedido.id), '[]') as anexos
  from pedido
  join cliente on cliente.id = pedido.cliente_id
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  where pedido.id = $1
  and true;

-- histórico de um pedido
--   Left Nested Loop
--     Index Scan using auditoria_entidade on auditoria ((entidade = ?) AND (entidade_id = ?))
--     Memoize
--       Index Scan using usuario_pkey on usuario (id = auditoria.usuario_id)
select "auditoria"."id", "auditoria"."usuario_id" as "usuarioId", coalesce("usuario"."nome_exibicao",
    "usuario"."nome") as "usuario", "auditoria"."criado_em" as "criadoEm", "auditoria"."mudancas"
  from "auditoria"
  left join "usuario" on "usuario"."id" = "auditoria"."usuario_id"
  where "auditoria"."entidade" = $1
  and "auditoria"."entidade_id" = $2
  and true
  order by "auditoria"."id" desc;

-- busca: número
--   Limit
--     Sort
--       Nested Loop
--         Nested Loop
--           Aggregate
--             Append
--               Index Scan using pedido_numero_pedido_key on pedido (numero_pedido = ?)
--               Subquery Scan
--                 Limit
--                   Sort
--                     Nested Loop
--                       Function Scan
--                       Limit
--                         Index Scan using pedido_numero_pedido_key on pedido ((numero_pedido >= faixa.de) AND (numero_pedido <= faixa.ate))
--               Subquery Scan
--                 Limit
--                   Index Scan using pedido_por_inicio_do_numero_do_cliente on pedido ((upper(numero_pedido_cliente) ~>=~ ?) AND (upper(numero_pedido_cliente) ~<~ ?)) filter (upper(numero_pedido_cliente) ~~ ?)
--           Index Scan using pedido_pkey on pedido (id = pedido_1.id)
--         Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
with achado as (select id, min(ordem) as ordem
  from ((select id, 0 as ordem
  from pedido
  where numero_pedido = $1::bigint
  and true)
  union all (select found.id, 2 as ordem
  from unnest($2::bigint[], $3::bigint[]) as faixa (de, ate)
  cross join lateral ( select id, numero_pedido
  from pedido
  where numero_pedido between faixa.de
  and faixa.ate
  and true
  order by numero_pedido desc
  limit $4) found
  order by found.numero_pedido desc
  limit $5)
  union all ( select id, case when upper(numero_pedido_cliente) = $6 then 1 else 3 end as ordem
  from pedido
  where upper(numero_pedido_cliente) like $7
  and true
  order by upper(numero_pedido_cliente) using ~<~, numero_pedido desc
  limit $8)) parte
  group by id) select pedido.id, pedido.numero_pedido as "numeroPedido",
    pedido.numero_pedido_cliente as "numeroPedidoCliente", pedido.etapa, pedido.status_alcis as "statusAlcis",
    cliente.nome_fantasia as cliente
  from achado
  join pedido on pedido.id = achado.id
  join cliente on cliente.id = pedido.cliente_id
  order by achado.ordem, pedido.numero_pedido desc
  limit $9;

-- busca: número
--   Sort
--     Append
--       Subquery Scan
--         Limit
--           Sort
--             Bitmap Heap Scan on cliente filter (ativo AND ((sem_acento(((nome_fantasia || ?) || razao_social)) ~~ ?) OR (upper(codigo_cliente) ~~ ?) OR (upper(codigo_depositante) ~~ ?) OR (cnpj_cpf ~~ ?)))
--               BitmapOr
--                 Bitmap Index Scan using cliente_busca (sem_acento(((nome_fantasia || ?) || razao_social)) ~~ ?)
--                 Bitmap Index Scan using cliente_por_codigo ((upper(codigo_cliente) ~>=~ ?) AND (upper(codigo_cliente) ~<~ ?))
--                 Bitmap Index Scan using cliente_por_depositante ((upper(codigo_depositante) ~>=~ ?) AND (upper(codigo_depositante) ~<~ ?))
--                 Bitmap Index Scan using cliente_por_documento ((cnpj_cpf ~>=~ ?) AND (cnpj_cpf ~<~ ?))
--       Subquery Scan
--         Limit
--           WindowAgg
--             Sort
--               Nested Loop
--                 Nested Loop
--                   Aggregate
--                     Append
--                       Subquery Scan
--                         Limit
--                           Sort
--                             Seq Scan on nota filter (numero = ?)
--                       Subquery Scan
--                         Limit
--                           Sort
--                             Seq Scan on nota filter (sem_acento(emit_nome) ~~ ?)
--                   Seq Scan on nota
--                 Index Scan using cliente_pkey on cliente (id = nota.cliente_id)
--       Subquery Scan
--         Limit
--           Sort
--             Nested Loop
--               Nested Loop
--                 Aggregate
--                   Append
--                     Subquery Scan
--                       Limit
--                         Index Scan using produto_por_inicio_do_codigo on produto ((upper(codigo_produto) ~>=~ ?) AND (upper(codigo_produto) ~<~ ?)) filter (ativo AND (upper(codigo_produto) ~~ ?))
--                     Subquery Scan
--                       Limit
--                         Index Scan using produto_por_inicio_do_omni on produto ((upper(codigo_omni) ~>=~ ?) AND (upper(codigo_omni) ~<~ ?)) filter (ativo AND (upper(codigo_omni) ~~ ?))
--                     Limit
--                       Bitmap Heap Scan on produto filter ativo
--                         Bitmap Index Scan using produto_busca (sem_acento(descricao) ~~ ?)
--                 Index Scan using produto_do_cliente on produto (id = "*SELECT* 1_2".id)
--               Index Scan using cliente_pkey on cliente (id = produto.cliente_id)
select tipo, dado
  from (( select 'clientes' as tipo, case when $1 in (upper(codigo_cliente),
    upper(codigo_depositante)) or cnpj_cpf = $2 then 0 when sem_acento(nome_fantasia) like sem_acento($3) then 1 else 2 end as ordem, nome_fantasia as nome, jsonb_build_object('id', id, 'nomeFantasia', nome_fantasia, 'cnpjCpf', cnpj_cpf, 'codigoCliente', codigo_cliente) as dado
  from cliente
  where ativo
  and true
  and (sem_acento(nome_fantasia || ' ' || razao_social) like sem_acento($4) or upper(codigo_cliente) like $5 or upper(codigo_depositante) like $6 or cnpj_cpf like $7)
  order by ordem, nome, id
  limit $8)
  union all ( select 'notas' as tipo, (row_number() over (order by achado.ordem, importada_em desc,
    nota.id desc))::int as ordem, '' as nome, jsonb_build_object('id', nota.id, 'chave', chave_acesso, 'numero',
    nota.numero, 'serie', nota.serie, 'emitente', coalesce(emit_nome, emit_documento), 'cliente', nome_fantasia,
    'situacao', situacao) as dado
  from (select id, min(ordem) as ordem
  from (( select id, 0 as ordem
  from nota
  where numero = $9
  and true
  order by importada_em desc, id desc
  limit $10)
  union all ( select id, 2 as ordem
  from nota
  where sem_acento(emit_nome) like sem_acento($11)
  and true
  order by importada_em desc, id desc
  limit $12)) parte
  group by id) achado
  join nota on nota.id = achado.id
  join cliente on cliente.id = nota.cliente_id
  order by achado.ordem, importada_em desc, nota.id desc
  limit $13)
  union all ( select 'produtos' as tipo, achado.ordem, produto.descricao as nome, jsonb_build_object('id', produto.id,
    'codigoProduto', codigo_produto, 'descricao', descricao, 'codigoOmni', codigo_omni, 'codigoDepositante',
    codigo_depositante, 'unidade', unidade, 'inteiro', inteiro, 'codigoBarras', codigo_barras, 'cliente',
    nome_fantasia) as dado
  from (select id, min(ordem) as ordem
  from (( select id, case when upper(codigo_produto) = $14 then 0 else 1 end as ordem
  from produto
  where upper(codigo_produto) like $15
  and ativo
  and true
  order by upper(codigo_produto) using ~<~
  limit $16)
  union all ( select id, case when upper(codigo_omni) = $17 then 0 else 1 end as ordem
  from produto
  where upper(codigo_omni) like $18
  and ativo
  and true
  order by upper(codigo_omni) using ~<~
  limit $19)
  union all ( select id, 2
  from produto
  where sem_acento(descricao) like sem_acento($20)
  and ativo
  and true
  limit $21)) parte
  group by id) achado
  join produto on produto.id = achado.id
  join cliente on cliente.id = produto.cliente_id
  order by achado.ordem, produto.descricao, produto.id
  limit $22)) achado
  order by tipo, ordem, nome;

-- busca: número do cliente; busca: nome de cliente; busca: parte de um nome; busca: o que não existe
--   Limit
--     Sort
--       Nested Loop
--         Nested Loop
--           Aggregate
--             Limit
--               Index Scan using pedido_por_inicio_do_numero_do_cliente on pedido ((upper(numero_pedido_cliente) ~>=~ ?) AND (upper(numero_pedido_cliente) ~<~ ?)) filter (upper(numero_pedido_cliente) ~~ ?)
--           Index Scan using pedido_pkey on pedido (id = pedido_1.id)
--         Index Scan using cliente_pkey on cliente (id = pedido.cliente_id)
with achado as (select id, min(ordem) as ordem
  from (( select id, case when upper(numero_pedido_cliente) = $1 then 1 else 3 end as ordem
  from pedido
  where upper(numero_pedido_cliente) like $2
  and true
  order by upper(numero_pedido_cliente) using ~<~, numero_pedido desc
  limit $3)) parte
  group by id) select pedido.id, pedido.numero_pedido as "numeroPedido",
    pedido.numero_pedido_cliente as "numeroPedidoCliente", pedido.etapa, pedido.status_alcis as "statusAlcis",
    cliente.nome_fantasia as cliente
  from achado
  join pedido on pedido.id = achado.id
  join cliente on cliente.id = pedido.cliente_id
  order by achado.ordem, pedido.numero_pedido desc
  limit $4;

-- busca: número do cliente; busca: parte de um nome
--   Sort
--     Append
--       Subquery Scan
--         Limit
--           Sort
--             Bitmap Heap Scan on cliente filter (ativo AND ((sem_acento(((nome_fantasia || ?) || razao_social)) ~~ ?) OR (upper(codigo_cliente) ~~ ?) OR (upper(codigo_depositante) ~~ ?) OR (cnpj_cpf ~~ ?)))
--               BitmapOr
--                 Bitmap Index Scan using cliente_busca (sem_acento(((nome_fantasia || ?) || razao_social)) ~~ ?)
--                 Bitmap Index Scan using cliente_por_codigo ((upper(codigo_cliente) ~>=~ ?) AND (upper(codigo_cliente) ~<~ ?))
--                 Bitmap Index Scan using cliente_por_depositante ((upper(codigo_depositante) ~>=~ ?) AND (upper(codigo_depositante) ~<~ ?))
--                 Bitmap Index Scan using cliente_por_documento ((cnpj_cpf ~>=~ ?) AND (cnpj_cpf ~<~ ?))
--       Subquery Scan
--         Limit
--           WindowAgg
--             Sort
--               Nested Loop
--                 Nested Loop
--                   Aggregate
--                     Limit
--                       Sort
--                         Seq Scan on nota filter (sem_acento(emit_nome) ~~ ?)
--                   Seq Scan on nota
--                 Index Scan using cliente_pkey on cliente (id = nota.cliente_id)
--       Subquery Scan
--         Limit
--           Sort
--             Nested Loop
--               Nested Loop
--                 Aggregate
--                   Append
--                     Subquery Scan
--                       Limit
--                         Index Scan using produto_por_inicio_do_codigo on produto ((upper(codigo_produto) ~>=~ ?) AND (upper(codigo_produto) ~<~ ?)) filter (ativo AND (upper(codigo_produto) ~~ ?))
--                     Subquery Scan
--                       Limit
--                         Index Scan using produto_por_inicio_do_omni on produto ((upper(codigo_omni) ~>=~ ?) AND (upper(codigo_omni) ~<~ ?)) filter (ativo AND (upper(codigo_omni) ~~ ?))
--                     Limit
--                       Bitmap Heap Scan on produto filter ativo
--                         Bitmap Index Scan using produto_busca (sem_acento(descricao) ~~ ?)
--                 Index Scan using produto_do_cliente on produto (id = "*SELECT* 1_1".id)
--               Index Scan using cliente_pkey on cliente (id = produto.cliente_id)
select tipo, dado
  from (( select 'clientes' as tipo, case when $1 in (upper(codigo_cliente),
    upper(codigo_depositante)) or cnpj_cpf = $2 then 0 when sem_acento(nome_fantasia) like sem_acento($3) then 1 else 2 end as ordem, nome_fantasia as nome, jsonb_build_object('id', id, 'nomeFantasia', nome_fantasia, 'cnpjCpf', cnpj_cpf, 'codigoCliente', codigo_cliente) as dado
  from cliente
  where ativo
  and true
  and (sem_acento(nome_fantasia || ' ' || razao_social) like sem_acento($4) or upper(codigo_cliente) like $5 or upper(codigo_depositante) like $6 or cnpj_cpf like $7)
  order by ordem, nome, id
  limit $8)
  union all ( select 'notas' as tipo, (row_number() over (order by achado.ordem, importada_em desc,
    nota.id desc))::int as ordem, '' as nome, jsonb_build_object('id', nota.id, 'chave', chave_acesso, 'numero',
    nota.numero, 'serie', nota.serie, 'emitente', coalesce(emit_nome, emit_documento), 'cliente', nome_fantasia,
    'situacao', situacao) as dado
  from (select id, min(ordem) as ordem
  from (( select id, 2 as ordem
  from nota
  where sem_acento(emit_nome) like sem_acento($9)
  and true
  order by importada_em desc, id desc
  limit $10)) parte
  group by id) achado
  join nota on nota.id = achado.id
  join cliente on cliente.id = nota.cliente_id
  order by achado.ordem, importada_em desc, nota.id desc
  limit $11)
  union all ( select 'produtos' as tipo, achado.ordem, produto.descricao as nome, jsonb_build_object('id', produto.id,
    'codigoProduto', codigo_produto, 'descricao', descricao, 'codigoOmni', codigo_omni, 'codigoDepositante',
    codigo_depositante, 'unidade', unidade, 'inteiro', inteiro, 'codigoBarras', codigo_barras, 'cliente',
    nome_fantasia) as dado
  from (select id, min(ordem) as ordem
  from (( select id, case when upper(codigo_produto) = $12 then 0 else 1 end as ordem
  from produto
  where upper(codigo_produto) like $13
  and ativo
  and true
  order by upper(codigo_produto) using ~<~
  limit $14)
  union all ( select id, case when upper(codigo_omni) = $15 then 0 else 1 end as ordem
  from produto
  where upper(codigo_omni) like $16
  and ativo
  and true
  order by upper(codigo_omni) using ~<~
  limit $17)
  union all ( select id, 2
  from produto
  where sem_acento(descricao) like sem_acento($18)
  and ativo
  and true
  limit $19)) parte
  group by id) achado
  join produto on produto.id = achado.id
  join cliente on cliente.id = produto.cliente_id
  order by achado.ordem, produto.descricao, produto.id
  limit $20)) achado
  order by tipo, ordem, nome;

-- busca: nome de cliente
--   Sort
--     Append
--       Subquery Scan
--         Limit
--           Sort
--             Bitmap Heap Scan on cliente filter (ativo AND ((sem_acento(((nome_fantasia || ?) || razao_social)) ~~ ?) OR (upper(codigo_cliente) ~~ ?) OR (upper(codigo_depositante) ~~ ?) OR (cnpj_cpf ~~ ?)))
--               BitmapOr
--                 Bitmap Index Scan using cliente_busca (sem_acento(((nome_fantasia || ?) || razao_social)) ~~ ?)
--                 Bitmap Index Scan using cliente_por_codigo ((upper(codigo_cliente) ~>=~ ?) AND (upper(codigo_cliente) ~<~ ?))
--                 Bitmap Index Scan using cliente_por_depositante ((upper(codigo_depositante) ~>=~ ?) AND (upper(codigo_depositante) ~<~ ?))
--                 Bitmap Index Scan using cliente_por_documento ((cnpj_cpf ~>=~ ?) AND (cnpj_cpf ~<~ ?))
--       Subquery Scan
--         Limit
--           WindowAgg
--             Sort
--               Nested Loop
--                 Nested Loop
--                   Aggregate
--                     Append
--                       Subquery Scan
--                         Limit
--                           Sort
--                             Seq Scan on nota filter (chave_acesso ~~ ?)
--                       Subquery Scan
--                         Limit
--                           Sort
--                             Seq Scan on nota filter (sem_acento(emit_nome) ~~ ?)
--                   Seq Scan on nota
--                 Index Scan using cliente_pkey on cliente (id = nota.cliente_id)
--       Subquery Scan
--         Limit
--           Sort
--             Nested Loop
--               Nested Loop
--                 Aggregate
--                   Sort
--                     Append
--                       Subquery Scan
--                         Limit
--                           Index Scan using produto_por_inicio_do_codigo on produto ((upper(codigo_produto) ~>=~ ?) AND (upper(codigo_produto) ~<~ ?)) filter (ativo AND (upper(codigo_produto) ~~ ?))
--                       Subquery Scan
--                         Limit
--                           Index Scan using produto_por_inicio_do_omni on produto ((upper(codigo_omni) ~>=~ ?) AND (upper(codigo_omni) ~<~ ?)) filter (ativo AND (upper(codigo_omni) ~~ ?))
--                       Limit
--                         Bitmap Heap Scan on produto filter ativo
--                           Bitmap Index Scan using produto_busca (sem_acento(descricao) ~~ ?)
--                 Index Scan using produto_do_cliente on produto (id = "*SELECT* 1_2".id)
--               Index Scan using cliente_pkey on cliente (id = produto.cliente_id)
select tipo, dado
  from (( select 'clientes' as tipo, case when $1 in (upper(codigo_cliente),
    upper(codigo_depositante)) or cnpj_cpf = $2 then 0 when sem_acento(nome_fantasia) like sem_acento($3) then 1 else 2 end as ordem, nome_fantasia as nome, jsonb_build_object('id', id, 'nomeFantasia', nome_fantasia, 'cnpjCpf', cnpj_cpf, 'codigoCliente', codigo_cliente) as dado
  from cliente
  where ativo
  and true
  and (sem_acento(nome_fantasia || ' ' || razao_social) like sem_acento($4) or upper(codigo_cliente) like $5 or upper(codigo_depositante) like $6 or cnpj_cpf like $7)
  order by ordem, nome, id
  limit $8)
  union all ( select 'notas' as tipo, (row_number() over (order by achado.ordem, importada_em desc,
    nota.id desc))::int as ordem, '' as nome, jsonb_build_object('id', nota.id, 'chave', chave_acesso, 'numero',
    nota.numero, 'serie', nota.serie, 'emitente', coalesce(emit_nome, emit_documento), 'cliente', nome_fantasia,
    'situacao', situacao) as dado
  from (select id, min(ordem) as ordem
  from (( select id, 1 as ordem
  from nota
  where chave_acesso like $9
  and true
  order by importada_em desc, id desc
  limit $10)
  union all ( select id, 2 as ordem
  from nota
  where sem_acento(emit_nome) like sem_acento($11)
  and true
  order by importada_em desc, id desc
  limit $12)) parte
  group by id) achado
  join nota on nota.id = achado.id
  join cliente on cliente.id = nota.cliente_id
  order by achado.ordem, importada_em desc, nota.id desc
  limit $13)
  union all ( select 'produtos' as tipo, achado.ordem, produto.descricao as nome, jsonb_build_object('id', produto.id,
    'codigoProduto', codigo_produto, 'descricao', descricao, 'codigoOmni', codigo_omni, 'codigoDepositante',
    codigo_depositante, 'unidade', unidade, 'inteiro', inteiro, 'codigoBarras', codigo_barras, 'cliente',
    nome_fantasia) as dado
  from (select id, min(ordem) as ordem
  from (( select id, case when upper(codigo_produto) = $14 then 0 else 1 end as ordem
  from produto
  where upper(codigo_produto) like $15
  and ativo
  and true
  order by upper(codigo_produto) using ~<~
  limit $16)
  union all ( select id, case when upper(codigo_omni) = $17 then 0 else 1 end as ordem
  from produto
  where upper(codigo_omni) like $18
  and ativo
  and true
  order by upper(codigo_omni) using ~<~
  limit $19)
  union all ( select id, 2
  from produto
  where sem_acento(descricao) like sem_acento($20)
  and ativo
  and true
  limit $21)) parte
  group by id) achado
  join produto on produto.id = achado.id
  join cliente on cliente.id = produto.cliente_id
  order by achado.ordem, produto.descricao, produto.id
  limit $22)) achado
  order by tipo, ordem, nome;

-- busca: o que não existe
--   Sort
--     Append
--       Subquery Scan
--         Limit
--           Sort
--             Bitmap Heap Scan on cliente filter (ativo AND ((sem_acento(((nome_fantasia || ?) || razao_social)) ~~ ?) OR (upper(codigo_cliente) ~~ ?) OR (upper(codigo_depositante) ~~ ?) OR (cnpj_cpf ~~ ?)))
--               BitmapOr
--                 Bitmap Index Scan using cliente_busca (sem_acento(((nome_fantasia || ?) || razao_social)) ~~ ?)
--                 Bitmap Index Scan using cliente_por_codigo ((upper(codigo_cliente) ~>=~ ?) AND (upper(codigo_cliente) ~<~ ?))
--                 Bitmap Index Scan using cliente_por_depositante ((upper(codigo_depositante) ~>=~ ?) AND (upper(codigo_depositante) ~<~ ?))
--                 Bitmap Index Scan using cliente_por_documento ((cnpj_cpf ~>=~ ?) AND (cnpj_cpf ~<~ ?))
--       Subquery Scan
--         Limit
--           WindowAgg
--             Sort
--               Nested Loop
--                 Nested Loop
--                   Aggregate
--                     Append
--                       Subquery Scan
--                         Limit
--                           Sort
--                             Seq Scan on nota filter (chave_acesso ~~ ?)
--                       Subquery Scan
--                         Limit
--                           Sort
--                             Seq Scan on nota filter (emit_documento = ?)
--                       Subquery Scan
--                         Limit
--                           Sort
--                             Seq Scan on nota filter (sem_acento(emit_nome) ~~ ?)
--                   Seq Scan on nota
--                 Index Scan using cliente_pkey on cliente (id = nota.cliente_id)
--       Subquery Scan
--         Limit
--           Sort
--             Nested Loop
--               Nested Loop
--                 Aggregate
--                   Sort
--                     Append
--                       Subquery Scan
--                         Limit
--                           Index Scan using produto_por_inicio_do_codigo on produto ((upper(codigo_produto) ~>=~ ?) AND (upper(codigo_produto) ~<~ ?)) filter (ativo AND (upper(codigo_produto) ~~ ?))
--                       Subquery Scan
--                         Limit
--                           Index Scan using produto_por_inicio_do_omni on produto ((upper(codigo_omni) ~>=~ ?) AND (upper(codigo_omni) ~<~ ?)) filter (ativo AND (upper(codigo_omni) ~~ ?))
--                       Limit
--                         Bitmap Heap Scan on produto filter ativo
--                           Bitmap Index Scan using produto_busca (sem_acento(descricao) ~~ ?)
--                 Index Scan using produto_do_cliente on produto (id = "*SELECT* 1_2".id)
--               Index Scan using cliente_pkey on cliente (id = produto.cliente_id)
select tipo, dado
  from (( select 'clientes' as tipo, case when $1 in (upper(codigo_cliente),
    upper(codigo_depositante)) or cnpj_cpf = $2 then 0 when sem_acento(nome_fantasia) like sem_acento($3) then 1 else 2 end as ordem, nome_fantasia as nome, jsonb_build_object('id', id, 'nomeFantasia', nome_fantasia, 'cnpjCpf', cnpj_cpf, 'codigoCliente', codigo_cliente) as dado
  from cliente
  where ativo
  and true
  and (sem_acento(nome_fantasia || ' ' || razao_social) like sem_acento($4) or upper(codigo_cliente) like $5 or upper(codigo_depositante) like $6 or cnpj_cpf like $7)
  order by ordem, nome, id
  limit $8)
  union all ( select 'notas' as tipo, (row_number() over (order by achado.ordem, importada_em desc,
    nota.id desc))::int as ordem, '' as nome, jsonb_build_object('id', nota.id, 'chave', chave_acesso, 'numero',
    nota.numero, 'serie', nota.serie, 'emitente', coalesce(emit_nome, emit_documento), 'cliente', nome_fantasia,
    'situacao', situacao) as dado
  from (select id, min(ordem) as ordem
  from (( select id, 1 as ordem
  from nota
  where chave_acesso like $9
  and true
  order by importada_em desc, id desc
  limit $10)
  union all ( select id, 2 as ordem
  from nota
  where emit_documento = $11
  and true
  order by importada_em desc, id desc
  limit $12)
  union all ( select id, 2 as ordem
  from nota
  where sem_acento(emit_nome) like sem_acento($13)
  and true
  order by importada_em desc, id desc
  limit $14)) parte
  group by id) achado
  join nota on nota.id = achado.id
  join cliente on cliente.id = nota.cliente_id
  order by achado.ordem, importada_em desc, nota.id desc
  limit $15)
  union all ( select 'produtos' as tipo, achado.ordem, produto.descricao as nome, jsonb_build_object('id', produto.id,
    'codigoProduto', codigo_produto, 'descricao', descricao, 'codigoOmni', codigo_omni, 'codigoDepositante',
    codigo_depositante, 'unidade', unidade, 'inteiro', inteiro, 'codigoBarras', codigo_barras, 'cliente',
    nome_fantasia) as dado
  from (select id, min(ordem) as ordem
  from (( select id, case when upper(codigo_produto) = $16 then 0 else 1 end as ordem
  from produto
  where upper(codigo_produto) like $17
  and ativo
  and true
  order by upper(codigo_produto) using ~<~
  limit $18)
  union all ( select id, case when upper(codigo_omni) = $19 then 0 else 1 end as ordem
  from produto
  where upper(codigo_omni) like $20
  and ativo
  and true
  order by upper(codigo_omni) using ~<~
  limit $21)
  union all ( select id, 2
  from produto
  where sem_acento(descricao) like sem_acento($22)
  and ativo
  and true
  limit $23)) parte
  group by id) achado
  join produto on produto.id = achado.id
  join cliente on cliente.id = produto.cliente_id
  order by achado.ordem, produto.descricao, produto.id
  limit $24)) achado
  order by tipo, ordem, nome;

-- painel
--   Result
--     CTE limite: Limit
--       Sort
--         Seq Scan on configuracao
--     CTE aberto: Aggregate
--       Seq Scan on pedido_contagem filter ((status_alcis <> ?) AND (etapa <> ?))
--     CTE estagio: Nested Loop
--       CTE Scan on limite
--       Right Hash Join
--         CTE Scan on aberto
--         Hash
--           Values Scan
--       SubPlan 3: Aggregate
--         Index Only Scan using pedido_entrada_por_etapa on pedido_entrada ((cliente_id = ?) AND (etapa = "*VALUES*".column2) AND (desde < date_bin(?, "*VALUES*".column3, ?)))
--       SubPlan 4: Aggregate
--         Index Only Scan using pedido_aberto_desde on pedido ((etapa = "*VALUES*".column2) AND (status_desde < "*VALUES*".column3) AND (status_desde >= date_bin(?, "*VALUES*".column3, ?)))
--     InitPlan 8: Aggregate
--       Sort
--         CTE Scan on estagio
--       SubPlan 6: Limit
--         Result
--           Index Only Scan using pedido_aberto_ultimo on pedido (etapa = estagio.etapa) filter ((status_desde < estagio.entrou_antes) IS NOT TRUE)
--       SubPlan 7: Limit
--         Result
--           Index Only Scan using pedido_aberto_ultimo on pedido (etapa = estagio.etapa) filter (status_desde < estagio.entrou_antes)
--     InitPlan 9: Aggregate
--       Sort
--         Hash Join
--           Limit
--             Index Scan using pedido_pronto on pedido
--           Hash
--             Seq Scan on cliente
--     InitPlan 10: Aggregate
--       Index Only Scan using pedido_entrada_por_etapa on pedido_entrada ((cliente_id = ?) AND (etapa = ?) AND (desde = ?))
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
