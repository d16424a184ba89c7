export { type ChavePixTipo, type ErroChavePix, normalizeChavePix } from './chave.ts'
export { type ErroPix, type PixCobranca, pixCopiaECola } from './codigo.ts'
export { crc16 } from './crc.ts'
export { checkCopiaECola, type ErroLeituraPix } from './leitura.ts'
