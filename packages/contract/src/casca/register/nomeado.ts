import { z } from 'zod'
import { Links } from '../paging/index.ts'
import { obrigatorio } from '../texto/index.ts'
import type { Ability } from '../session/index.ts'
import { CADASTRO_STATUS, type RegisterColumn, type RegisterView } from './index.ts'

/** The states of a record that others refer to. */
export const STATUS_OPTIONS = [
  { value: 'ATIVO', label: 'Ativo', help: 'Pode ser escolhido.' },
  { value: 'INATIVO', label: 'Inativo', help: 'Não é mais oferecido; o que já o usa continua com ele.' },
]

/** What every record of the house's registers has besides its own fields. */
export const CAMPOS_COMUNS = {
  status: z.enum(CADASTRO_STATUS).describe('INATIVO não é mais oferecido para escolha.'),
  versao: z.number().int(),
  _links: Links.optional(),
}

/** A record that is nothing but its name. */
export const Nomeado = z.object({ id: z.number().int(), nome: z.string(), ...CAMPOS_COMUNS })

export const NomeadoInput = z.object({
  nome: obrigatorio(80),
  status: z.enum(CADASTRO_STATUS).optional(),
})

type Words = Pick<RegisterView, 'name' | 'modulo' | 'title' | 'subtitle' | 'noun'> & {
  newLabel: string
  edit: Ability
  /** Who may choose one where another record names it. */
  lookUp: Ability
  /** What the name is to be. */
  help?: string
  exemplo: string
  columns?: readonly RegisterColumn[]
  seeded?: string
}

/** The screens of a register of names: list, search, form and spreadsheet. */
export const nomeadoView = ({
  name,
  noun,
  edit,
  lookUp,
  help,
  exemplo,
  columns = [],
  ...words
}: Words): RegisterView => ({
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
        { name: 'status', label: 'Situação do cadastro', type: 'option', span: 2, options: STATUS_OPTIONS },
      ],
    },
  ],
})
