export { acoesDaTransferencia, chegadaDe, type Lados } from './transferencia.ts'
