-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/assistencia/ordemServico/store/read.ts

-- existsOs
select "id"
  from "ordem_servico"
  where "id" = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3);

select "id"
  from "ordem_servico"
  where "id" = $1
  and true;

-- findOs
--   acessorios[]: string
--   arquivos[].chave: string
--   arquivos[].contentType: string
--   arquivos[].filename: string
--   arquivos[].id: number
--   arquivos[].length: number
--   arquivos[].momento: null
--   arquivos[].momento: string
--   arquivos[].rotulo: null
--   arquivos[].rotulo: string
--   arquivos[].sha256: string
--   arquivos[].tipo: string
--   arquivos[]: object
--   avaliacao: null
--   checklists[].feito.em: string
--   checklists[].feito.pontos: array
--   checklists[].feito.pontos[].fotos: array
--   checklists[].feito.pontos[].fotos[]: object
--   checklists[].feito.pontos[].medida: null
--   checklists[].feito.pontos[].medida: string
--   checklists[].feito.pontos[].nome: string
--   checklists[].feito.pontos[].nota: null
--   checklists[].feito.pontos[].nota: string
--   checklists[].feito.pontos[].resultado: string
--   checklists[].feito.pontos[]: object
--   checklists[].feito.quem: string
--   checklists[].feito: null
--   checklists[].feito: object
--   checklists[].pontos: array
--   checklists[].pontos[].id: number
--   checklists[].pontos[].medida: null
--   checklists[].pontos[].medida: string
--   checklists[].pontos[].nome: string
--   checklists[].pontos[]: object
--   checklists[].tipo: string
--   checklists[]: object
--   condicoes.aceitoEm: string
--   condicoes.registradoPor: null
--   condicoes.registradoPor: string
--   condicoes.sha256: string
--   condicoes.taxaDiagnostico: null
--   condicoes.taxaDiagnostico: number
--   condicoes.texto: string
--   condicoes.versao: number
--   condicoes: null
--   condicoesAnteriores[].aceitoEm: string
--   condicoesAnteriores[].consumidor: string
--   condicoesAnteriores[].registradoPor: string
--   condicoesAnteriores[].sha256: string
--   condicoesAnteriores[].taxaDiagnostico: number
--   condicoesAnteriores[].texto: string
--   condicoesAnteriores[].versao: number
--   condicoesAnteriores[]: object
--   consumidorCnpjCpf: null
--   consumidorEmail: null
--   consumidorTelefone: null
--   credenciadoId: null
--   dataEntregaRelogio: null
--   dataNotaFiscal: null
--   dataPrometida: null
--   dataReparo: null
--   entregueA: null
--   entregueDocumento: null
--   escolha: null
--   estadoRelogio: null
--   garantiaDesde: null
--   lancamento: null
--   linhasPa[].codigo: string
--   linhasPa[].id: number
--   linhasPa[].motivoValor: null
--   linhasPa[].motivoValor: string
--   linhasPa[].quantidade: number
--   linhasPa[].tipo: string
--   linhasPa[].titulo: string
--   linhasPa[].valor: number
--   linhasPa[].valorFinal: number
--   linhasPa[]: object
--   mesesGarantia: null
--   motivoSegundaOs: null
--   numeroNotaFiscal: null
--   observacoes: null
--   orcamentoValidoAte: null
--   pagamentos[].em: string
--   pagamentos[].forma: string
--   pagamentos[].id: number
--   pagamentos[].quem: string
--   pagamentos[].tipo: string
--   pagamentos[].valor: number
--   pagamentos[]: object
--   pecaEm: null
--   preAvaliacao: null
--   qualidadeMotivo: null
--   reincidencia: null
--   reincidenciaOsId: null
--   relato: null
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
--   reparador.id: number
--   reparador.nome: string
--   reparador: null
--   reparo: null
--   respondidoEm: null
--   semCobranca: null
--   sintomas[].id: number
--   sintomas[].nome: string
--   sintomas[]: object
--   statusAnterior: null
--   tecnico.id: number
--   tecnico.nome: string
--   tecnico: null
--   troca.destinoAntigo: null
--   troca.destinoAntigo: string
--   troca.escolhidoId: null
--   troca.escolhidoId: number
--   troca.id: number
--   troca.motivo: string
--   troca.numeroSerie: null
--   troca.numeroSerie: string
--   troca.oferecidos: array
--   troca.oferecidos[].codigo: string
--   troca.oferecidos[].descricao: string
--   troca.oferecidos[].fotoId: null
--   troca.oferecidos[].id: number
--   troca.oferecidos[].marca.id: number
--   troca.oferecidos[].marca.nome: string
--   troca.oferecidos[].marca: object
--   troca.oferecidos[]: object
--   troca.relogioNovoId: null
--   troca.relogioNovoId: number
--   troca.situacao: string
--   troca: null
--   trocadoOsId: null
--   valorDevido: null
--   venda.mesesGarantia: number
--   venda.revendedor: string
--   venda.vendidoEm: string
--   venda: null
/* preparado */ select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
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
  and compra_peca.situacao = any($1)), 0) + coalesce(( select reservada + usada
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
  and compra_peca.situacao = any($2)), 0) + coalesce(( select reservada + usada
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
  limit 1) as escolha, ordem_servico.versao, ordem_servico.os_type as "osType", ordem_servico.relato as "relato",
    ordem_servico.estado_relogio as "estadoRelogio", ordem_servico.acessorios as "acessorios",
    ordem_servico.reclama_garantia as "reclamaGarantia", ordem_servico.data_prometida as "dataPrometida",
    ordem_servico.numero_nota_fiscal as "numeroNotaFiscal", ordem_servico.data_nota_fiscal as "dataNotaFiscal",
    ordem_servico.observacoes as "observacoes", ordem_servico.motivo_segunda_os as "motivoSegundaOs",
    posto_autorizado.credenciado_id as "credenciadoId", consumidor.email as "consumidorEmail",
    consumidor.cnpj_cpf as "consumidorCnpjCpf", consumidor.anonimizado_em is not null as "consumidorAnonimizado",
    ordem_servico.dias_garantia_servico as "diasGarantiaServico",
    ordem_servico.reincidencia_os_id as "reincidenciaOsId", ordem_servico.pre_avaliacao as "preAvaliacao",
    ordem_servico.avaliacao, ordem_servico.reparo, (select json_build_object('id', quem.id, 'nome',
    coalesce(quem.nome_exibicao, quem.nome))
  from usuario quem
  where quem.id = ordem_servico.reparado_por) as reparador, modelo_produto.meses_garantia as "mesesGarantia",
    modelo_produto.lancamento, relogio.garantia_desde as "garantiaDesde", ( select json_build_object('vendidoEm',
    venda.vendido_em, 'mesesGarantia', venda.meses_garantia, 'revendedor', venda.revendedor)
  from relogio_vendido venda
  where venda.modelo_produto_id = relogio.modelo_produto_id
  and venda.numero_serie = relogio.numero_serie) as venda, relogio.trocado_os_id as "trocadoOsId",
    ordem_servico.entregue_a as "entregueA", ordem_servico.entregue_documento as "entregueDocumento",
    ordem_servico.qualidade_motivo as "qualidadeMotivo", ( select json_build_object( 'id', troca.id, 'situacao',
    troca.situacao, 'motivo', troca.motivo, 'escolhidoId', troca.modelo_escolhido_id, 'relogioNovoId',
    troca.relogio_novo_id, 'numeroSerie', troca.numero_serie, 'destinoAntigo', troca.destino_antigo, 'oferecidos',
    coalesce(( select json_agg(json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo,
    'descricao', modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)
  order by modelo_produto.descricao, modelo_produto.id)
  from troca_modelo
  join modelo_produto on modelo_produto.id = troca_modelo.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where troca_modelo.troca_id = troca.id), '[]'))
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  order by troca.id desc
  limit 1) as troca, ordem_servico.valor_devido as "valorDevido", ordem_servico.sem_cobranca as "semCobranca",
    ( select json_build_object( 'versao', aceitas.versao, 'texto', aceitas.texto, 'sha256', encode(aceitas.hash,
    'hex'), 'taxaDiagnostico', aceitas.taxa_diagnostico, 'aceitoEm', aceitas.aceito_em, 'registradoPor',
    coalesce(quem.nome_exibicao, quem.nome))
  from os_condicoes aceitas
  left join usuario quem on quem.id = aceitas.registrado_por
  where aceitas.ordem_servico_id = ordem_servico.id
  and aceitas.consumidor_id = ordem_servico.consumidor_id
  order by aceitas.id desc
  limit 1) as condicoes, coalesce(( select json_agg(json_build_object( 'versao', aceitas.versao, 'texto',
    aceitas.texto, 'sha256', encode(aceitas.hash, 'hex'), 'taxaDiagnostico', aceitas.taxa_diagnostico, 'aceitoEm',
    aceitas.aceito_em, 'registradoPor', coalesce(quem.nome_exibicao, quem.nome), 'consumidor', dono.nome)
  order by aceitas.id desc)
  from os_condicoes aceitas
  join consumidor dono on dono.id = aceitas.consumidor_id
  left join usuario quem on quem.id = aceitas.registrado_por
  where aceitas.ordem_servico_id = ordem_servico.id
  and aceitas.consumidor_id is distinct from ordem_servico.consumidor_id
  and not exists (select
  from os_condicoes outra
  where outra.ordem_servico_id = aceitas.ordem_servico_id
  and outra.consumidor_id = aceitas.consumidor_id
  and outra.id > aceitas.id)), '[]') as "condicoesAnteriores", coalesce(( select json_agg(json_build_object( 'id',
    linha.id, 'tipo', linha.tipo, 'codigo', coalesce(peca.codigo, servico.codigo), 'titulo', coalesce(peca.descricao,
    servico.nome), 'quantidade', linha.quantidade, 'valor', linha.valor, 'valorFinal', linha.valor_final,
    'motivoValor', linha.motivo_valor)
  order by linha.ordem)
  from os_linha_pa linha
  left join peca on peca.id = linha.peca_id
  left join servico on servico.id = linha.servico_id
  where linha.ordem_servico_id = ordem_servico.id), '[]') as "linhasPa",
    coalesce(( select json_agg(json_build_object( 'id', pago.id, 'tipo', pago.tipo, 'forma', pago.forma, 'valor',
    pago.valor, 'em', pago.recebido_em, 'quem', coalesce(usuario.nome_exibicao, usuario.nome))
  order by pago.id)
  from os_pagamento pago
  join usuario on usuario.id = pago.recebido_por
  where pago.ordem_servico_id = ordem_servico.id), '[]') as pagamentos,
    coalesce(( select json_agg(json_build_object('tipo', lista.tipo, 'pontos', coalesce(lista.pontos, '[]'), 'feito',
    lista.feito)
  order by lista.tipo)
  from ( select tipos.tipo, (select json_agg(json_build_object('id', ponto.id, 'nome', ponto.nome, 'medida',
    ponto.medida)
  order by ponto.ordem, ponto.id)
  from checklist ponto
  where ponto.tipo_equipamento_id = modelo_produto.tipo_equipamento_id
  and ponto.tipo = tipos.tipo
  and ponto.ativo) as pontos, (select json_build_object( 'em', feito.respondido_em, 'quem',
    coalesce(usuario.nome_exibicao, usuario.nome), 'pontos', ( select json_agg(json_build_object( 'nome', dito.nome,
    'medida', dito.medida, 'resultado', dito.resultado, 'nota', dito.nota, 'fotos',
    coalesce(( select json_agg(json_build_object( 'id', foto.id, 'filename', foto.filename, 'length', foto.length,
    'contentType', foto.content_type)
  order by foto.id)
  from os_arquivo foto
  where foto.os_checklist_ponto_id = dito.id), '[]'))
  order by dito.id)
  from os_checklist_ponto dito
  where dito.os_checklist_id = feito.id))
  from os_checklist feito
  join usuario on usuario.id = feito.respondido_por
  where feito.ordem_servico_id = ordem_servico.id
  and feito.tipo = tipos.tipo
  order by feito.id desc
  limit 1) as feito
  from (values ('ENTRADA'), ('QUALIDADE'), ('SAIDA')) tipos (tipo)) lista
  where lista.pontos is not null or lista.feito is not null), '[]') as checklists,
    coalesce(( select json_agg(json_build_object('id', sintoma_os.id, 'nome', sintoma_os.nome)
  order by sintoma_os.nome)
  from os_sintoma
  join sintoma_os on sintoma_os.id = os_sintoma.sintoma_os_id
  where os_sintoma.ordem_servico_id = ordem_servico.id), '[]') as sintomas,
    coalesce(( select json_agg(json_build_object('id', arquivo.id, 'tipo', arquivo.tipo, 'filename', arquivo.filename,
    'contentType', arquivo.content_type, 'length', arquivo.length, 'chave', arquivo.chave, 'sha256',
    encode(arquivo.sha256, 'hex'), 'rotulo', arquivo.rotulo, 'momento', arquivo.momento)
  order by arquivo.id)
  from os_arquivo arquivo
  where arquivo.ordem_servico_id = ordem_servico.id), '[]') as arquivos
  from ordem_servico
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
  where ordem_servico.id = $3
  and "ordem_servico"."posto_id" in ( select id
  from posto_autorizado
  where id = $4 or credenciado_id = $5);

