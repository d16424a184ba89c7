export {
  chaveDoModelo,
  readVenda,
  type ModelosVendidos,
  type ModeloVendido,
  type VendaLida,
} from './linha.ts'
export { desvioDaSerie, type PadraoDaSerie } from './serie.ts'
