-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/inspecao/store.ts

-- deleteInspecoes
delete
  from "inspecao"
  where "recebimento_id" = $1;

-- hasDecisao
select "id"
  from "inspecao"
  where "recebimento_id" = $1
  and "decidido" > $2
  limit $3;

-- insertBloqueio
insert into inspecao (saldo_id, produto_id, cliente_id, nota_id, recebimento_id, origem, quantidade, motivo,
    recebida_por, recebida_em) select $1, produto_id, cliente_id, nota_id, recebimento_id, 'BLOQUEIO', $2, $3, $4, $5
  from inspecao
  where id = $6;

-- insertDecisao
with soma as (update inspecao
  set decidido = decidido + $1
  where id = $2) insert into inspecao_decisao (inspecao_id, recebida_por, origem, decisao, quantidade, motivo,
    decidida_por, decidida_em)
  values ($3, $4, $5, $6, $7, $8, $9, $10);

-- insertInspecoes
insert into "inspecao" ("saldo_id", "produto_id", "cliente_id", "nota_id", "recebimento_id", "origem", "quantidade",
    "recebida_por", "recebida_em")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- listAbertas
--   motivo: null
--   validade: null
select inspecao.id, inspecao.origem, inspecao.cliente_id as "clienteId", cliente.nome_fantasia as cliente,
    produto.id as produto, produto.versao as "produtoVersao", produto.codigo_produto as "codigoProduto",
    produto.descricao, produto.unidade, produto.inteiro, saldo.id as saldo, saldo.condicao, saldo.lote, saldo.validade,
    inspecao.motivo, nota.id as "notaId", nota.numero, inspecao.recebimento_id as "recebimentoId", inspecao.quantidade,
    inspecao.decidido, inspecao.recebida_por as "recebidaPorId", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "inspecao"."recebida_por") as "recebidaPor", inspecao.recebida_em as "recebidaEm",
    coalesce((select json_agg(json_build_object('decisao', decisao, 'quantidade', decidida.quantidade, 'motivo',
    motivo, 'por', (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "decidida"."decidida_por"), 'em', decidida_em)
  order by decidida.id)
  from inspecao_decisao decidida
  where decidida.inspecao_id = inspecao.id), '[]') as decisoes
  from inspecao
  join saldo on saldo.id = inspecao.saldo_id
  join produto on produto.id = inspecao.produto_id
  join cliente on cliente.id = inspecao.cliente_id
  left join nota on nota.id = inspecao.nota_id
  where inspecao.aberta
  and inspecao.origem <> 'BLOQUEIO'
  and true
  order by inspecao.recebida_em, inspecao.id
  limit $1;

-- listBloqueadas
--   notaId: null
--   numero: null
--   recebimentoId: null
select inspecao.id, inspecao.origem, inspecao.cliente_id as "clienteId", cliente.nome_fantasia as cliente,
    produto.id as produto, produto.versao as "produtoVersao", produto.codigo_produto as "codigoProduto",
    produto.descricao, produto.unidade, produto.inteiro, saldo.id as saldo, saldo.condicao, saldo.lote, saldo.validade,
    inspecao.motivo, nota.id as "notaId", nota.numero, inspecao.recebimento_id as "recebimentoId", inspecao.quantidade,
    inspecao.decidido, inspecao.recebida_por as "recebidaPorId", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "inspecao"."recebida_por") as "recebidaPor", inspecao.recebida_em as "recebidaEm",
    coalesce((select json_agg(json_build_object('decisao', decisao, 'quantidade', decidida.quantidade, 'motivo',
    motivo, 'por', (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "decidida"."decidida_por"), 'em', decidida_em)
  order by decidida.id)
  from inspecao_decisao decidida
  where decidida.inspecao_id = inspecao.id), '[]') as decisoes
  from inspecao
  join saldo on saldo.id = inspecao.saldo_id
  join produto on produto.id = inspecao.produto_id
  join cliente on cliente.id = inspecao.cliente_id
  left join nota on nota.id = inspecao.nota_id
  where inspecao.aberta
  and inspecao.origem = 'BLOQUEIO'
  and true
  order by inspecao.recebida_em, inspecao.id
  limit $1;

-- listDecididas
--   decisoes[].decisao: string
--   decisoes[].em: string
--   decisoes[].motivo: string
--   decisoes[].por: string
--   decisoes[].quantidade: number
--   decisoes[]: object
--   motivo: null
select inspecao.id, inspecao.origem, inspecao.cliente_id as "clienteId", cliente.nome_fantasia as cliente,
    produto.id as produto, produto.versao as "produtoVersao", produto.codigo_produto as "codigoProduto",
    produto.descricao, produto.unidade, produto.inteiro, saldo.id as saldo, saldo.condicao, saldo.lote, saldo.validade,
    inspecao.motivo, nota.id as "notaId", nota.numero, inspecao.recebimento_id as "recebimentoId", inspecao.quantidade,
    inspecao.decidido, inspecao.recebida_por as "recebidaPorId", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "inspecao"."recebida_por") as "recebidaPor", inspecao.recebida_em as "recebidaEm",
    coalesce((select json_agg(json_build_object('decisao', decisao, 'quantidade', decidida.quantidade, 'motivo',
    motivo, 'por', (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "decidida"."decidida_por"), 'em', decidida_em)
  order by decidida.id)
  from inspecao_decisao decidida
  where decidida.inspecao_id = inspecao.id), '[]') as decisoes
  from inspecao
  join saldo on saldo.id = inspecao.saldo_id
  join produto on produto.id = inspecao.produto_id
  join cliente on cliente.id = inspecao.cliente_id
  left join nota on nota.id = inspecao.nota_id
  where not inspecao.aberta
  and true
  order by inspecao.id desc
  limit $1;

-- lockInspecao
select id
  from inspecao
  where id = $1
  and true for update;

-- lockInspecao 2
--   decisoes[].decisao: string
--   decisoes[].em: string
--   decisoes[].motivo: string
--   decisoes[].por: string
--   decisoes[].quantidade: number
--   decisoes[]: object
--   motivo: null
select inspecao.id, inspecao.origem, inspecao.cliente_id as "clienteId", cliente.nome_fantasia as cliente,
    produto.id as produto, produto.versao as "produtoVersao", produto.codigo_produto as "codigoProduto",
    produto.descricao, produto.unidade, produto.inteiro, saldo.id as saldo, saldo.condicao, saldo.lote, saldo.validade,
    inspecao.motivo, nota.id as "notaId", nota.numero, inspecao.recebimento_id as "recebimentoId", inspecao.quantidade,
    inspecao.decidido, inspecao.recebida_por as "recebidaPorId", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "inspecao"."recebida_por") as "recebidaPor", inspecao.recebida_em as "recebidaEm",
    coalesce((select json_agg(json_build_object('decisao', decisao, 'quantidade', decidida.quantidade, 'motivo',
    motivo, 'por', (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "decidida"."decidida_por"), 'em', decidida_em)
  order by decidida.id)
  from inspecao_decisao decidida
  where decidida.inspecao_id = inspecao.id), '[]') as decisoes
  from inspecao
  join saldo on saldo.id = inspecao.saldo_id
  join produto on produto.id = inspecao.produto_id
  join cliente on cliente.id = inspecao.cliente_id
  left join nota on nota.id = inspecao.nota_id
  where inspecao.id = $1
  and true;
