-- Written by 'npm run statements': what the server runs, by the file and the function of its store.
-- apps/server/src/features/armazem/nota/store/nota.ts

-- findByChave
select nota.id, chave_acesso as chave, numero, serie, situacao, importada_em as "importadaEm",
    digest_value as "digestValue", encode(sha256, 'hex') as sha256
  from nota
  join nota_arquivo on nota_id = nota.id
  and tipo = 'nota'
  where chave_acesso = $1
  and true;

-- findNota
--   alteradoPor: null
--   arquivo.contentType: string
--   arquivo.filename: string
--   arquivo.length: number
--   arquivo.sha256: string
--   assinatura.documento: null
--   assinatura.documento: string
--   assinatura.emissor: null
--   assinatura.emissor: string
--   assinatura.resultado: string
--   assinatura.titular: null
--   assinatura.titular: string
--   assinatura.validoAte: null
--   assinatura.validoAte: string
--   assinatura.validoDe: null
--   assinatura.validoDe: string
--   canceladaEm: null
--   chegada.conferente: null
--   chegada.conferente: string
--   chegada.divergencias: number
--   chegada.terminada: boolean
--   chegada: null
--   destNome: null
--   efeitos[]: string
--   emitNome: null
--   esquema.elemento: null
--   esquema.elemento: string
--   esquema.mensagem: null
--   esquema.mensagem: string
--   esquema.original: null
--   esquema.original: string
--   esquema.resultado: string
--   esquema.versao: string
--   eventos[].anexadoEm: string
--   eventos[].anexadoPor: null
--   eventos[].anexadoPor: string
--   eventos[].filename: string
--   eventos[].id: number
--   eventos[].protocolo: null
--   eventos[].protocolo: string
--   eventos[].registradoEm: null
--   eventos[].registradoEm: string
--   eventos[].sequencia: number
--   eventos[].texto: null
--   eventos[].texto: string
--   eventos[].tipo: string
--   eventos[]: object
--   importadaPor: null
--   infNFe.dest.cnpj: string
--   infNFe.dest.enderDest.cMun: string
--   infNFe.dest.enderDest.cPais: string
--   infNFe.dest.enderDest.cep: string
--   infNFe.dest.enderDest.nro: string
--   infNFe.dest.enderDest.uf: string
--   infNFe.dest.enderDest.xBairro: string
--   infNFe.dest.enderDest.xLgr: string
--   infNFe.dest.enderDest.xMun: string
--   infNFe.dest.enderDest.xPais: string
--   infNFe.dest.enderDest: object
--   infNFe.dest.idEstrangeiro: string
--   infNFe.dest.ie: string
--   infNFe.dest.xNome: string
--   infNFe.dest: null
--   infNFe.dest: object
--   infNFe.det: array
--   infNFe.det[].nItem: number
--   infNFe.det[].prod.cEAN: null
--   infNFe.det[].prod.cEAN: string
--   infNFe.det[].prod.cEANTrib: null
--   infNFe.det[].prod.cEANTrib: string
--   infNFe.det[].prod.cfop: null
--   infNFe.det[].prod.cfop: string
--   infNFe.det[].prod.cprod: null
--   infNFe.det[].prod.cprod: string
--   infNFe.det[].prod.indTot: null
--   infNFe.det[].prod.indTot: string
--   infNFe.det[].prod.ncm: null
--   infNFe.det[].prod.ncm: string
--   infNFe.det[].prod.qTrib: null
--   infNFe.det[].prod.qTrib: number
--   infNFe.det[].prod.qcom: null
--   infNFe.det[].prod.qcom: number
--   infNFe.det[].prod.rastro: array
--   infNFe.det[].prod.rastro[].cAgreg: string
--   infNFe.det[].prod.rastro[].dFab: string
--   infNFe.det[].prod.rastro[].dVal: string
--   infNFe.det[].prod.rastro[].nLote: string
--   infNFe.det[].prod.rastro[].qLote: null
--   infNFe.det[].prod.rastro[].qLote: number
--   infNFe.det[].prod.rastro[]: object
--   infNFe.det[].prod.uCom: null
--   infNFe.det[].prod.uCom: string
--   infNFe.det[].prod.uTrib: null
--   infNFe.det[].prod.uTrib: string
--   infNFe.det[].prod.vUnCom: null
--   infNFe.det[].prod.vUnCom: number
--   infNFe.det[].prod.vprod: null
--   infNFe.det[].prod.vprod: number
--   infNFe.det[].prod.vunTrib: null
--   infNFe.det[].prod.vunTrib: number
--   infNFe.det[].prod.xprod: null
--   infNFe.det[].prod.xprod: string
--   infNFe.det[].prod: object
--   infNFe.det[]: object
--   infNFe.emit.cnpj: string
--   infNFe.emit.crt: string
--   infNFe.emit.enderEmit.cMun: string
--   infNFe.emit.enderEmit.cPais: string
--   infNFe.emit.enderEmit.cep: string
--   infNFe.emit.enderEmit.nro: string
--   infNFe.emit.enderEmit.uf: string
--   infNFe.emit.enderEmit.xBairro: string
--   infNFe.emit.enderEmit.xLgr: string
--   infNFe.emit.enderEmit.xMun: string
--   infNFe.emit.enderEmit.xPais: string
--   infNFe.emit.enderEmit: object
--   infNFe.emit.ie: string
--   infNFe.emit.xFant: string
--   infNFe.emit.xNome: null
--   infNFe.emit.xNome: string
--   infNFe.emit: object
--   infNFe.entrega.cnpj: string
--   infNFe.entrega.ender.cMun: string
--   infNFe.entrega.ender.nro: string
--   infNFe.entrega.ender.uf: string
--   infNFe.entrega.ender.xBairro: string
--   infNFe.entrega.ender.xLgr: string
--   infNFe.entrega.ender.xMun: string
--   infNFe.entrega.ender: object
--   infNFe.entrega.xNome: string
--   infNFe.entrega: object
--   infNFe.id: string
--   infNFe.ide.cNF: null
--   infNFe.ide.cNF: string
--   infNFe.ide.cuf: null
--   infNFe.ide.cuf: string
--   infNFe.ide.dhEmi: null
--   infNFe.ide.dhEmi: string
--   infNFe.ide.finNFe: null
--   infNFe.ide.finNFe: string
--   infNFe.ide.idDest: null
--   infNFe.ide.idDest: string
--   infNFe.ide.mod: null
--   infNFe.ide.mod: string
--   infNFe.ide.natOp: null
--   infNFe.ide.natOp: string
--   infNFe.ide.nnf: null
--   infNFe.ide.nnf: string
--   infNFe.ide.refNFe: array
--   infNFe.ide.refNFe[]: string
--   infNFe.ide.serie: null
--   infNFe.ide.serie: string
--   infNFe.ide.tpAmb: null
--   infNFe.ide.tpAmb: string
--   infNFe.ide.tpEmis: null
--   infNFe.ide.tpEmis: string
--   infNFe.ide.tpNF: null
--   infNFe.ide.tpNF: string
--   infNFe.ide: object
--   infNFe.infCpl: string
--   infNFe.total.ibscbstot.vBCIBSCBS: number
--   infNFe.total.ibscbstot.vCBS: number
--   infNFe.total.ibscbstot.vIBS: number
--   infNFe.total.ibscbstot.vIBSMun: number
--   infNFe.total.ibscbstot.vIBSUF: number
--   infNFe.total.ibscbstot: object
--   infNFe.total.icmstot.vbc: number
--   infNFe.total.icmstot.vbcst: number
--   infNFe.total.icmstot.vcofins: number
--   infNFe.total.icmstot.vdesc: number
--   infNFe.total.icmstot.vfcp: number
--   infNFe.total.icmstot.vfcpst: number
--   infNFe.total.icmstot.vfcpstret: number
--   infNFe.total.icmstot.vfrete: number
--   infNFe.total.icmstot.vicms: null
--   infNFe.total.icmstot.vicms: number
--   infNFe.total.icmstot.vicmsdeson: number
--   infNFe.total.icmstot.vii: number
--   infNFe.total.icmstot.vipi: number
--   infNFe.total.icmstot.vipidevol: number
--   infNFe.total.icmstot.vnf: null
--   infNFe.total.icmstot.vnf: number
--   infNFe.total.icmstot.voutro: number
--   infNFe.total.icmstot.vpis: number
--   infNFe.total.icmstot.vprod: null
--   infNFe.total.icmstot.vprod: number
--   infNFe.total.icmstot.vseg: number
--   infNFe.total.icmstot.vst: null
--   infNFe.total.icmstot.vst: number
--   infNFe.total.icmstot: object
--   infNFe.total.vNFTot: number
--   infNFe.total: object
--   infNFe.transp.modFrete: string
--   infNFe.transp: object
--   infNFe.versao: string
--   itens[].efeito: string
--   itens[].efeitoProposto: string
--   itens[].fator: number
--   itens[].id: number
--   itens[].lotes: array
--   itens[].lotes[].dataDeFabricacao: null
--   itens[].lotes[].dataDeFabricacao: string
--   itens[].lotes[].dataDeValidade: null
--   itens[].lotes[].dataDeValidade: string
--   itens[].lotes[].lote: string
--   itens[].lotes[].quantidade: number
--   itens[].lotes[]: object
--   itens[].motivoEfeito: string
--   itens[].nItem: null
--   itens[].nItem: number
--   itens[].posicao: number
--   itens[].produto.codigoDepositante: string
--   itens[].produto.codigoOmni: string
--   itens[].produto.codigoProduto: string
--   itens[].produto.descricao: string
--   itens[].produto.id: number
--   itens[].produto.inteiro: boolean
--   itens[].produto.unidade: string
--   itens[].produto: object
--   itens[].quantidade: number
--   itens[]: object
--   mensagens[].campo: string
--   mensagens[].codigo: string
--   mensagens[].params: object
--   mensagens[]: object
--   numeroPedido: null
--   pedidoId: null
--   protocolo.cStat: string
--   protocolo.dhRecbto: string
--   protocolo.digVal: string
--   protocolo.nProt: string
--   protocolo.tpAmb: string
--   protocolo.xMotivo: string
--   protocolo: null
--   recebidaEm: null
--   recebidaPor: null
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
    cliente.codigo_depositante as "codigoDepositante", inf_nfe as "infNFe", protocolo, assinatura, esquema, mensagens,
    nota.alterado_em as "alteradoEm", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "nota"."importada_por") as "importadaPor", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "nota"."recebida_por") as "recebidaPor", (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "nota"."alterado_por") as "alteradoPor", (select json_build_object('filename', filename, 'length', length,
    'contentType', content_type, 'sha256', encode(sha256, 'hex'))
  from nota_arquivo
  where nota_id = nota.id
  and tipo = 'nota') as arquivo, (select json_build_object('conferente', (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "chegada"."conferente_id"), 'terminada', chegada.terminada_em is not null, 'divergencias',
    (select count(*)
  from chegada_divergencia dela
  where dela.nota_id = chegada.nota_id))
  from chegada
  where chegada.nota_id = nota.id) as chegada, coalesce((select json_agg(json_build_object('id', evento.id, 'tipo',
    evento.tipo, 'sequencia', evento.sequencia, 'protocolo', evento.protocolo, 'registradoEm', evento.registrado_em,
    'texto', evento.texto, 'filename', evento.filename, 'anexadoEm', evento.anexado_em, 'anexadoPor',
    (select coalesce(nome_exibicao, nome)
  from usuario
  where id = "evento"."anexado_por"))
  order by evento.registrado_em desc nulls last, evento.id desc)
  from nota_evento evento
  where evento.nota_id = nota.id), '[]') as eventos, ( select json_agg(json_build_object( 'id', item.id, 'posicao',
    item.posicao, 'nItem', item.n_item, 'fator', item.fator, 'quantidade', item.quantidade, 'efeito', item.efeito,
    'efeitoProposto', item.efeito_proposto, 'motivoEfeito', item.motivo_efeito, 'produto', json_build_object( 'id',
    produto.id, 'codigoProduto', produto.codigo_produto, 'descricao', produto.descricao, 'codigoOmni',
    produto.codigo_omni, 'codigoDepositante', cliente.codigo_depositante, 'unidade', produto.unidade, 'inteiro',
    produto.inteiro), 'lotes', coalesce(( select json_agg(json_build_object( 'lote', lote, 'dataDeValidade', validade,
    'dataDeFabricacao', fabricacao, 'quantidade', quantidade)
  order by ordem)
  from nota_item_lote
  where nota_item_id = item.id), '[]'))
  order by item.posicao)
  from nota_item item
  join produto on produto.id = item.produto_id
  where item.nota_id = nota.id) as itens
  from nota
  join cliente on cliente.id = nota.cliente_id
  left join pedido on pedido.id = nota.pedido_id
  where nota.id = $1
  and true;

-- insertNota
insert into "nota" ("chave_acesso", "cliente_id", "numero", "serie", "emit_documento", "emit_nome", "dest_documento",
    "dest_nome", "emissao", "valor_total", "linhas", "avisos", "inf_nfe", "protocolo", "assinatura", "esquema",
    "digest_value", "mensagens", "pedido_id", "importada_em", "importada_por", "alterado_em", "alterado_por")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
  returning "id";

-- lockChave
select pg_advisory_xact_lock(hashtextextended($1, 0));

-- lockNota
select id
  from nota
  where id = $1
  and true for update;

-- touch
update nota
  set cancelada_em = $1, cancelada_por = $2, versao = versao + 1, alterado_em = $3, alterado_por = $4
  where id = $5;

update nota
  set pedido_id = $1, versao = versao + 1, alterado_em = $2, alterado_por = $3
  where id = $4;

update nota
  set recebida_em = $1, recebida_por = $2, versao = versao + 1, alterado_em = $3, alterado_por = $4
  where id = $5;

update nota
  set recebida_em = null, recebida_por = null, versao = versao + 1, alterado_em = $1, alterado_por = $2
  where id = $3;

update nota
  set versao = versao + 1, alterado_em = $1, alterado_por = $2
  where id = $3;
