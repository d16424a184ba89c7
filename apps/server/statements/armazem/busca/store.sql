-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/busca/store.ts

-- searchPedidos
--   numeroPedidoCliente: null
with achado as (select id, min(ordem) as ordem
  from (( select id, case when upper(numero_pedido_cliente) = $1 then 1 else 3 end as ordem
  from pedido
  where upper(numero_pedido_cliente) like $2
  and "cliente_id" = $3
  order by upper(numero_pedido_cliente) using ~<~, numero_pedido desc
  limit $4)) parte
  group by id) select pedido.id, pedido.numero_pedido as "numeroPedido",
    pedido.numero_pedido_cliente as "numeroPedidoCliente", pedido.etapa, pedido.status_alcis as "statusAlcis",
    cliente.nome_fantasia as cliente
  from achado
  join pedido on pedido.id = achado.id
  join cliente on cliente.id = pedido.cliente_id
  order by achado.ordem, pedido.numero_pedido desc
  limit $5;

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

with achado as (select id, min(ordem) as ordem
  from ((select id, 0 as ordem
  from pedido
  where numero_pedido = $1::bigint
  and "cliente_id" = $2)
  union all ( select id, case when upper(numero_pedido_cliente) = $3 then 1 else 3 end as ordem
  from pedido
  where upper(numero_pedido_cliente) like $4
  and "cliente_id" = $5
  order by upper(numero_pedido_cliente) using ~<~, numero_pedido desc
  limit $6)) parte
  group by id) select pedido.id, pedido.numero_pedido as "numeroPedido",
    pedido.numero_pedido_cliente as "numeroPedidoCliente", pedido.etapa, pedido.status_alcis as "statusAlcis",
    cliente.nome_fantasia as cliente
  from achado
  join pedido on pedido.id = achado.id
  join cliente on cliente.id = pedido.cliente_id
  order by achado.ordem, pedido.numero_pedido desc
  limit $7;

with achado as (select id, min(ordem) as ordem
  from ((select id, 0 as ordem
  from pedido
  where numero_pedido = $1::bigint
  and "cliente_id" = $2)
  union all (select found.id, 2 as ordem
  from unnest($3::bigint[], $4::bigint[]) as faixa (de, ate)
  cross join lateral ( select id, numero_pedido
  from pedido
  where numero_pedido between faixa.de
  and faixa.ate
  and "cliente_id" = $5
  order by numero_pedido desc
  limit $6) found
  order by found.numero_pedido desc
  limit $7)
  union all ( select id, case when upper(numero_pedido_cliente) = $8 then 1 else 3 end as ordem
  from pedido
  where upper(numero_pedido_cliente) like $9
  and "cliente_id" = $10
  order by upper(numero_pedido_cliente) using ~<~, numero_pedido desc
  limit $11)) parte
  group by id) select pedido.id, pedido.numero_pedido as "numeroPedido",
    pedido.numero_pedido_cliente as "numeroPedidoCliente", pedido.etapa, pedido.status_alcis as "statusAlcis",
    cliente.nome_fantasia as cliente
  from achado
  join pedido on pedido.id = achado.id
  join cliente on cliente.id = pedido.cliente_id
  order by achado.ordem, pedido.numero_pedido desc
  limit $12;

with achado as (select id, min(ordem) as ordem
  from ((select id, 0 as ordem
  from pedido
  where numero_pedido = $1::bigint
  and true)
  union all ( select id, case when upper(numero_pedido_cliente) = $2 then 1 else 3 end as ordem
  from pedido
  where upper(numero_pedido_cliente) like $3
  and true
  order by upper(numero_pedido_cliente) using ~<~, numero_pedido desc
  limit $4)) parte
  group by id) select pedido.id, pedido.numero_pedido as "numeroPedido",
    pedido.numero_pedido_cliente as "numeroPedidoCliente", pedido.etapa, pedido.status_alcis as "statusAlcis",
    cliente.nome_fantasia as cliente
  from achado
  join pedido on pedido.id = achado.id
  join cliente on cliente.id = pedido.cliente_id
  order by achado.ordem, pedido.numero_pedido desc
  limit $5;

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

