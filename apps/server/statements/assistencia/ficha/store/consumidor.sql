-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ficha/store/consumidor.ts

-- findFicha
--   cidade: null
--   cnpjCpf: null
--   consertos[].em: string
--   consertos[].numero: string
--   consertos[].osId: number
--   consertos[].osType: string
--   consertos[].relogio: null
--   consertos[].relogio: string
--   consertos[]: object
--   emOutrosPostos[].id: number
--   emOutrosPostos[].os: number
--   emOutrosPostos[].posto.id: number
--   emOutrosPostos[].posto.nomeFantasia: string
--   emOutrosPostos[].posto: object
--   emOutrosPostos[]: object
--   email: null
--   estado: null
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
--   gasto[].ano: number
--   gasto[].valor: number
--   gasto[]: object
--   os.abertas: number
--   os.pa: number
--   os.total: number
--   posto.id: number
--   posto.nomeFantasia: string
--   relogios[].dataNotaFiscal: null
--   relogios[].dataNotaFiscal: string
--   relogios[].entregueEm: null
--   relogios[].entregueEm: string
--   relogios[].garantiaDesde: null
--   relogios[].id: number
--   relogios[].mesesGarantia: number
--   relogios[].modelo.codigo: string
--   relogios[].modelo.descricao: string
--   relogios[].modelo.fotoId: null
--   relogios[].modelo.id: number
--   relogios[].modelo.marca.id: number
--   relogios[].modelo.marca.nome: string
--   relogios[].modelo.marca: object
--   relogios[].modelo: object
--   relogios[].numeroSerie: string
--   relogios[].os: number
--   relogios[].ultimaEm: string
--   relogios[].venda: null
--   relogios[]: object
--   telefone: null
--   tipoTelefone: null
--   unidos[].em: string
--   unidos[].id: number
--   unidos[].motivo: string
--   unidos[].nome: string
--   unidos[].ordens: number
--   unidos[].por: string
--   unidos[]: object
with minhas as materialized ( select id, ano, numero, os_type, status, criado_em, relogio_id, data_entrega_relogio,
    status_desde
  from ordem_servico
  where consumidor_id = $1 ), vindos as materialized ( select relogio_id, count(*) as os, max(criado_em) as ultima
  from minhas
  where relogio_id is not null
  group by relogio_id
  order by ultima desc, relogio_id
  limit 50 ) select consumidor.id, consumidor.nome, consumidor.tipo_pessoa as "tipoPessoa",
    consumidor.cnpj_cpf as "cnpjCpf", consumidor.email, consumidor.telefone,
    consumidor.tipo_telefone as "tipoTelefone", consumidor.cidade, consumidor.estado, consumidor.ativo,
    consumidor.anonimizado_em is not null as anonimizado, consumidor.criado_em as "criadoEm", json_build_object('id',
    posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, (select json_build_object('total', count(*), 'pa',
    count(*) filter (where os_type = 'PA'), 'abertas', count(*) filter (where status not in ('ENTREGUE', 'ATENDIDA',
    'FINALIZADA', 'CANCELADA')))
  from minhas) as os, coalesce(( select json_agg(json_build_object('ano', ano, 'valor', valor)
  order by ano desc)
  from (select extract(year
  from pago.recebido_em at time zone $2)::integer as ano,
    sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end) as valor
  from minhas
  join os_pagamento pago on pago.ordem_servico_id = minhas.id
  group by 1) por_ano), '[]') as gasto, coalesce(( select json_agg(json_build_object( 'id', relogio.id, 'numeroSerie',
    relogio.numero_serie, 'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo,
    'descricao', modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id), 'mesesGarantia', modelo_produto.meses_garantia, 'garantiaDesde', relogio.garantia_desde,
    'venda', ( select json_build_object('vendidoEm', venda.vendido_em, 'mesesGarantia', venda.meses_garantia,
    'revendedor', venda.revendedor)
  from relogio_vendido venda
  where venda.modelo_produto_id = relogio.modelo_produto_id
  and venda.numero_serie = relogio.numero_serie), 'os', vindos.os, 'ultimaEm', vindos.ultima, 'dataNotaFiscal',
    dele.nota, 'entregueEm', dele.entrega)
  order by vindos.ultima desc, relogio.id)
  from vindos
  join relogio on relogio.id = vindos.relogio_id
  join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  cross join lateral ( select max(os.data_nota_fiscal) as nota,
    max(os.data_entrega_relogio) filter (where os.os_type = 'OS') as entrega
  from ordem_servico os
  where os.relogio_id = relogio.id
  and os.status <> 'CANCELADA') dele), '[]') as relogios, coalesce(( select json_agg(json_build_object('osId',
    feita.id, 'numero', feita.numero || '/' || feita.ano, 'osType', feita.os_type, 'relogio', modelo_produto.descricao,
    'em', feita.em)
  order by feita.em desc, feita.id desc)
  from (select minhas.*, coalesce(data_entrega_relogio, status_desde) as em
  from minhas
  where status in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA')
  and coalesce(data_entrega_relogio, status_desde) >= $3) feita
  left join relogio on relogio.id = feita.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id), '[]') as consertos,
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
  where os.consumidor_id = $4
  and exists (select
  from os_arquivo
  where ordem_servico_id = os.id
  and tipo = 'FOTO')
  order by os.criado_em desc, os.id desc
  limit 6) nova), '[]') as fotos, coalesce(( select json_agg(json_build_object('id', outro.id, 'posto',
    json_build_object('id', dele.id, 'nomeFantasia', dele.nome_fantasia), 'os', (select count(*)
  from ordem_servico
  where consumidor_id = outro.id))
  order by dele.nome_fantasia, outro.id)
  from consumidor outro
  join posto_autorizado dele on dele.id = outro.posto_id
  where outro.cnpj_cpf = consumidor.cnpj_cpf
  and outro.id <> consumidor.id
  and outro.unido_a_id is null
  and "outro"."posto_id" in ( select id
  from posto_autorizado
  where id = $5 or credenciado_id = $6)), '[]') as "emOutrosPostos", coalesce(( select json_agg(json_build_object('id',
    unido.id, 'nome', unido.nome, 'em', uniao.em, 'motivo', uniao.motivo, 'por', coalesce(quem.nome_exibicao,
    quem.nome), 'ordens', cardinality(uniao.ordens))
  order by uniao.em desc, unido.id desc)
  from consumidor unido
  join consumidor_uniao uniao on uniao.unido_id = unido.id
  join usuario quem on quem.id = uniao.por
  where unido.unido_a_id = $7), '[]') as unidos, consumidor.versao
  from consumidor
  join posto_autorizado posto on posto.id = consumidor.posto_id
  where consumidor.id = $8
  and "consumidor"."posto_id" in ( select id
  from posto_autorizado
  where id = $9 or credenciado_id = $10);

