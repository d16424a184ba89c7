export { chaveDe, emitenteDaChave } from './chave.ts'
export { CFOPS_PADRAO, findCfop } from './cfop.ts'
export { fatorDaNota, lotesDoRastro, quantidadeNoEstoque, somarQuantidades } from './conversao.ts'
export { acharDono } from './dono.ts'
export { NS_NFE, reconhecer, type Envelope } from './documento.ts'
export { compararDuplicata } from './duplicata.ts'
export { documentoNaNota, proporEfeitos } from './efeito.ts'
export type { Elemento } from './elemento.ts'
export { temLetras, traduzirXsd } from './esquema.ts'
export { temMercadoria } from './finalidade.ts'
export { comCodificacaoErrada, lerNota, recusarNota, type NotaXml, type Provas } from './julgar.ts'
export { oferecer } from './oferta.ts'
export { readCancelamento } from './protocolo.ts'
export type { Parametros, RegraDaNota, Severidade } from './regra.ts'
export { REGRAS_ARQUIVO } from './regras-arquivo.ts'
export {
  REGRAS_NOTA,
  regraNota,
  textoRegra,
  type CodigoAviso,
  type CodigoRecusa,
  type CodigoRegra,
} from './regras.ts'
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
} from './types.ts'
