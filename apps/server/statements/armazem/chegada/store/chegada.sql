-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/chegada/store/chegada.ts

-- clearContado
delete
  from "chegada_contado"
  where "nota_id" = $1
  and "posicao" = $2;

-- findChegada
--   cega: null
--   conferente: null
--   conferenteId: null
--   fechadaEm: null
--   finNFe: null
--   observacao: null
--   terminadaEm: null
--   tomadaEm: null
select nota.id as nota, nota.cliente_id as "clienteId", nota.numero, cliente.nome_fantasia as cliente,
    coalesce(nota.emit_nome, nota.emit_documento) as emitente, nota.situacao, nota.versao,
    nota.importada_em as "importadaEm", nota.inf_nfe #>> '{ide,finNFe}' as "finNFe",
    chegada.conferente_id as "conferenteId", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "chegada"."conferente_id") as conferente, chegada.tomada_em as "tomadaEm", chegada.cega,
    chegada.fechada_em as "fechadaEm", chegada.terminada_em as "terminadaEm", chegada.observacao
  from nota
  join cliente on cliente.id = nota.cliente_id
  left join chegada on chegada.nota_id = nota.id
  where nota.id = $1
  and "nota"."cliente_id" = $2;

select nota.id as nota, nota.cliente_id as "clienteId", nota.numero, cliente.nome_fantasia as cliente,
    coalesce(nota.emit_nome, nota.emit_documento) as emitente, nota.situacao, nota.versao,
    nota.importada_em as "importadaEm", nota.inf_nfe #>> '{ide,finNFe}' as "finNFe",
    chegada.conferente_id as "conferenteId", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "chegada"."conferente_id") as conferente, chegada.tomada_em as "tomadaEm", chegada.cega,
    chegada.fechada_em as "fechadaEm", chegada.terminada_em as "terminadaEm", chegada.observacao
  from nota
  join cliente on cliente.id = nota.cliente_id
  left join chegada on chegada.nota_id = nota.id
  where nota.id = $1
  and true;

-- findLinha
--   codigoBarras: null
--   contado[].avaria: boolean
--   contado[].lote: string
--   contado[].quantidade: number
--   contado[].validade: string
--   contado[]: object
--   prod.cEAN: string
--   prod.cEANTrib: string
--   prod.cfop: string
--   prod.cprod: string
--   prod.indTot: string
--   prod.ncm: string
--   prod.qTrib: number
--   prod.qcom: number
--   prod.rastro: array
--   prod.rastro[].cAgreg: string
--   prod.rastro[].dFab: string
--   prod.rastro[].dVal: string
--   prod.rastro[].nLote: string
--   prod.rastro[].qLote: number
--   prod.rastro[]: object
--   prod.uCom: string
--   prod.uTrib: string
--   prod.vUnCom: number
--   prod.vprod: number
--   prod.vunTrib: number
--   prod.xprod: string
select item.posicao, item.cfop, nota.inf_nfe -> 'det' -> item.posicao -> 'prod' as prod, item.fator,
    produto.codigo_produto as "codigoProduto", produto.codigo_omni as "codigoOmni",
    produto.codigo_barras as "codigoBarras", produto.descricao, produto.unidade, produto.inteiro,
    item.quantidade as esperado, coalesce((select json_agg(json_build_object('lote', lote, 'validade', validade,
    'avaria', avaria, 'quantidade', contado.quantidade)
  order by avaria, validade nulls last, lote)
  from chegada_contado contado
  where contado.nota_id = item.nota_id
  and contado.posicao = item.posicao), '[]') as contado
  from nota_item item
  join nota on nota.id = item.nota_id
  join produto on produto.id = item.produto_id
  where item.nota_id = $1
  and item.efeito = 'entrada'
  and item.posicao = $2
  order by item.posicao;

-- findMinha
--   fechadaEm: null
--   observacao: null
--   terminadaEm: null
select nota.id as nota, nota.cliente_id as "clienteId", nota.numero, cliente.nome_fantasia as cliente,
    coalesce(nota.emit_nome, nota.emit_documento) as emitente, nota.situacao, nota.versao,
    nota.importada_em as "importadaEm", nota.inf_nfe #>> '{ide,finNFe}' as "finNFe",
    chegada.conferente_id as "conferenteId", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "chegada"."conferente_id") as conferente, chegada.tomada_em as "tomadaEm", chegada.cega,
    chegada.fechada_em as "fechadaEm", chegada.terminada_em as "terminadaEm", chegada.observacao
  from nota
  join cliente on cliente.id = nota.cliente_id
  left join chegada on chegada.nota_id = nota.id
  where chegada.conferente_id = $1
  and chegada.terminada_em is null
  and true
  limit 1;

