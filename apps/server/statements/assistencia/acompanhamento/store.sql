-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/acompanhamento/store.ts

-- findMinha
select "os"."id"
  from "ordem_servico" as "os"
  inner join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  where "os"."status" <> $1
  and consumidor.id in ( select registro.id
  from conta_email
  join consumidor registro on lower(registro.email) = conta_email.email
  where conta_email.usuario_id = $2
  and registro.unido_a_id is null)
  and "os"."id" = $3;

select "os"."id"
  from "ordem_servico" as "os"
  inner join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  where "os"."status" <> $1
  and false
  and "os"."id" = $2;

-- listMeusRegistros
--   cep: null
--   cidade: null
--   complemento: null
--   estado: null
--   neighborhood: null
--   number: null
--   street: null
--   telefone: null
select "consumidor"."id", "posto"."nome_fantasia" as "posto", "consumidor"."nome",
    "consumidor"."cnpj_cpf" as "cnpjCpf", "consumidor"."email", "consumidor"."telefone", "consumidor"."cep",
    "consumidor"."street", "consumidor"."number", "consumidor"."complemento", "consumidor"."neighborhood",
    "consumidor"."cidade", "consumidor"."estado", "consumidor"."criado_em" as "criadoEm"
  from "consumidor"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "consumidor"."posto_id"
  where consumidor.id in ( select registro.id
  from conta_email
  join consumidor registro on lower(registro.email) = conta_email.email
  where conta_email.usuario_id = $1
  and registro.unido_a_id is null)
  order by "consumidor"."id";

select "consumidor"."id", "posto"."nome_fantasia" as "posto", "consumidor"."nome",
    "consumidor"."cnpj_cpf" as "cnpjCpf", "consumidor"."email", "consumidor"."telefone", "consumidor"."cep",
    "consumidor"."street", "consumidor"."number", "consumidor"."complemento", "consumidor"."neighborhood",
    "consumidor"."cidade", "consumidor"."estado", "consumidor"."criado_em" as "criadoEm"
  from "consumidor"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "consumidor"."posto_id"
  where false
  order by "consumidor"."id";

