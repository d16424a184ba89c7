-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ficha/store/relogio.ts

-- findFicha
--   donos[].id: number
--   donos[].nome: string
--   donos[].os: number
--   donos[].posto.id: number
--   donos[].posto.nomeFantasia: string
--   donos[].posto: object
--   donos[].ultimaEm: string
--   donos[]: object
--   fotos[].criadaEm: string
--   fotos[].fotos: array
--   fotos[].fotos[].contentType: string
--   fotos[].fotos[].filename: string
--   fotos[].fotos[].id: number
--   fotos[].fotos[].length: number
--   fotos[].fotos[].momento: string
--   fotos[].fotos[].rotulo: string
--   fotos[].fotos[]: object
--   fotos[].numero: string
--   fotos[].osId: number
--   fotos[]: object
--   mesmaSerie[].id: number
--   mesmaSerie[].modelo.codigo: string
--   mesmaSerie[].modelo.descricao: string
--   mesmaSerie[].modelo.fotoId: null
--   mesmaSerie[].modelo.id: number
--   mesmaSerie[].modelo.marca.id: number
--   mesmaSerie[].modelo.marca.nome: string
--   mesmaSerie[].modelo.marca: object
--   mesmaSerie[].modelo: object
--   mesmaSerie[]: object
--   modelo.codigo: string
--   modelo.descricao: string
--   modelo.fotoId: null
--   modelo.id: number
--   modelo.marca.id: number
--   modelo.marca.nome: string
--   modelo.marca: object
--   observacoes: null
--   os.abertas: number
--   os.pa: number
--   os.total: number
with minhas as materialized ( select os.id, os.os_type, os.status, os.criado_em, os.consumidor_id
  from ordem_servico os
  where os.relogio_id = $1
  and "os"."posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) ) select relogio.id, relogio.numero_serie as "numeroSerie",
    json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao', modelo_produto.descricao,
    'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId', modelo_produto.foto_id) as modelo,
    relogio.observacoes, relogio.ativo, (select json_build_object('total', count(*), 'pa',
    count(*) filter (where os_type = 'PA'), 'abertas', count(*) filter (where status not in ('ENTREGUE', 'ATENDIDA',
    'FINALIZADA', 'CANCELADA')))
  from minhas) as os, coalesce(( select json_agg(json_build_object('id', consumidor.id, 'nome', consumidor.nome, 'os',
    trouxe.os, 'ultimaEm', trouxe.ultima, 'posto', json_build_object('id', posto.id, 'nomeFantasia',
    posto.nome_fantasia))
  order by trouxe.ultima desc, consumidor.id)
  from (select consumidor_id, count(*) as os, max(criado_em) as ultima
  from minhas
  group by consumidor_id
  order by ultima desc
  limit 50) trouxe
  join consumidor on consumidor.id = trouxe.consumidor_id
  join posto_autorizado posto on posto.id = consumidor.posto_id), '[]') as donos,
    coalesce(( select json_agg(json_build_object('osId', nova.id, 'numero', nova.numero || '/' || nova.ano, 'criadaEm',
    nova.criado_em, 'fotos', ( select json_agg(json_build_object( 'id', arquivo.id, 'filename', arquivo.filename,
    'length', arquivo.length, 'contentType', arquivo.content_type, 'rotulo', arquivo.rotulo, 'momento',
    arquivo.momento)
  order by arquivo.id)
  from os_arquivo arquivo
  where arquivo.ordem_servico_id = nova.id
  and arquivo.tipo = 'FOTO'))
  order by nova.criado_em desc, nova.id desc)
  from (select os.id, os.numero, os.ano, os.criado_em
  from ordem_servico os
  where os.relogio_id = $4
  and "os"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)
  and not exists (select
  from consumidor
  where consumidor.id = os.consumidor_id
  and anonimizado_em is not null)
  and exists (select
  from os_arquivo
  where ordem_servico_id = os.id
  and tipo = 'FOTO')
  order by os.criado_em desc, os.id desc
  limit 6) nova), '[]') as fotos, (select coalesce(json_agg(json_build_object('id', gemeo.id, 'modelo', gemeo.modelo)
  order by gemeo.id), '[]')
  from (select outro.id, json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id) as modelo
  from relogio outro
  join modelo_produto on modelo_produto.id = outro.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where outro.numero_serie = relogio.numero_serie
  and outro.id <> relogio.id
  order by outro.id
  limit 20) gemeo) as "mesmaSerie"
  from relogio
  join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where relogio.id = $7;

with minhas as materialized ( select os.id, os.os_type, os.status, os.criado_em, os.consumidor_id
  from ordem_servico os
  where os.relogio_id = $1
  and true ) select relogio.id, relogio.numero_serie as "numeroSerie", json_build_object( 'id', modelo_produto.id,
    'codigo', modelo_produto.codigo, 'descricao', modelo_produto.descricao, 'marca', json_build_object('id', marca.id,
    'nome', marca.nome), 'fotoId', modelo_produto.foto_id) as modelo, relogio.observacoes, relogio.ativo,
    (select json_build_object('total', count(*), 'pa', count(*) filter (where os_type = 'PA'), 'abertas',
    count(*) filter (where status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA')))
  from minhas) as os, coalesce(( select json_agg(json_build_object('id', consumidor.id, 'nome', consumidor.nome, 'os',
    trouxe.os, 'ultimaEm', trouxe.ultima, 'posto', json_build_object('id', posto.id, 'nomeFantasia',
    posto.nome_fantasia))
  order by trouxe.ultima desc, consumidor.id)
  from (select consumidor_id, count(*) as os, max(criado_em) as ultima
  from minhas
  group by consumidor_id
  order by ultima desc
  limit 50) trouxe
  join consumidor on consumidor.id = trouxe.consumidor_id
  join posto_autorizado posto on posto.id = consumidor.posto_id), '[]') as donos,
    coalesce(( select json_agg(json_build_object('osId', nova.id, 'numero', nova.numero || '/' || nova.ano, 'criadaEm',
    nova.criado_em, 'fotos', ( select json_agg(json_build_object( 'id', arquivo.id, 'filename', arquivo.filename,
    'length', arquivo.length, 'contentType', arquivo.content_type, 'rotulo', arquivo.rotulo, 'momento',
    arquivo.momento)
  order by arquivo.id)
  from os_arquivo arquivo
  where arquivo.ordem_servico_id = nova.id
  and arquivo.tipo = 'FOTO'))
  order by nova.criado_em desc, nova.id desc)
  from (select os.id, os.numero, os.ano, os.criado_em
  from ordem_servico os
  where os.relogio_id = $2
  and true
  and not exists (select
  from consumidor
  where consumidor.id = os.consumidor_id
  and anonimizado_em is not null)
  and exists (select
  from os_arquivo
  where ordem_servico_id = os.id
  and tipo = 'FOTO')
  order by os.criado_em desc, os.id desc
  limit 6) nova), '[]') as fotos, (select coalesce(json_agg(json_build_object('id', gemeo.id, 'modelo', gemeo.modelo)
  order by gemeo.id), '[]')
  from (select outro.id, json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id) as modelo
  from relogio outro
  join modelo_produto on modelo_produto.id = outro.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where outro.numero_serie = relogio.numero_serie
  and outro.id <> relogio.id
  order by outro.id
  limit 20) gemeo) as "mesmaSerie"
  from relogio
  join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where relogio.id = $3;
