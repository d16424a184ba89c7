-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/inicio/store/balcao.ts

-- listBalcao
--   avisadaEm: null
--   consumidorTelefone: null
--   dataEntregaRelogio: null
--   dataPrometida: null
--   dataReparo: null
--   escolha: null
--   orcamentoValidoAte: null
--   pecaEm: null
--   pedeSinal: null
--   reincidencia: null
--   relogio.id: number
--   relogio.modelo.codigo: string
--   relogio.modelo.descricao: string
--   relogio.modelo.fotoId: null
--   relogio.modelo.id: number
--   relogio.modelo.marca.id: number
--   relogio.modelo.marca.nome: string
--   relogio.modelo.marca: object
--   relogio.modelo: object
--   relogio.numeroSerie: string
--   relogio: null
--   reparadoPor: null
--   respondidoEm: null
--   statusAnterior: null
--   tecnico.id: number
--   tecnico.nome: string
--   tecnico: null
with do_dia as ( select ordem_servico.id, ordem_servico.criado_em, case when ordem_servico.status not in ('REPARADA',
    'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA', 'CANCELADA', 'TROCA_REVERTIDA')
  and ((ordem_servico.status not in ('REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA', 'FINALIZADA',
    'CANCELADA', 'TROCA_REVERTIDA')
  and (ordem_servico.criado_em < $1 or (ordem_servico.criado_em < $2
  and ordem_servico.criado_em >= $3))) or coalesce(ordem_servico.data_prometida < $4::date,
    false)) then 'ATRASADA' when ordem_servico.data_prometida = $5::date then 'HOJE' when ordem_servico.status in ('REPARADA', 'ORCAMENTO_REPROVADO', 'TROCA_NAO_AUTORIZADA') then 'PRONTA' end as grupo
  from ordem_servico
  where ordem_servico.status not in ('ENTREGUE', 'ATENDIDA', 'FINALIZADA', 'CANCELADA', 'EM_CRIACAO')
  and "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $6 or credenciado_id = $7) ), contadas as materialized ( select id, grupo,
    (count(*) over (partition by grupo))::int as total, row_number() over (partition by grupo
  order by criado_em, id) as lugar
  from do_dia
  where grupo is not null ) select contadas.grupo, contadas.total, (select max(coalesce(feito_em, enviado_em))
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and (os_aviso.aviso = 'REPARADA' or os_aviso.aviso like 'RETIRADA%')) as "avisadaEm", ordem_servico.id,
    ordem_servico.ano, ordem_servico.numero, ordem_servico.status, ordem_servico.status_desde as "statusDesde",
    ordem_servico.status_anterior as "statusAnterior", ordem_servico.criado_em as "criadoEm",
    ordem_servico.posto_id as "postoId", posto_autorizado.nome_fantasia as "postoNome",
    ordem_servico.consumidor_id as "consumidorId", consumidor.nome as "consumidorNome",
    consumidor.telefone as "consumidorTelefone", case when relogio.id is not null then json_build_object( 'id',
    relogio.id, 'numeroSerie', relogio.numero_serie, 'modelo', json_build_object( 'id', modelo_produto.id, 'codigo',
    modelo_produto.codigo, 'descricao', modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome',
    marca.nome), 'fotoId', modelo_produto.foto_id)) end as relogio,
    case when tecnico.id is not null then json_build_object( 'id', tecnico.id, 'nome', coalesce(tecnico.nome_exibicao,
    tecnico.nome)) end as tecnico, ordem_servico.garantia, ordem_servico.garantia_servico as "garantiaServico",
    ordem_servico.reincidencia, ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
    ordem_servico.reparado_por as "reparadoPor", ordem_servico.data_entrega_relogio as "dataEntregaRelogio",
    orcamento.respondido_em as "respondidoEm", orcamento.expira_em as "orcamentoValidoAte",
    coalesce(orcamento.complemento, false) as complemento, coalesce(orcamento.complemento
  and orcamento.situacao = 'ABERTO', false) as "complementoAberto",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($8)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltamPecas",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO', 'CONSERTADA') then exists ( select
  from os_linha linha
  where linha.orcamento_id = orcamento.id
  and linha.solicitar_peca
  and linha.situacao = 'APROVADA'
  group by linha.peca_id having sum(linha.quantidade) > coalesce(( select sum(item.quantidade)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and item.peca_id = linha.peca_id
  and compra_peca.situacao = any($9)), 0) + coalesce(( select reservada + usada
  from os_peca
  where os_peca.ordem_servico_id = ordem_servico.id
  and os_peca.peca_id = linha.peca_id), 0)) else false end as "faltaPedir",
    case when ordem_servico.status in ('ORCAMENTO_APROVADO', 'AGUARDANDO_CONSERTO',
    'CONSERTADA') then ( select max(compra_peca.previsao_chegada)
  from compra_peca_item item
  join compra_peca on compra_peca.id = item.compra_peca_id
  where item.ordem_servico_id = ordem_servico.id
  and compra_peca.situacao = 'ENVIADA') end as "pecaEm", exists (select
  from os_aviso
  where os_aviso.ordem_servico_id = ordem_servico.id
  and enviado_em is null
  and feito_em is null
  and encerrado_em is null) as avisar, ordem_servico.uso_indevido as "usoIndevido", exists (select
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  and troca.situacao = 'RECEBIDA') as trocado, (select vale.tipo
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1) as escolha, ordem_servico.versao, case when ordem_servico.status = 'ORCAMENTO_APROVADO'
  and orcamento.sinal is not null
  and orcamento.sinal_dispensado_em is null then json_build_object( 'sinal', orcamento.sinal, 'linhas',
    coalesce(( select json_agg(json_build_object('situacao', linha.situacao, 'garantia', linha.garantia, 'valor',
    linha.valor, 'valorFinal', linha.valor_final))
  from os_linha linha
  where linha.orcamento_id = orcamento.id), '[]'), 'pagamentos', coalesce(( select json_agg(json_build_object('tipo',
    pago.tipo, 'valor', pago.valor))
  from os_pagamento pago
  where pago.ordem_servico_id = ordem_servico.id), '[]'), 'abatimento',
    coalesce(( select case when vale.tipo = 'ABATIMENTO' then vale.valor end
  from os_escolha vale
  where vale.ordem_servico_id = ordem_servico.id
  and vale.tipo <> 'DESFEITA'
  and not exists (select
  from os_escolha desfeita
  where desfeita.desfaz_id = vale.id)
  order by vale.id desc
  limit 1), 0)) end as "pedeSinal", ordem_servico.os_type as "osType", ordem_servico.data_prometida as "dataPrometida"
  from contadas
  join ordem_servico using (id)
  join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
  join consumidor on consumidor.id = ordem_servico.consumidor_id
  left join relogio on relogio.id = ordem_servico.relogio_id
  left join modelo_produto on modelo_produto.id = relogio.modelo_produto_id
  left join marca on marca.id = modelo_produto.marca_id
  left join usuario tecnico on tecnico.id = ordem_servico.tecnico_id
  left join lateral ( select id, situacao, complemento, expira_em, sinal, sinal_dispensado_em,
    case when situacao in ('APROVADO', 'REPROVADO') then respondido_em end as respondido_em
  from os_orcamento
  where ordem_servico_id = ordem_servico.id
  order by os_orcamento.versao desc
  limit 1) orcamento on true
  where contadas.lugar <= $10
  order by contadas.lugar;
