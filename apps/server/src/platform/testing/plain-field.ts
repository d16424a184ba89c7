import type { Campo } from '@app/contract/casca/campos'

export type SampleValue = string | number | boolean | string[]

type Sample = {
  /** The value in requests and answers. */
  value: SampleValue
  /** The value in the history, for readers in São Paulo. */
  told: string
  /** The value in a cell of an export. */
  cell: string
}

/** A value of a plain field's kind that differs from a new record's. */
export const sampleOf = (campo: Campo): Sample => {
  switch (campo.type) {
    case 'text':
    case 'area':
      return { value: 'Ação nº 7', told: '“Ação nº 7”', cell: 'Ação nº 7' }
    case 'texts':
      return { value: ['Anel', 'Ação'], told: '“Anel, Ação”', cell: '"Anel, Ação"' }
    case 'number':
      return { value: 7, told: '7', cell: campo.format === 'money' ? '7,00' : '7' }
    case 'switch':
      return { value: true, told: 'Sim', cell: 'Sim' }
    case 'instant':
      return { value: '2026-11-24T13:30:00.000Z', told: '24/11/2026 10:30', cell: '24/11/2026 10:30' }
    case 'day':
      return { value: '2026-11-24', told: '24/11/2026', cell: '24/11/2026' }
    case 'option': {
      const { value, label } = campo.options.at(-1) ?? { value: '', label: '' }
      return { value, told: `“${value}”`, cell: label }
    }
  }
}