-- searchRecords
--   dado.chave: string
--   dado.cliente: string
--   dado.cnpjCpf: string
--   dado.codigoBarras: null
--   dado.codigoBarras: string
--   dado.codigoCliente: string
--   dado.codigoDepositante: string
--   dado.codigoOmni: string
--   dado.codigoProduto: string
--   dado.descricao: string
--   dado.emitente: string
--   dado.id: number
--   dado.inteiro: boolean
--   dado.nomeFantasia: string
--   dado.numero: number
--   dado.serie: number
--   dado.situacao: string
--   dado.unidade: string
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
  and serie = $10
  and true
  order by importada_em desc, id desc
  limit $11)
  union all ( select id, 2 as ordem
  from nota
  where sem_acento(emit_nome) like sem_acento($12)
  and true
  order by importada_em desc, id desc
  limit $13)) parte
  group by id) achado
  join nota on nota.id = achado.id
  join cliente on cliente.id = nota.cliente_id
  order by achado.ordem, importada_em desc, nota.id desc
  limit $14)
  union all ( select 'produtos' as tipo, achado.ordem, produto.descricao as nome, jsonb_build_object('id', produto.id,
    'codigoProduto', codigo_produto, 'descricao', descricao, 'codigoOmni', codigo_omni, 'codigoDepositante',
    codigo_depositante, 'unidade', unidade, 'inteiro', inteiro, 'codigoBarras', codigo_barras, 'cliente',
    nome_fantasia) as dado
  from (select id, min(ordem) as ordem
  from (( select id, case when upper(codigo_produto) = $15 then 0 else 1 end as ordem
  from produto
  where upper(codigo_produto) like $16
  and ativo
  and true
  order by upper(codigo_produto) using ~<~
  limit $17)
  union all ( select id, case when upper(codigo_omni) = $18 then 0 else 1 end as ordem
  from produto
  where upper(codigo_omni) like $19
  and ativo
  and true
  order by upper(codigo_omni) using ~<~
  limit $20)
  union all ( select id, 2
  from produto
  where sem_acento(descricao) like sem_acento($21)
  and ativo
  and true
  limit $22)) parte
  group by id) achado
  join produto on produto.id = achado.id
  join cliente on cliente.id = produto.cliente_id
  order by achado.ordem, produto.descricao, produto.id
  limit $23)) achado
  order by tipo, ordem, nome;

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
  union all (select id, 0
  from produto
  where codigo_barras = any ($22::text[])
  and ativo
  and true
  limit $23)
  union all ( select id, 2
  from produto
  where sem_acento(descricao) like sem_acento($24)
  and ativo
  and true
  limit $25)) parte
  group by id) achado
  join produto on produto.id = achado.id
  join cliente on cliente.id = produto.cliente_id
  order by achado.ordem, produto.descricao, produto.id
  limit $26)) achado
  order by tipo, ordem, nome;

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
  where emit_documento = $9
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

select tipo, dado
  from (( select 'notas' as tipo, (row_number() over (order by achado.ordem, importada_em desc,
    nota.id desc))::int as ordem, '' as nome, jsonb_build_object('id', nota.id, 'chave', chave_acesso, 'numero',
    nota.numero, 'serie', nota.serie, 'emitente', coalesce(emit_nome, emit_documento), 'cliente', nome_fantasia,
    'situacao', situacao) as dado
  from (select id, min(ordem) as ordem
  from (( select id, 0 as ordem
  from nota
  where numero = $1
  and "cliente_id" = $2
  order by importada_em desc, id desc
  limit $3)
  union all ( select id, 2 as ordem
  from nota
  where sem_acento(emit_nome) like sem_acento($4)
  and "cliente_id" = $5
  order by importada_em desc, id desc
  limit $6)) parte
  group by id) achado
  join nota on nota.id = achado.id
  join cliente on cliente.id = nota.cliente_id
  order by achado.ordem, importada_em desc, nota.id desc
  limit $7)) achado
  order by tipo, ordem, nome;

select tipo, dado
  from (( select 'notas' as tipo, (row_number() over (order by achado.ordem, importada_em desc,
    nota.id desc))::int as ordem, '' as nome, jsonb_build_object('id', nota.id, 'chave', chave_acesso, 'numero',
    nota.numero, 'serie', nota.serie, 'emitente', coalesce(emit_nome, emit_documento), 'cliente', nome_fantasia,
    'situacao', situacao) as dado
  from (select id, min(ordem) as ordem
  from (( select id, 1 as ordem
  from nota
  where chave_acesso like $1
  and "cliente_id" = $2
  order by importada_em desc, id desc
  limit $3)
  union all ( select id, 2 as ordem
  from nota
  where emit_documento = $4
  and "cliente_id" = $5
  order by importada_em desc, id desc
  limit $6)
  union all ( select id, 2 as ordem
  from nota
  where sem_acento(emit_nome) like sem_acento($7)
  and "cliente_id" = $8
  order by importada_em desc, id desc
  limit $9)) parte
  group by id) achado
  join nota on nota.id = achado.id
  join cliente on cliente.id = nota.cliente_id
  order by achado.ordem, importada_em desc, nota.id desc
  limit $10)) achado
  order by tipo, ordem, nome;

