/** How the last digit of a serial number checks the others. */
export const DIGITOS_SERIE = ['NENHUM', 'MODULO_10', 'MODULO_11'] as const
export type DigitoSerie = (typeof DIGITOS_SERIE)[number]
export const DIGITO_SERIE_LABELS: Readonly<Record<DigitoSerie, string>> = {
  NENHUM: 'Sem conferência',
  MODULO_10: 'Módulo 10',
  MODULO_11: 'Módulo 11',
}
