export type { Parametros, RegraDaNota, Severidade } from './regra.ts'
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