with minhas as materialized ( select id, ano, numero, os_type, status, criado_em, relogio_id, data_entrega_relogio,
    status_desde
  from ordem_servico
  where consumidor_id = $1 ), vindos as materialized ( select relogio_id, count(*) as os, max(criado_em) as ultima
  from minhas
  where relogio_id is not null
  group by relogio_id
  order by ultima desc, relogio_id
  limit 50 ) select consumidor.id, consumidor.nome, consumidor.tipo_pessoa as "tipoPessoa",
    consumidor.cnpj_cpf as "cnpjCpf", consumidor.email, consumidor.telefone,
    consumidor.tipo_telefone as "tipoTelefone", consumidor.cidade, consumidor.estado, consumidor.ativo,
    consumidor.anonimizado_em is not null as anonimizado, consumidor.criado_em as "criadoEm", json_build_object('id',
    posto.id, 'nomeFantasia', posto.nome_fantasia) as posto, (select json_build_object('total', count(*), 'pa',
    count(*) filter (where os_type = 'PA'), 'abertas', count(*) filter (where status not in ('ENTREGUE', 'ATENDIDA',
    'FINALIZADA', 'CANCELADA')))
  from minhas) as os, coalesce(( select json_agg(json_build_object('ano', ano, 'valor', valor)
  order by ano desc)
  from (select extract(year
  from pago.recebido_em at time zone $2)::integer as ano,
    sum(case when pago.tipo = 'DEVOLUCAO' then -pago.valor else pago.valor end) as valor
  from minhas
  join os_pagamento pago on pago.ordem_servico_id = minhas.id
  group by 1) por_ano), '[]') as gasto, coalesce(( select json_agg(json_build_object( 'id', relogio.id, 'numeroSerie',
    relogio.numero_serie, 'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo,
    'descricao', modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id), 'mesesGarantia', modelo_produto.meses_garantia, 'garantiaDesde', relogio.garantia_desde,
    'venda', ( select json_build_object('vendidoEm', venda.vendido_em, 'mesesGarantia', venda.meses_garantia,
    'revendedor', venda.revendedor)
  from relogio_vendido venda
  where venda.modelo_produto_id = relogio.modelo_produto_id
  and venda.numero_serie = relogio.numero_serie), 'os', vindos.os, 'ultimaEm', vindos.ultima, 'dataNotaFiscal',
    dele.nota, 'entregueEm', dele.entrega)
  order by vindos.ultima desc, relogio.id)
  from vindos
  join relogio on relogio.id = vindos.relogio_id
  join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  cross join lateral ( select max(os.data_nota_fiscal) as nota,
    max(os.data_entrega_relogio) filter (where os.os_type = 'OS') as entrega
  from ordem_servico os
  where os.relogio_id = relogio.id
  and os.status <> 'CANCELADA') dele), '[]') as relogios, coalesce(( select json_agg(json_build_object('osId',
    feita.id, 'numero', feita.numero || '/' || feita.ano, 'osType', feita.os_type, 'relogio', modelo_produto.descricao,
    'em', feita.em)
  order by feita.em desc, feita.id desc)
  from (select minhas.*, coalesce(data_entrega_relogio, status_desde) as em
  from minhas
  where status in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA')
  and coalesce(data_entrega_relogio, status_desde) >= $3) feita
  left join relogio on relogio.id = feita.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id), '[]') as consertos,
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
  where os.consumidor_id = $4
  and exists (select
  from os_arquivo
  where ordem_servico_id = os.id
  and tipo = 'FOTO')
  order by os.criado_em desc, os.id desc
  limit 6) nova), '[]') as fotos, coalesce(( select json_agg(json_build_object('id', outro.id, 'posto',
    json_build_object('id', dele.id, 'nomeFantasia', dele.nome_fantasia), 'os', (select count(*)
  from ordem_servico
  where consumidor_id = outro.id))
  order by dele.nome_fantasia, outro.id)
  from consumidor outro
  join posto_autorizado dele on dele.id = outro.posto_id
  where outro.cnpj_cpf = consumidor.cnpj_cpf
  and outro.id <> consumidor.id
  and outro.unido_a_id is null
  and true), '[]') as "emOutrosPostos", coalesce(( select json_agg(json_build_object('id', unido.id, 'nome',
    unido.nome, 'em', uniao.em, 'motivo', uniao.motivo, 'por', coalesce(quem.nome_exibicao, quem.nome), 'ordens',
    cardinality(uniao.ordens))
  order by uniao.em desc, unido.id desc)
  from consumidor unido
  join consumidor_uniao uniao on uniao.unido_id = unido.id
  join usuario quem on quem.id = uniao.por
  where unido.unido_a_id = $5), '[]') as unidos, consumidor.versao
  from consumidor
  join posto_autorizado posto on posto.id = consumidor.posto_id
  where consumidor.id = $6
  and true;