-- hasPergunta
select "id"
  from "nota_item"
  where "nota_id" = $1
  and "efeito" = $2
  limit $3;

-- listFila
--   cega: null
--   cfops[]: string
--   conferente: null
--   conferenteId: null
--   fechadaEm: null
--   observacao: null
--   terminadaEm: null
--   tomadaEm: null
select fila.*, soma.linhas, soma.contadas, soma.cfops
  from ( select nota.id as nota, nota.cliente_id as "clienteId", nota.numero, cliente.nome_fantasia as cliente,
    coalesce(nota.emit_nome, nota.emit_documento) as emitente, nota.situacao, nota.versao,
    nota.importada_em as "importadaEm", nota.inf_nfe #>> '{ide,finNFe}' as "finNFe",
    chegada.conferente_id as "conferenteId", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "chegada"."conferente_id") as conferente, chegada.tomada_em as "tomadaEm", chegada.cega,
    chegada.fechada_em as "fechadaEm", chegada.terminada_em as "terminadaEm", chegada.observacao
  from nota
  join cliente on cliente.id = nota.cliente_id
  left join chegada on chegada.nota_id = nota.id
  where nota.recebida_em is null
  and nota.cancelada_em is null
  and true ) fila
  cross join lateral ( select count(*)::integer as linhas, array_agg(distinct item.cfop) as cfops,
    count(*) filter (where exists (select
  from chegada_contado contado
  where contado.nota_id = item.nota_id
  and contado.posicao = item.posicao))::integer as contadas
  from nota_item item
  where item.nota_id = fila.nota
  and item.efeito = 'entrada') soma
  where soma.linhas > 0
  order by fila."importadaEm", fila.nota
  limit $1;

-- listLinhas
--   codigoBarras: null
--   contado[].avaria: boolean
--   contado[].lote: string
--   contado[].quantidade: number
--   contado[].validade: null
--   contado[].validade: string
--   contado[]: object
--   prod.cEAN: string
--   prod.cEANTrib: string
--   prod.cfop: string
--   prod.cprod: string
--   prod.indTot: string
--   prod.ncm: string
--   prod.qTrib: number
--   prod.qcom: number
--   prod.rastro: array
--   prod.rastro[].cAgreg: string
--   prod.rastro[].dFab: string
--   prod.rastro[].dVal: string
--   prod.rastro[].nLote: string
--   prod.rastro[].qLote: number
--   prod.rastro[]: object
--   prod.uCom: string
--   prod.uTrib: string
--   prod.vUnCom: number
--   prod.vprod: number
--   prod.vunTrib: number
--   prod.xprod: string
select item.posicao, item.cfop, nota.inf_nfe -> 'det' -> item.posicao -> 'prod' as prod, item.fator,
    produto.codigo_produto as "codigoProduto", produto.codigo_omni as "codigoOmni",
    produto.codigo_barras as "codigoBarras", produto.descricao, produto.unidade, produto.inteiro,
    item.quantidade as esperado, coalesce((select json_agg(json_build_object('lote', lote, 'validade', validade,
    'avaria', avaria, 'quantidade', contado.quantidade)
  order by avaria, validade nulls last, lote)
  from chegada_contado contado
  where contado.nota_id = item.nota_id
  and contado.posicao = item.posicao), '[]') as contado
  from nota_item item
  join nota on nota.id = item.nota_id
  join produto on produto.id = item.produto_id
  where item.nota_id = $1
  and item.efeito = 'entrada'
  and true
  order by item.posicao;

-- lockChegada
select nota_id
  from chegada
  where nota_id = $1 for update;

-- setContado
delete
  from "chegada_contado"
  where "nota_id" = $1
  and "posicao" = $2
  and "lote" = $3
  and "validade" is not distinct from $4
  and "avaria" = $5;

-- setContado 2
insert into "chegada_contado" ("nota_id", "posicao", "lote", "validade", "avaria", "quantidade")
  values ($1, $2, $3, $4, $5, $6)
  on conflict on constraint "chegada_contado_unico" do update
  set "quantidade" = $7;

-- setDevolvida
update "chegada"
  set "conferente_id" = $1, "tomada_em" = $2, "fechada_em" = $3
  where "nota_id" = $4;

-- setFechada
update "chegada"
  set "fechada_em" = $1
  where "nota_id" = $2;

-- setTerminada
update "chegada"
  set "terminada_em" = $1, "observacao" = $2
  where "nota_id" = $3;

-- setTomada
insert into "chegada" ("nota_id", "cliente_id", "conferente_id", "tomada_em", "cega", "fechada_em", "terminada_em")
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict ("nota_id") do update
  set "conferente_id" = $8, "tomada_em" = $9, "cega" = $10, "fechada_em" = $11, "terminada_em" = $12;
