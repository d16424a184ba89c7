/** The kinds of record in which mail addresses stand. */
export const CORREIO_LUGARES = [
  'cliente',
  'usuario',
  'consumidor',
  'postoAutorizado',
  'meuPosto',
  'ordemServico',
  'cadastroPosto',
] as const
export type CorreioLugar = (typeof CORREIO_LUGARES)[number]
