import type { HabilidadeDescrita } from '@app/contract/casca/perfil'
import { perfilView } from '@app/contract/registers/perfil'
import type { RegisterField, RegisterView } from '@app/contract/casca/register'
import type { RegisterRecord } from '../../../../register/record/record.ts'

/** Each ability is a separate switch, so that two people's changes of one profile can be merged. */
const PREFIX = 'tem:'
export const fieldOf = (nome: string) => `${PREFIX}${nome}`

export const TIPOS = [
  { value: 'interno', label: 'Equipe interna', help: 'Para quem trabalha na empresa.' },
  { value: 'cliente', label: 'Usuários de cliente', help: 'Para quem vê só os pedidos da própria empresa.' },
  { value: 'posto', label: 'Usuários de posto', help: 'Para quem trabalha em um posto autorizado.' },
]

const DESCONTO: RegisterField = {
  name: 'descontoMaximo',
  label: 'Desconto máximo',
  type: 'number',
  format: 'integer',
  unit: '%',
  max: 100,
  span: 3,
  help: 'Nos orçamentos. Em branco, o que vem com o produto.',
}

export const formView = (habilidades: readonly HabilidadeDescrita[]): RegisterView => ({
  ...perfilView,
  groups: [
    {
      title: 'Perfil',
      fields: [
        { name: 'nome', label: 'Nome', type: 'text', max: 60, required: true, span: 3 },
        { name: 'tipo', label: 'Tipo de usuário', type: 'option', options: TIPOS, span: 3, fixed: true },
        { name: 'descricao', label: 'Descrição', type: 'text', max: 300 },
        {
          name: 'exigeSegundoFator',
          label: 'Exige a verificação em duas etapas',
          type: 'switch',
          help: 'Quem tem o perfil só entra com a senha e o código do celular.',
        },
        ...(habilidades.some(({ nome }) => nome === 'OS_REPARAR') ? [DESCONTO] : []),
      ],
    },
    {
      title: 'Permissões',
      fields: habilidades.map(({ nome, rotulo, descricao }): RegisterField => ({
        name: fieldOf(nome),
        label: rotulo,
        help: descricao,
        type: 'switch',
      })),
    },
  ],
})

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** A profile with its abilities as switches. */
export const readPerfil = (record: RegisterRecord): RegisterRecord => ({
  ...record,
  ...Object.fromEntries(listOf(record['habilidades']).map((nome) => [fieldOf(nome), true])),
})

/** Abilities that this kind of user may hold at all. */
export const fitting = (habilidades: readonly HabilidadeDescrita[], tipo: unknown) =>
  habilidades.filter(({ tipos }) => tipos.some((one) => one === tipo))

/** The body of a save: when a switch changed, the list of all abilities that are on. */
export const wireOf =
  (habilidades: readonly HabilidadeDescrita[]) =>
  (
    body: Record<string, unknown>,
    values: Record<string, unknown>,
    from: RegisterRecord | undefined,
  ): Record<string, unknown> => {
    const names = Object.keys(body)
    const plain = Object.fromEntries(
      names.filter((name) => !name.startsWith(PREFIX)).map((name) => [name, body[name]]),
    )
    if (from && names.every((name) => !name.startsWith(PREFIX))) return plain
    const shown = fitting(habilidades, values['tipo']).map(({ nome }): string => nome)
    const on = shown.filter((nome) => values[fieldOf(nome)] === true)
    // Abilities that this screen does not know stay as they are.
    const unknown = listOf(from?.['habilidades']).filter((nome) => !shown.includes(nome))
    return { ...plain, habilidades: [...on, ...unknown] }
  }