-- findQuemFicou
select coalesce(unido_a_id, id) as "ficou"
  from "consumidor"
  where "id" = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select coalesce(unido_a_id, id) as "ficou"
  from "consumidor"
  where "id" = $1
  and true;

-- listMensagensDe
--   aviso: null
--   encerradoEm: null
--   enviadoEm: null
--   feitoEm: null
--   por: null
--   porEmail: null
--   texto: null
with minhas as materialized ( select id
  from ordem_servico
  where consumidor_id = $1 ),
    ditas as ( select case when mensagem.autor_id is null then 'CONSUMIDOR' else 'POSTO' end as de,
    conversa.ordem_servico_id, mensagem.criado_em as em,
    case when mensagem.apagada_em is not null then 'Mensagem apagada' else coalesce(nullif(mensagem.texto, ''),
    (select string_agg(arquivo.filename, ', '
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id)) end as texto, null as aviso, null::boolean as "porEmail",
    null::timestamptz as "enviadoEm", null::timestamptz as "feitoEm", null::timestamptz as "encerradoEm",
    mensagem.autor_id as usuario_id, mensagem.id as ordem
  from chat_conversa conversa
  join chat_mensagem mensagem on mensagem.conversa_id = conversa.id
  where conversa.consumidor_id = $2
  union all select case when aviso.feito_por is null then 'SISTEMA' else 'POSTO' end, aviso.ordem_servico_id,
    coalesce(aviso.feito_em, aviso.enviado_em, aviso.criado_em), null, aviso.aviso, aviso.por_email, aviso.enviado_em,
    aviso.feito_em, aviso.encerrado_em, aviso.feito_por, aviso.id
  from minhas
  join os_aviso aviso on aviso.ordem_servico_id = minhas.id
  where aviso.aviso <> 'MENSAGEM' ) select ditas.de, os.id as "osId", os.numero || '/' || os.ano as numero, ditas.em,
    ditas.texto, ditas.aviso, ditas."porEmail", ditas."enviadoEm", ditas."feitoEm", ditas."encerradoEm",
    coalesce(usuario.nome_exibicao, usuario.nome) as por, count(*) over () as total
  from ditas
  join ordem_servico os on os.id = ditas.ordem_servico_id
  left join usuario on usuario.id = ditas.usuario_id
  order by ditas.em desc, ditas.ordem desc
  limit $3 offset $4;