/* preparado */ select ordem_servico.id, ordem_servico.ano, ordem_servico.numero, ordem_servico.status,
    ordem_servico.status_desde as "statusDesde", ordem_servico.status_anterior as "statusAnterior",
    ordem_servico.criado_em as "criadoEm", ordem_servico.posto_id as "postoId",
    posto_autorizado.nome_fantasia as "postoNome", ordem_servico.consumidor_id as "consumidorId",
    consumidor.nome as "consumidorNome", consumidor.telefone as "consumidorTelefone",
    case when relogio.id is not null then json_build_object( 'id', relogio.id, 'numeroSerie', relogio.numero_serie,
    'modelo', json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao',
    modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)) end as relogio, case when tecnico.id is not null then json_build_object( 'id', tecnico.id,
    'nome', coalesce(tecnico.nome_exibicao, tecnico.nome)) end as tecnico, ordem_servico.garantia,
    ordem_servico.garantia_servico as "garantiaServico", ordem_servico.reincidencia,
    ordem_servico.valor_total as "valorTotal", ordem_servico.data_reparo as "dataReparo",
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
  and compra_peca.situacao = any($1)), 0) + coalesce(( select reservada + usada
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
  and compra_peca.situacao = any($2)), 0) + coalesce(( select reservada + usada
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
  limit 1) as escolha, ordem_servico.versao, ordem_servico.os_type as "osType", ordem_servico.relato as "relato",
    ordem_servico.estado_relogio as "estadoRelogio", ordem_servico.acessorios as "acessorios",
    ordem_servico.reclama_garantia as "reclamaGarantia", ordem_servico.data_prometida as "dataPrometida",
    ordem_servico.numero_nota_fiscal as "numeroNotaFiscal", ordem_servico.data_nota_fiscal as "dataNotaFiscal",
    ordem_servico.observacoes as "observacoes", ordem_servico.motivo_segunda_os as "motivoSegundaOs",
    posto_autorizado.credenciado_id as "credenciadoId", consumidor.email as "consumidorEmail",
    consumidor.cnpj_cpf as "consumidorCnpjCpf", consumidor.anonimizado_em is not null as "consumidorAnonimizado",
    ordem_servico.dias_garantia_servico as "diasGarantiaServico",
    ordem_servico.reincidencia_os_id as "reincidenciaOsId", ordem_servico.pre_avaliacao as "preAvaliacao",
    ordem_servico.avaliacao, ordem_servico.reparo, (select json_build_object('id', quem.id, 'nome',
    coalesce(quem.nome_exibicao, quem.nome))
  from usuario quem
  where quem.id = ordem_servico.reparado_por) as reparador, modelo_produto.meses_garantia as "mesesGarantia",
    modelo_produto.lancamento, relogio.garantia_desde as "garantiaDesde", ( select json_build_object('vendidoEm',
    venda.vendido_em, 'mesesGarantia', venda.meses_garantia, 'revendedor', venda.revendedor)
  from relogio_vendido venda
  where venda.modelo_produto_id = relogio.modelo_produto_id
  and venda.numero_serie = relogio.numero_serie) as venda, relogio.trocado_os_id as "trocadoOsId",
    ordem_servico.entregue_a as "entregueA", ordem_servico.entregue_documento as "entregueDocumento",
    ordem_servico.qualidade_motivo as "qualidadeMotivo", ( select json_build_object( 'id', troca.id, 'situacao',
    troca.situacao, 'motivo', troca.motivo, 'escolhidoId', troca.modelo_escolhido_id, 'relogioNovoId',
    troca.relogio_novo_id, 'numeroSerie', troca.numero_serie, 'destinoAntigo', troca.destino_antigo, 'oferecidos',
    coalesce(( select json_agg(json_build_object( 'id', modelo_produto.id, 'codigo', modelo_produto.codigo,
    'descricao', modelo_produto.descricao, 'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId',
    modelo_produto.foto_id)
  order by modelo_produto.descricao, modelo_produto.id)
  from troca_modelo
  join modelo_produto on modelo_produto.id = troca_modelo.modelo_produto_id
  join marca on marca.id = modelo_produto.marca_id
  where troca_modelo.troca_id = troca.id), '[]'))
  from troca
  where troca.ordem_servico_id = ordem_servico.id
  order by troca.id desc
  limit 1) as troca, ordem_servico.valor_devido as "valorDevido", ordem_servico.sem_cobranca as "semCobranca",
    ( select json_build_object( 'versao', aceitas.versao, 'texto', aceitas.texto, 'sha256', encode(aceitas.hash,
    'hex'), 'taxaDiagnostico', aceitas.taxa_diagnostico, 'aceitoEm', aceitas.aceito_em, 'registradoPor',
    coalesce(quem.nome_exibicao, quem.nome))
  from os_condicoes aceitas
  left join usuario quem on quem.id = aceitas.registrado_por
  where aceitas.ordem_servico_id = ordem_servico.id
  and aceitas.consumidor_id = ordem_servico.consumidor_id
  order by aceitas.id desc
  limit 1) as condicoes, coalesce(( select json_agg(json_build_object( 'versao', aceitas.versao, 'texto',
    aceitas.texto, 'sha256', encode(aceitas.hash, 'hex'), 'taxaDiagnostico', aceitas.taxa_diagnostico, 'aceitoEm',
    aceitas.aceito_em, 'registradoPor', coalesce(quem.nome_exibicao, quem.nome), 'consumidor', dono.nome)
  order by aceitas.id desc)
  from os_condicoes aceitas
  join consumidor dono on dono.id = aceitas.consumidor_id
  left join usuario quem on quem.id = aceitas.registrado_por
  where aceitas.ordem_servico_id = ordem_servico.id
  and aceitas.consumidor_id is distinct from ordem_servico.consumidor_id
  and not exists (select
  from os_condicoes outra
  where outra.ordem_servico_id = aceitas.ordem_servico_id
  and outra.consumidor_id = aceitas.consumidor_id
  and outra.id > aceitas.id)), '[]') as "condicoesAnteriores", coalesce(( select json_agg(json_build_object( 'id',
    linha.id, 'tipo', linha.tipo, 'codigo', coalesce(peca.codigo, servico.codigo), 'titulo', coalesce(peca.descricao,
    servico.nome), 'quantidade', linha.quantidade, 'valor', linha.valor, 'valorFinal', linha.valor_final,
    'motivoValor', linha.motivo_valor)
  order by linha.ordem)
  from os_linha_pa linha
  left join peca on peca.id = linha.peca_id
  left join servico on servico.id = linha.servico_id
  where linha.ordem_servico_id = ordem_servico.id), '[]') as "linhasPa",
    coalesce(( select json_agg(json_build_object( 'id', pago.id, 'tipo', pago.tipo, 'forma', pago.forma, 'valor',
    pago.valor, 'em', pago.recebido_em, 'quem', coalesce(usuario.nome_exibicao, usuario.nome))
  order by pago.id)
  from os_pagamento pago
  join usuario on usuario.id = pago.recebido_por
  where pago.ordem_servico_id = ordem_servico.id), '[]') as pagamentos,
    coalesce(( select json_agg(json_build_object('tipo', lista.tipo, 'pontos', coalesce(lista.pontos, '[]'), 'feito',
    lista.feito)
  order by lista.tipo)
  from ( select tipos.tipo, (select json_agg(json_build_object('id', ponto.id, 'nome', ponto.nome, 'medida',
    ponto.medida)
  order by ponto.ordem, ponto.id)
  from checklist ponto
  where ponto.tipo_equipamento_id = modelo_produto.tipo_equipamento_id
  and ponto.tipo = tipos.tipo
  and ponto.ativo) as pontos, (select json_build_object( 'em', feito.respondido_em, 'quem',
    coalesce(usuario.nome_exibicao, usuario.nome), 'pontos', ( select json_agg(json_build_object( 'nome', dito.nome,
    'medida', dito.medida, 'resultado', dito.resultado, 'nota', dito.nota, 'fotos',
    coalesce(( select json_agg(json_build_object( 'id', foto.id, 'filename', foto.filename, 'length', foto.length,
    'contentType', foto.content_type)
  order by foto.id)
  from os_arquivo foto
  where foto.os_checklist_ponto_id = dito.id), '[]'))
  order by dito.id)
  from os_checklist_ponto dito
  where dito.os_checklist_id = feito.id))
  from os_checklist feito
  join usuario on usuario.id = feito.respondido_por
  where feito.ordem_servico_id = ordem_servico.id
  and feito.tipo = tipos.tipo
  order by feito.id desc
  limit 1) as feito
  from (values ('ENTRADA'), ('QUALIDADE'), ('SAIDA')) tipos (tipo)) lista
  where lista.pontos is not null or lista.feito is not null), '[]') as checklists,
    coalesce(( select json_agg(json_build_object('id', sintoma_os.id, 'nome', sintoma_os.nome)
  order by sintoma_os.nome)
  from os_sintoma
  join sintoma_os on sintoma_os.id = os_sintoma.sintoma_os_id
  where os_sintoma.ordem_servico_id = ordem_servico.id), '[]') as sintomas,
    coalesce(( select json_agg(json_build_object('id', arquivo.id, 'tipo', arquivo.tipo, 'filename', arquivo.filename,
    'contentType', arquivo.content_type, 'length', arquivo.length, 'chave', arquivo.chave, 'sha256',
    encode(arquivo.sha256, 'hex'), 'rotulo', arquivo.rotulo, 'momento', arquivo.momento)
  order by arquivo.id)
  from os_arquivo arquivo
  where arquivo.ordem_servico_id = ordem_servico.id), '[]') as arquivos
  from ordem_servico
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
  where ordem_servico.id = $3
  and true;

-- listEntreguesAntes
select "id"
  from "ordem_servico"
  where "status" in ($1)
  and "status_desde" < $2
  order by "status_desde"
  limit $3;

-- listHistorico
--   de: null
--   nota: null
--   quem: null
/* preparado */ with os as materialized ( select id, status
  from ordem_servico
  where id = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3)) select historico.id, historico.criado_em as "criadoEm", historico.por,
    coalesce(usuario.nome_exibicao, usuario.nome) as quem, historico.acao, historico.de, historico.para,
    historico.nota, historico.visivel, false as falada, historico.id as ordem
  from os
  join os_historico historico on historico.ordem_servico_id = os.id
  left join usuario on usuario.id = historico.usuario_id
  union all select -mensagem.id, mensagem.criado_em,
    case when mensagem.autor_id is null then 'CONSUMIDOR' else 'PESSOA' end, coalesce(usuario.nome_exibicao,
    usuario.nome), 'anotar', null, os.status,
    case when mensagem.apagada_em is not null then 'Mensagem apagada' else coalesce(nullif(mensagem.texto, ''),
    (select string_agg(arquivo.filename, ', '
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id)) end, true, true, mensagem.id
  from os
  join chat_conversa conversa on conversa.ordem_servico_id = os.id
  and conversa.equipe = 'CONSUMIDOR'
  join chat_mensagem mensagem on mensagem.conversa_id = conversa.id
  left join usuario on usuario.id = mensagem.autor_id
  order by "criadoEm" desc, falada desc, ordem desc;

/* preparado */ with os as materialized ( select id, status
  from ordem_servico
  where id = $1
  and true) select historico.id, historico.criado_em as "criadoEm", historico.por, coalesce(usuario.nome_exibicao,
    usuario.nome) as quem, historico.acao, historico.de, historico.para, historico.nota, historico.visivel,
    false as falada, historico.id as ordem
  from os
  join os_historico historico on historico.ordem_servico_id = os.id
  left join usuario on usuario.id = historico.usuario_id
  union all select -mensagem.id, mensagem.criado_em,
    case when mensagem.autor_id is null then 'CONSUMIDOR' else 'PESSOA' end, coalesce(usuario.nome_exibicao,
    usuario.nome), 'anotar', null, os.status,
    case when mensagem.apagada_em is not null then 'Mensagem apagada' else coalesce(nullif(mensagem.texto, ''),
    (select string_agg(arquivo.filename, ', '
  order by arquivo.id)
  from chat_arquivo arquivo
  where arquivo.mensagem_id = mensagem.id)) end, true, true, mensagem.id
  from os
  join chat_conversa conversa on conversa.ordem_servico_id = os.id
  and conversa.equipe = 'CONSUMIDOR'
  join chat_mensagem mensagem on mensagem.conversa_id = conversa.id
  left join usuario on usuario.id = mensagem.autor_id
  order by "criadoEm" desc, falada desc, ordem desc;

-- lockOs
select "id"
  from "ordem_servico"
  where "id" = $1
  and "posto_id" in ( select id
  from posto_autorizado
  where id = $2 or credenciado_id = $3) for update;

select "id"
  from "ordem_servico"
  where "id" = $1
  and true for update;
