export { avisoDe, avisoVale, respondeAviso } from './quando.ts'
export { AVISOS_PADRAO, EXEMPLO, faltasNoTexto, fillTexto, linkWhatsapp, maskEmail } from './texto.ts'
export type { TextoDoAviso, Valores } from './texto.ts'