-- listMeusRelogios
--   dataNotaFiscal: null
--   entregueEm: null
--   garantiaDesde: null
--   modelo.codigo: string
--   modelo.descricao: string
--   modelo.fotoId: null
--   modelo.id: number
--   modelo.marca.id: number
--   modelo.marca.nome: string
--   modelo.marca: object
--   venda: null
with minhas as materialized ( select os.relogio_id, os.os_type, os.status, os.criado_em, os.data_nota_fiscal,
    os.data_entrega_relogio
  from ordem_servico os
  join consumidor on consumidor.id = os.consumidor_id
  where os.status <> 'EM_CRIACAO'
  and os.relogio_id is not null
  and consumidor.id in ( select registro.id
  from conta_email
  join consumidor registro on lower(registro.email) = conta_email.email
  where conta_email.usuario_id = $1
  and registro.unido_a_id is null) ), vindos as ( select relogio_id, max(criado_em) as ultima,
    max(data_nota_fiscal) filter (where status <> 'CANCELADA') as nota,
    max(data_entrega_relogio) filter (where os_type = 'OS'
  and status <> 'CANCELADA') as entrega
  from minhas
  group by relogio_id ) select relogio.id, relogio.numero_serie as "numeroSerie", json_build_object( 'id',
    modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao', modelo_produto.descricao, 'marca',
    json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId', modelo_produto.foto_id) as modelo,
    modelo_produto.meses_garantia as "mesesGarantia", relogio.garantia_desde as "garantiaDesde",
    vindos.nota as "dataNotaFiscal", ( select json_build_object('vendidoEm', venda.vendido_em, 'mesesGarantia',
    venda.meses_garantia, 'revendedor', venda.revendedor)
  from relogio_vendido venda
  where venda.modelo_produto_id = relogio.modelo_produto_id
  and venda.numero_serie = relogio.numero_serie) as venda, vindos.entrega as "entregueEm"
  from vindos
  join relogio on relogio.id = vindos.relogio_id
  join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  order by vindos.ultima desc, relogio.id
  limit 50;

with minhas as materialized ( select os.relogio_id, os.os_type, os.status, os.criado_em, os.data_nota_fiscal,
    os.data_entrega_relogio
  from ordem_servico os
  join consumidor on consumidor.id = os.consumidor_id
  where os.status <> 'EM_CRIACAO'
  and os.relogio_id is not null
  and false ), vindos as ( select relogio_id, max(criado_em) as ultima,
    max(data_nota_fiscal) filter (where status <> 'CANCELADA') as nota,
    max(data_entrega_relogio) filter (where os_type = 'OS'
  and status <> 'CANCELADA') as entrega
  from minhas
  group by relogio_id ) select relogio.id, relogio.numero_serie as "numeroSerie", json_build_object( 'id',
    modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao', modelo_produto.descricao, 'marca',
    json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId', modelo_produto.foto_id) as modelo,
    modelo_produto.meses_garantia as "mesesGarantia", relogio.garantia_desde as "garantiaDesde",
    vindos.nota as "dataNotaFiscal", ( select json_build_object('vendidoEm', venda.vendido_em, 'mesesGarantia',
    venda.meses_garantia, 'revendedor', venda.revendedor)
  from relogio_vendido venda
  where venda.modelo_produto_id = relogio.modelo_produto_id
  and venda.numero_serie = relogio.numero_serie) as venda, vindos.entrega as "entregueEm"
  from vindos
  join relogio on relogio.id = vindos.relogio_id
  join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  order by vindos.ultima desc, relogio.id
  limit 50;

-- listMinhas
--   conversa.de: string
--   conversa.em: string
--   conversa.naoLidas: number
--   conversa.texto: string
--   conversa: null
--   data_entrega_relogio: null
--   data_reparo: null
--   expira_em: null
--   respondida_em: null
select "os"."id", "os"."numero", "os"."ano", "os"."status", "os"."os_type", "os"."criado_em",
    "posto"."nome_fantasia" as "posto", "modelo"."descricao" as "modelo", "avaliacao"."respondida_em",
    "avaliacao"."expira_em", "os"."data_reparo", "os"."data_entrega_relogio", exists (select
  from troca
  where troca.ordem_servico_id = os.id
  and troca.situacao = 'RECEBIDA') as "trocado", exists ( select
  from os_aprovacao aprovacao
  where aprovacao.orcamento_id = ( select id
  from os_orcamento
  where ordem_servico_id = "os"."id"
  order by versao desc
  limit 1)
  and aprovacao.resposta <> 'DESFEITO'
  and aprovacao.mostrado <> ''
  and not exists (select
  from os_aprovacao desfeita
  where desfeita.desfaz_id = aprovacao.id)) as "respondida", os.status = 'ORCAMENTO_REPROVADO'
  and coalesce(( select orcamento.situacao = 'EXPIRADO'
  from os_orcamento orcamento
  where orcamento.ordem_servico_id = os.id
  order by orcamento.versao desc
  limit 1), false) as "vencido", ( select json_build_object('naoLidas', conversa.consumidor_nao_lidas, 'em',
    mensagem.criado_em, 'de', case when mensagem.do_posto then 'POSTO' else 'CLIENTE' end, 'texto',
    left(case when mensagem.apagada_em is not null then 'Mensagem apagada' else coalesce(nullif(mensagem.texto, ''),
    (select string_agg(arquivo.filename, ', '
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id)) end, 200))
  from chat_conversa conversa
  join chat_mensagem mensagem on mensagem.conversa_id = conversa.id
  and mensagem.numero = conversa.ultimo_numero
  where conversa.ordem_servico_id = os.id
  and conversa.consumidor_id = os.consumidor_id) as "conversa"
  from "ordem_servico" as "os"
  inner join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "os"."posto_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  left join "avaliacao" on "avaliacao"."ordem_servico_id" = "os"."id"
  where "os"."status" <> $1
  and consumidor.id in ( select registro.id
  from conta_email
  join consumidor registro on lower(registro.email) = conta_email.email
  where conta_email.usuario_id = $2
  and registro.unido_a_id is null)
  order by "os"."criado_em" desc, "os"."id" desc
  limit $3;

select "os"."id", "os"."numero", "os"."ano", "os"."status", "os"."os_type", "os"."criado_em",
    "posto"."nome_fantasia" as "posto", "modelo"."descricao" as "modelo", "avaliacao"."respondida_em",
    "avaliacao"."expira_em", "os"."data_reparo", "os"."data_entrega_relogio", exists (select
  from troca
  where troca.ordem_servico_id = os.id
  and troca.situacao = 'RECEBIDA') as "trocado", exists ( select
  from os_aprovacao aprovacao
  where aprovacao.orcamento_id = ( select id
  from os_orcamento
  where ordem_servico_id = "os"."id"
  order by versao desc
  limit 1)
  and aprovacao.resposta <> 'DESFEITO'
  and aprovacao.mostrado <> ''
  and not exists (select
  from os_aprovacao desfeita
  where desfeita.desfaz_id = aprovacao.id)) as "respondida", os.status = 'ORCAMENTO_REPROVADO'
  and coalesce(( select orcamento.situacao = 'EXPIRADO'
  from os_orcamento orcamento
  where orcamento.ordem_servico_id = os.id
  order by orcamento.versao desc
  limit 1), false) as "vencido", ( select json_build_object('naoLidas', conversa.consumidor_nao_lidas, 'em',
    mensagem.criado_em, 'de', case when mensagem.do_posto then 'POSTO' else 'CLIENTE' end, 'texto',
    left(case when mensagem.apagada_em is not null then 'Mensagem apagada' else coalesce(nullif(mensagem.texto, ''),
    (select string_agg(arquivo.filename, ', '
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id)) end, 200))
  from chat_conversa conversa
  join chat_mensagem mensagem on mensagem.conversa_id = conversa.id
  and mensagem.numero = conversa.ultimo_numero
  where conversa.ordem_servico_id = os.id
  and conversa.consumidor_id = os.consumidor_id) as "conversa"
  from "ordem_servico" as "os"
  inner join "consumidor" on "consumidor"."id" = "os"."consumidor_id"
  inner join "posto_autorizado" as "posto" on "posto"."id" = "os"."posto_id"
  left join "relogio" on "relogio"."id" = "os"."relogio_id"
  left join "modelo_produto" as "modelo" on "modelo"."id" = "relogio"."modelo_produto_id"
  left join "avaliacao" on "avaliacao"."ordem_servico_id" = "os"."id"
  where "os"."status" <> $1
  and false
  order by "os"."criado_em" desc, "os"."id" desc
  limit $2;
