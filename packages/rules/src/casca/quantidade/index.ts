export { addQuantity, formatQuantidade, fromUnits, isWhole, subtractQuantity, toUnits } from './quantidade.ts'
