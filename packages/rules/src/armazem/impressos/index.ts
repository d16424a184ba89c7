export {
  codigoDoLote,
  type EtiquetaDeLote,
  type EtiquetaDeProduto,
  type EtiquetaDeVolume,
  zplDeLote,
  zplDeProduto,
  zplDeVolume,
} from './etiquetas.ts'
export { separarAte } from './prazo.ts'
