export { FNC1 } from './gs1.ts'
export { gtinVariants, isGtin } from './gtin.ts'
export { lerCodigo } from './ler.ts'
export type { Leitura } from './ler.ts'
