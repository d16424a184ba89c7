-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/contagem/store/linhas.ts

-- clearPedidas
update "contagem_linha"
  set "motivo" = $1, "pedida_por" = $2
  where "id" in ($3);

-- deleteSegundas
delete
  from "contagem_conta"
  where "linha_id" in ($1)
  and "vez" = $2;

-- findMomento
select saldo.quantidade - coalesce((select sum(fisico)
  from movimento
  where saldo_id = saldo.id
  and criado_em > $1), 0) as sistema, coalesce((select sum(linha.separado)
  from separacao_linha linha
  join pedido on pedido.id = linha.pedido_id
  where linha.saldo_id = saldo.id
  and pedido.etapa = 'EM_SEPARACAO'
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO'), 0) + coalesce((select sum(item.quantidade)
  from pedido_item item
  join pedido on pedido.id = item.pedido_id
  where item.saldo_id = saldo.id
  and pedido.etapa in ('A_FATURAR', 'FATURADO')
  and "pedido"."status_alcis" <> 'expedido'
  and "pedido"."etapa" <> 'CANCELADO'), 0) as separado
  from saldo
  where id = $2;

-- insertConta
insert into "contagem_conta" ("linha_id", "vez", "quantidade", "sistema", "separado", "contada_por", "contada_em")
  values ($1, $2, $3, $4, $5, $6, $7);

-- listLinhas
--   aprovadaEm: null
--   aprovadaPor: null
--   codigoBarras: null
--   endereco: null
--   motivo: null
--   pedidaPor: null
--   pedidaPorId: null
--   primeira.em: string
--   primeira.por: string
--   primeira.porId: number
--   primeira.quantidade: number
--   primeira.separado: number
--   primeira.sistema: number
--   primeira: null
--   segunda.em: string
--   segunda.por: string
--   segunda.porId: number
--   segunda.quantidade: number
--   segunda.separado: number
--   segunda.sistema: number
--   segunda: null
--   validade: null
select linha.id, linha.saldo_id as saldo, linha.produto_id as produto, cliente.nome_fantasia as cliente,
    produto.codigo_produto as "codigoProduto", produto.codigo_omni as "codigoOmni",
    produto.codigo_barras as "codigoBarras", produto.descricao, produto.unidade, produto.inteiro, saldo.lote,
    saldo.validade, saldo.endereco, (select json_build_object('quantidade', conta.quantidade, 'sistema', conta.sistema,
    'separado', conta.separado, 'porId', conta.contada_por, 'por', (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "conta"."contada_por"), 'em', conta.contada_em)
  from contagem_conta conta
  where conta.linha_id = linha.id
  and conta.vez = 1) as primeira, (select json_build_object('quantidade', conta.quantidade, 'sistema', conta.sistema,
    'separado', conta.separado, 'porId', conta.contada_por, 'por', (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "conta"."contada_por"), 'em', conta.contada_em)
  from contagem_conta conta
  where conta.linha_id = linha.id
  and conta.vez = 2) as segunda, linha.motivo, linha.pedida_por as "pedidaPorId", (select coalesce(nome_exibicao,
    nome)
  from usuario
  where id = "linha"."pedida_por") as "pedidaPor", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "linha"."aprovada_por") as "aprovadaPor", linha.aprovada_em as "aprovadaEm"
  from contagem_linha linha
  join saldo on saldo.id = linha.saldo_id
  join produto on produto.id = linha.produto_id
  join cliente on cliente.id = linha.cliente_id
  where linha.contagem_id = $1
  and true
  order by linha.ordem;

-- lockLinha
select 1
  from contagem_linha
  where id = $1
  and contagem_id = $2
  and true for update;

-- lockLinha 2
--   aprovadaEm: null
--   aprovadaPor: null
--   codigoBarras: null
--   endereco: null
--   motivo: null
--   pedidaPor: null
--   pedidaPorId: null
--   primeira.em: string
--   primeira.por: string
--   primeira.porId: number
--   primeira.quantidade: number
--   primeira.separado: number
--   primeira.sistema: number
--   primeira: null
--   segunda: null
--   validade: null
select linha.id, linha.saldo_id as saldo, linha.produto_id as produto, cliente.nome_fantasia as cliente,
    produto.codigo_produto as "codigoProduto", produto.codigo_omni as "codigoOmni",
    produto.codigo_barras as "codigoBarras", produto.descricao, produto.unidade, produto.inteiro, saldo.lote,
    saldo.validade, saldo.endereco, (select json_build_object('quantidade', conta.quantidade, 'sistema', conta.sistema,
    'separado', conta.separado, 'porId', conta.contada_por, 'por', (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "conta"."contada_por"), 'em', conta.contada_em)
  from contagem_conta conta
  where conta.linha_id = linha.id
  and conta.vez = 1) as primeira, (select json_build_object('quantidade', conta.quantidade, 'sistema', conta.sistema,
    'separado', conta.separado, 'porId', conta.contada_por, 'por', (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "conta"."contada_por"), 'em', conta.contada_em)
  from contagem_conta conta
  where conta.linha_id = linha.id
  and conta.vez = 2) as segunda, linha.motivo, linha.pedida_por as "pedidaPorId", (select coalesce(nome_exibicao,
    nome)
  from usuario
  where id = "linha"."pedida_por") as "pedidaPor", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "linha"."aprovada_por") as "aprovadaPor", linha.aprovada_em as "aprovadaEm"
  from contagem_linha linha
  join saldo on saldo.id = linha.saldo_id
  join produto on produto.id = linha.produto_id
  join cliente on cliente.id = linha.cliente_id
  where linha.contagem_id = $1
  and linha.id = $2
  and true
  order by linha.ordem;

-- setAprovadas
update "contagem_linha"
  set "aprovada_por" = $1, "aprovada_em" = $2
  where "id" in ($3);

-- setPedidas
update contagem_linha linha
  set motivo = pedida.motivo, pedida_por = $1
  from unnest($2::bigint[], $3::text[]) as pedida (id, motivo)
  where linha.id = pedida.id;
