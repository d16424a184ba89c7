-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/pedido/store/read.ts

-- findClientePedido
/* preparado */ select cliente.id as "clienteId", cliente.nome_fantasia as "nomeFantasia",
    cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", cliente.fefo, cliente.permite_vencido as "permiteVencido",
    configuracao.tempo_separacao as "tempoSeparacao", configuracao.tempo_faturar as "tempoFaturar"
  from cliente
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  where cliente.id = $1
  and "cliente"."id" = $2;

/* preparado */ select cliente.id as "clienteId", cliente.nome_fantasia as "nomeFantasia",
    cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante", cliente.fefo, cliente.permite_vencido as "permiteVencido",
    configuracao.tempo_separacao as "tempoSeparacao", configuracao.tempo_faturar as "tempoFaturar"
  from cliente
  cross join (select tempo_separacao, tempo_faturar
  from configuracao
  order by id desc
  limit 1) as configuracao
  where cliente.id = $1
  and true;

-- findPedido
--   alteradoPor: null
--   anexos[].campo: string
--   anexos[].chave: string
--   anexos[].contentType: string
--   anexos[].filename: string
--   anexos[].id: number
--   anexos[].length: number
--   anexos[].sha256: string
--   anexos[]: object
--   dataExpedicao: null
--   itens[].id: number
--   itens[].lote: string
--   itens[].produto.codigoDepositante: string
--   itens[].produto.codigoOmni: string
--   itens[].produto.codigoProduto: string
--   itens[].produto.descricao: string
--   itens[].produto.id: number
--   itens[].produto.inteiro: boolean
--   itens[].produto.unidade: string
--   itens[].produto: object
--   itens[].quantidade: number
--   itens[].saldoId: number
--   itens[].validade: null
--   itens[].validade: string
--   itens[]: object
--   numeroPedidoCliente: null
--   observacoes: null
--   statusDesde: null
--   transportadora: null
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
  and "pedido"."cliente_id" = $2;

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

-- findPedidos
--   dataExpedicao: null
--   itens[].id: number
--   itens[].lote: string
--   itens[].produto.codigoDepositante: string
--   itens[].produto.codigoOmni: string
--   itens[].produto.codigoProduto: string
--   itens[].produto.descricao: string
--   itens[].produto.id: number
--   itens[].produto.inteiro: boolean
--   itens[].produto.unidade: string
--   itens[].produto: object
--   itens[].quantidade: number
--   itens[].saldoId: number
--   itens[].validade: string
--   itens[]: object
--   numeroPedidoCliente: null
--   observacoes: null
--   statusDesde: null
--   transportadora: null
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
  where pedido.id = any ($1::bigint[])
  and "pedido"."cliente_id" = $2
  order by pedido.id;

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
  where pedido.id = any ($1::bigint[])
  and true
  order by pedido.id;

-- listPassagens
select case mudanca ->> 'campo' when 'status' then mudanca ->> 'para' else 'EXPEDIDO' end as situacao,
    auditoria.criado_em as em
  from auditoria
  cross join lateral jsonb_array_elements(auditoria.mudancas) as mudanca
  where auditoria.entidade = 'pedido'
  and auditoria.entidade_id = $1
  and (mudanca ->> 'campo' = 'status' or (mudanca ->> 'campo' = 'statusAlcis'
  and mudanca ->> 'para' = 'expedido'))
  order by auditoria.id;

-- lockPedido
--   alteradoPor: null
--   anexos[].campo: string
--   anexos[].chave: string
--   anexos[].contentType: string
--   anexos[].filename: string
--   anexos[].id: number
--   anexos[].length: number
--   anexos[].sha256: string
--   anexos[]: object
--   dataExpedicao: null
--   itens[].id: number
--   itens[].lote: string
--   itens[].produto.codigoDepositante: string
--   itens[].produto.codigoOmni: string
--   itens[].produto.codigoProduto: string
--   itens[].produto.descricao: string
--   itens[].produto.id: number
--   itens[].produto.inteiro: boolean
--   itens[].produto.unidade: string
--   itens[].produto: object
--   itens[].quantidade: number
--   itens[].saldoId: number
--   itens[].validade: null
--   itens[].validade: string
--   itens[]: object
--   numeroPedidoCliente: null
--   observacoes: null
--   statusDesde: null
--   transportadora: null
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
  and "pedido"."cliente_id" = $2 for update of pedido;

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
  and true for update of pedido;

-- lockPedidos
select 1
  from pedido
  where id = any ($1::bigint[])
  and "cliente_id" = $2
  order by id for update;

select 1
  from pedido
  where id = any ($1::bigint[])
  and true
  order by id for update;

-- nextNumero
select case when is_called then last_value + 1 else last_value end as numero
  from pedido_numero;
