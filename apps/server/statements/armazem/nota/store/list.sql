-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/nota/store/list.ts

-- countNotas
select count(*) as total
  from nota
  where true;

select count(*) as total
  from nota
  where true
  and (nota.emit_documento = $1 or sem_acento(nota.emit_nome) like sem_acento($2));

select count(*) as total
  from nota
  where true
  and nota.chave_acesso like $1;

select count(*) as total
  from nota
  where true
  and nota.cliente_id = $1;

select count(*) as total
  from nota
  where true
  and nota.emissao >= $1;

select count(*) as total
  from nota
  where true
  and nota.emissao >= $1
  and nota.emissao < $2;

select count(*) as total
  from nota
  where true
  and nota.numero = $1::bigint;

select count(*) as total
  from nota
  where true
  and nota.numero = $1::bigint
  and nota.serie = $2::integer;

select count(*) as total
  from nota
  where true
  and nota.pedido_id = (select id
  from pedido
  where numero_pedido = $1
  and true);

select count(*) as total
  from nota
  where true
  and nota.situacao = $1;

-- listNotaIds
--   ids[]: number
select array( select nota.id
  from nota
  where true
  and (nota.emit_documento = $1 or sem_acento(nota.emit_nome) like sem_acento($2))
  order by "nota"."importada_em" desc , nota.id desc
  limit $3 offset $4) as ids;

select array( select nota.id
  from nota
  where true
  and nota.chave_acesso like $1
  order by "nota"."importada_em" desc , nota.id desc
  limit $2 offset $3) as ids;

select array( select nota.id
  from nota
  where true
  and nota.cliente_id = $1
  order by "nota"."importada_em" desc , nota.id desc
  limit $2 offset $3) as ids;

select array( select nota.id
  from nota
  where true
  and nota.emissao >= $1
  and nota.emissao < $2
  order by "nota"."importada_em" desc , nota.id desc
  limit $3 offset $4) as ids;

select array( select nota.id
  from nota
  where true
  and nota.emissao >= $1
  order by "nota"."importada_em" desc , nota.id desc
  limit $2 offset $3) as ids;

select array( select nota.id
  from nota
  where true
  and nota.numero = $1::bigint
  and nota.serie = $2::integer
  order by "nota"."importada_em" desc , nota.id desc
  limit $3 offset $4) as ids;

select array( select nota.id
  from nota
  where true
  and nota.numero = $1::bigint
  order by "nota"."importada_em" desc , nota.id desc
  limit $2 offset $3) as ids;

select array( select nota.id
  from nota
  where true
  and nota.pedido_id = (select id
  from pedido
  where numero_pedido = $1
  and true)
  order by "nota"."importada_em" desc , nota.id desc
  limit $2 offset $3) as ids;

select array( select nota.id
  from nota
  where true
  and nota.situacao = $1
  order by "nota"."importada_em" desc , nota.id desc
  limit $2 offset $3) as ids;

select array( select nota.id
  from nota
  where true
  order by "nota"."importada_em" desc , nota.id desc
  limit $1 offset $2) as ids;

select array( select nota.id
  from nota
  where true
  order by "nota"."numero" asc , nota.id asc
  limit $1 offset $2) as ids;

-- listNotasById
--   canceladaEm: null
--   destNome: null
--   efeitos[]: string
--   emitNome: null
--   numeroPedido: null
--   pedidoId: null
--   recebidaEm: null
--   valorTotal: null
select nota.id, nota.chave_acesso as chave, nota.numero, nota.serie, nota.emit_documento as "emitDocumento",
    nota.emit_nome as "emitNome", nota.dest_documento as "destDocumento", nota.dest_nome as "destNome", nota.situacao,
    array(select distinct efeito
  from nota_item
  where nota_item.nota_id = nota.id
  order by efeito) as efeitos, coalesce((select chegada_scanner
  from configuracao
  order by id desc
  limit 1), false) as "chegadaLigada", nota.pedido_id as "pedidoId", pedido.numero_pedido as "numeroPedido",
    nota.versao, nota.emissao as "emissao", nota.valor_total as "valorTotal", nota.linhas as "linhas",
    nota.avisos as "avisos", nota.importada_em as "importadaEm", nota.recebida_em as "recebidaEm",
    nota.cancelada_em as "canceladaEm", cliente.id as "clienteId", cliente.nome_fantasia as "nomeFantasia",
    cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
    cliente.codigo_depositante as "codigoDepositante"
  from unnest($1::bigint[]) with ordinality as pedida (id, ordem)
  join nota on nota.id = pedida.id
  join cliente on cliente.id = nota.cliente_id
  left join pedido on pedido.id = nota.pedido_id
  where true
  order by ordem;
