export { destinos, linksDe, type Destinatario, type FatoAgrupado } from './destino.ts'
export { emSilencio } from './silencio.ts'
export { escolhaDe, mayHear } from './escolha.ts'
export { tituloDe } from './texto.ts'