select tipo, dado
  from (( select 'notas' as tipo, (row_number() over (order by achado.ordem, importada_em desc,
    nota.id desc))::int as ordem, '' as nome, jsonb_build_object('id', nota.id, 'chave', chave_acesso, 'numero',
    nota.numero, 'serie', nota.serie, 'emitente', coalesce(emit_nome, emit_documento), 'cliente', nome_fantasia,
    'situacao', situacao) as dado
  from (select id, min(ordem) as ordem
  from (( select id, 2 as ordem
  from nota
  where sem_acento(emit_nome) like sem_acento($1)
  and "cliente_id" = $2
  order by importada_em desc, id desc
  limit $3)) parte
  group by id) achado
  join nota on nota.id = achado.id
  join cliente on cliente.id = nota.cliente_id
  order by achado.ordem, importada_em desc, nota.id desc
  limit $4)) achado
  order by tipo, ordem, nome;

select tipo, dado
  from (( select 'notas' as tipo, (row_number() over (order by achado.ordem, importada_em desc,
    nota.id desc))::int as ordem, '' as nome, jsonb_build_object('id', nota.id, 'chave', chave_acesso, 'numero',
    nota.numero, 'serie', nota.serie, 'emitente', coalesce(emit_nome, emit_documento), 'cliente', nome_fantasia,
    'situacao', situacao) as dado
  from (select id, min(ordem) as ordem
  from (( select id, 2 as ordem
  from nota
  where sem_acento(emit_nome) like sem_acento($1)
  and true
  order by importada_em desc, id desc
  limit $2)) parte
  group by id) achado
  join nota on nota.id = achado.id
  join cliente on cliente.id = nota.cliente_id
  order by achado.ordem, importada_em desc, nota.id desc
  limit $3)) achado
  order by tipo, ordem, nome;

select tipo, dado
  from (( select 'produtos' as tipo, achado.ordem, produto.descricao as nome, jsonb_build_object('id', produto.id,
    'codigoProduto', codigo_produto, 'descricao', descricao, 'codigoOmni', codigo_omni, 'codigoDepositante',
    codigo_depositante, 'unidade', unidade, 'inteiro', inteiro, 'codigoBarras', codigo_barras, 'cliente',
    nome_fantasia) as dado
  from (select id, min(ordem) as ordem
  from (( select id, case when upper(codigo_produto) = $1 then 0 else 1 end as ordem
  from produto
  where upper(codigo_produto) like $2
  and ativo
  and "cliente_id" = $3
  order by upper(codigo_produto) using ~<~
  limit $4)
  union all ( select id, case when upper(codigo_omni) = $5 then 0 else 1 end as ordem
  from produto
  where upper(codigo_omni) like $6
  and ativo
  and "cliente_id" = $7
  order by upper(codigo_omni) using ~<~
  limit $8)
  union all ( select id, 2
  from produto
  where sem_acento(descricao) like sem_acento($9)
  and ativo
  and "cliente_id" = $10
  limit $11)) parte
  group by id) achado
  join produto on produto.id = achado.id
  join cliente on cliente.id = produto.cliente_id
  order by achado.ordem, produto.descricao, produto.id
  limit $12)) achado
  order by tipo, ordem, nome;

select tipo, dado
  from (( select 'produtos' as tipo, achado.ordem, produto.descricao as nome, jsonb_build_object('id', produto.id,
    'codigoProduto', codigo_produto, 'descricao', descricao, 'codigoOmni', codigo_omni, 'codigoDepositante',
    codigo_depositante, 'unidade', unidade, 'inteiro', inteiro, 'codigoBarras', codigo_barras, 'cliente',
    nome_fantasia) as dado
  from (select id, min(ordem) as ordem
  from (( select id, case when upper(codigo_produto) = $1 then 0 else 1 end as ordem
  from produto
  where upper(codigo_produto) like $2
  and ativo
  and "cliente_id" = $3
  order by upper(codigo_produto) using ~<~
  limit $4)
  union all ( select id, case when upper(codigo_omni) = $5 then 0 else 1 end as ordem
  from produto
  where upper(codigo_omni) like $6
  and ativo
  and "cliente_id" = $7
  order by upper(codigo_omni) using ~<~
  limit $8)
  union all (select id, 0
  from produto
  where codigo_barras = any ($9::text[])
  and ativo
  and "cliente_id" = $10
  limit $11)
  union all ( select id, 2
  from produto
  where sem_acento(descricao) like sem_acento($12)
  and ativo
  and "cliente_id" = $13
  limit $14)) parte
  group by id) achado
  join produto on produto.id = achado.id
  join cliente on cliente.id = produto.cliente_id
  order by achado.ordem, produto.descricao, produto.id
  limit $15)) achado
  order by tipo, ordem, nome;
