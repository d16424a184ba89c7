export { avisoDe, avisoVale, respondeAviso } from './quando.ts'
export {
  AVISOS_PADRAO,
  EXEMPLO,
  exemploDoAviso,
  faltasNoTexto,
  fillTexto,
  linkWhatsapp,
  maskEmail,
  papelDoAviso,
} from './texto.ts'
export type { TextoDoAviso, Valores } from './texto.ts'
