import type { CorreioCampo } from '@app/rules/casca/correio'

export const CAMPO_LABELS: Readonly<Record<CorreioCampo, string>> = {
  assunto: 'Assunto',
  abertura: 'Abertura',
  fechamento: 'Fechamento',
}
