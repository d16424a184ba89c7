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
--   mesmaSerie[].versao: number
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
--   unidos[].em: string
--   unidos[].id: number
--   unidos[].motivo: string
--   unidos[].nome: string
--   unidos[].ordens: number
--   unidos[].por: string
--   unidos[]: object
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
  limit 6) nova), '[]') as fotos, (select coalesce(json_agg(json_build_object('id', gemeo.id, 'modelo', gemeo.modelo,
    'versao', gemeo.versao)
  order by gemeo.id), '[]')
  from (select outro.id, outro.versao, json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo,
    'descricao', modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id) as modelo
  from relogio outro
  join modelo_produto on modelo_produto.id = outro.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where outro.numero_serie = relogio.numero_serie
  and outro.id <> relogio.id
  and outro.unido_a_id is null
  order by outro.id
  limit 20) gemeo) as "mesmaSerie", coalesce(( select json_agg(json_build_object('id', unido.id, 'nome',
    modelo_do_unido.descricao, 'em', uniao.em, 'motivo', uniao.motivo, 'por', coalesce(quem.nome_exibicao, quem.nome),
    'ordens', cardinality(uniao.ordens))
  order by uniao.em desc, unido.id desc)
  from relogio unido
  join relogio_uniao uniao on uniao.unido_id = unido.id
  join modelo_produto modelo_do_unido on modelo_do_unido.id = unido.modelo_produto_id
  join usuario quem on quem.id = uniao.por
  where unido.unido_a_id = $7), '[]') as unidos, relogio.versao
  from relogio
  join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where relogio.id = $8;

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
  limit 6) nova), '[]') as fotos, (select coalesce(json_agg(json_build_object('id', gemeo.id, 'modelo', gemeo.modelo,
    'versao', gemeo.versao)
  order by gemeo.id), '[]')
  from (select outro.id, outro.versao, json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo,
    'descricao', modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id) as modelo
  from relogio outro
  join modelo_produto on modelo_produto.id = outro.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where outro.numero_serie = relogio.numero_serie
  and outro.id <> relogio.id
  and outro.unido_a_id is null
  order by outro.id
  limit 20) gemeo) as "mesmaSerie", coalesce(( select json_agg(json_build_object('id', unido.id, 'nome',
    modelo_do_unido.descricao, 'em', uniao.em, 'motivo', uniao.motivo, 'por', coalesce(quem.nome_exibicao, quem.nome),
    'ordens', cardinality(uniao.ordens))
  order by uniao.em desc, unido.id desc)
  from relogio unido
  join relogio_uniao uniao on uniao.unido_id = unido.id
  join modelo_produto modelo_do_unido on modelo_do_unido.id = unido.modelo_produto_id
  join usuario quem on quem.id = uniao.por
  where unido.unido_a_id = $3), '[]') as unidos, relogio.versao
  from relogio
  join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where relogio.id = $4;

-- findQualFicou
select coalesce(unido_a_id, id) as "ficou"
  from "relogio"
  where "id" = $1;
