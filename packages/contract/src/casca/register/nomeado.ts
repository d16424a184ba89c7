import type { Ability } from '../session/index.ts'
import type { RegisterColumn, RegisterView } from './index.ts'

/** The states of a record that others refer to. */
export const STATUS_OPTIONS = [
  { value: 'ATIVO', label: 'Ativo', help: 'Pode ser escolhido.' },
  { value: 'INATIVO', label: 'Inativo', help: 'Não é mais oferecido; o que já o usa continua com ele.' },
] as const

/** The field of that state; each form adds its `span`. */
export const STATUS_FIELD = {
  name: 'status',
  label: 'Situação do cadastro',
  type: 'option',
  filled: true,
  api: 'INATIVO não é mais oferecido para escolha.',
  options: STATUS_OPTIONS,
} as const

type Words = Pick<RegisterView, 'name' | 'modulo' | 'title' | 'subtitle' | 'noun'> & {
  newLabel: string
  edit: Ability
  /** The ability to choose a record where another one names it. */
  lookUp: Ability
  /** The help text of the name. */
  help?: string
  exemplo: string
  columns?: readonly RegisterColumn[]
  seeded?: string
}

/** The screens of a register of names: list, search, form and spreadsheet. */
export const nomeadoView = ({ name, noun, edit, lookUp, help, exemplo, columns = [], ...words }: Words) =>
  ({
    ...words,
    name,
    noun,
    path: `/${name}`,
    abilities: { view: edit, edit, lookUp },
    columns: [
      { name: 'nome', label: 'Nome', sort: 'nome' },
      ...columns,
      { name: 'status', label: 'Situação', options: STATUS_OPTIONS, width: '8rem' },
    ],
    filters: [
      { name: 'nome', label: 'Nome', kind: 'contains', fields: ['nome'] },
      { name: 'status', label: 'Situação', kind: 'active' },
    ],
    sort: 'nome,asc',
    heading: 'nome',
    subheading: 'nome',
    planilha: { unicos: ['nome'], semAcento: true },
    groups: [
      {
        title: `${noun[0].charAt(0).toUpperCase()}${noun[0].slice(1)}`,
        fields: [
          {
            name: 'nome',
            label: 'Nome',
            type: 'text',
            max: 80,
            span: 4,
            required: true,
            ...(help && { help }),
            planilha: { exemplo },
          },
          { ...STATUS_FIELD, span: 2 },
        ],
      },
    ],
  }) as const satisfies RegisterView
