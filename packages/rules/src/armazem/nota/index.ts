export { chaveDe, emitenteDaChave } from './leitura/chave.ts'
export { CFOPS_PADRAO, findCfop } from './destino/cfop.ts'
export { fatorDaNota, lotesDoRastro, quantidadeNoEstoque, sumQuantidades } from './destino/conversao.ts'
export { findNovosClientes } from './destino/novos.ts'
export { findDono } from './destino/dono.ts'
export { unidadesDiferem } from './destino/unidade.ts'
export { NS_NFE, recogniseDocumento, type Envelope } from './leitura/documento.ts'
export { compareDuplicata } from './destino/duplicata.ts'
export { documentoNaNota, proposeEfeitos } from './destino/efeito.ts'
export type { Elemento } from './leitura/elemento.ts'
export { hasLetras, translateXsd } from './leitura/esquema.ts'
export { hasMercadoria } from './destino/finalidade.ts'
export { comCodificacaoErrada, judgeNota, refusalOf, type NotaXml, type Provas } from './regras/judge.ts'
export { toOferecida } from './destino/oferta.ts'
export { readEvento } from './leitura/evento.ts'
export { readCancelamento } from './leitura/protocolo.ts'
export type { Parametros, RegraDaNota, Severidade } from './regras/regra.ts'
export { REGRAS_ARQUIVO } from './regras/regras-arquivo.ts'
export {
  REGRAS_NOTA,
  regraNota,
  textoRegra,
  type CodigoAviso,
  type CodigoRecusa,
  type CodigoRegra,
} from './regras/regras.ts'
export type {
  Assinatura,
  Aviso,
  Cancelamento,
  Casa,
  Dono,
  Duplicata,
  Efeito,
  EfeitoProposto,
  EsquemaNota,
  Lado,
  Leitura,
  NotaLida,
  NotaOferecida,
  Parte,
  Recusa,
  RegraCfop,
} from './leitura/types.ts'
export { eventosDaNota } from './eventos.ts'
