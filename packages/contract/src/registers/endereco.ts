import { PAIS_PADRAO, UNIDADES_FEDERATIVAS } from '../casca/endereco/values.ts'
import type { RegisterField, RegisterGroup } from '../casca/register/index.ts'

type Options = {
  rua?: 'street'
  numero?: 'number'
  bairro?: 'neighborhood'
  /** Every field is required, as for a service point (spec §5). */
  required?: true
  /** The address of a person, not of a company. */
  pessoal?: true
  /** Without the country, because the record has none. */
  semPais?: true
}

type NameOf<O extends Options, Part extends keyof Options> = O[Part] extends string ? O[Part] : Part
type Texts<O extends Options> =
  | 'cep'
  | 'complemento'
  | 'cidade'
  | NameOf<O, 'rua' | 'numero' | 'bairro'>
  | (O extends { semPais: true } ? never : 'pais')

const UFS = [
  { value: '', label: 'Escolha' },
  ...UNIDADES_FEDERATIVAS.map((value) => ({ value, label: value })),
] as const

/** The input of a schema. */
type CampoDoEndereco<O extends Options> = { label: string } & (O extends { required: true }
  ? { required: true }
  : unknown) &
  ({ name: Texts<O>; type: 'text'; max: number } | { name: 'estado'; type: 'option'; options: typeof UFS })

type Endereco<O extends Options> = RegisterGroup & { fields: readonly CampoDoEndereco<O>[] }

/**
 * The group of an address, as one line of a definition. On screen the CEP fills it, the state's cities are offered
 * while typing, and values typed by hand are always accepted. The record chooses the names.
 */
export const endereco = <const O extends Options>(options: O): Endereco<O> => {
  const { required, pessoal, semPais }: Options = options
  const [rua, numero, bairro] = [options.rua ?? 'rua', options.numero ?? 'numero', options.bairro ?? 'bairro']
  // An empty required field of a service point has the words of spec §5.
  const common = {
    ...(required && { required, emptyText: 'Campo obrigatório' }),
    ...(pessoal && { pessoal }),
  }
  const pais: RegisterField = {
    ...common,
    name: 'pais',
    label: 'País',
    type: 'text',
    max: 60,
    span: 2,
    initial: PAIS_PADRAO.nome,
    planilha: { exemplo: PAIS_PADRAO.nome },
  }
  const group: RegisterGroup = {
    title: 'Endereço',
    endereco: {
      cep: 'cep',
      rua,
      bairro,
      cidade: 'cidade',
      estado: 'estado',
      ...(!semPais && { pais: 'pais' }),
    },
    fields: [
      { ...common, name: 'cep', label: 'CEP', type: 'text', max: 9, span: 2, format: 'cep', numeric: true },
      {
        ...common,
        name: rua,
        label: 'Rua',
        type: 'text',
        max: 160,
        span: 4,
        planilha: { sinonimos: ['Endereço', 'Logradouro'], exemplo: 'Avenida Exemplo' },
      },
      {
        ...common,
        name: numero,
        label: 'Número',
        type: 'text',
        max: 20,
        span: 2,
        ...(required ? { choices: ['S/N'] } : { help: 'Sem número: S/N.' }),
        planilha: { exemplo: 'S/N' },
      },
      {
        ...common,
        name: 'complemento',
        label: 'Complemento',
        type: 'text',
        max: 80,
        span: 2,
        ...(required && { choices: ['Sem complemento'], planilha: { exemplo: 'Sem complemento' } }),
      },
      {
        ...common,
        name: bairro,
        label: 'Bairro',
        type: 'text',
        max: 80,
        span: 2,
        planilha: { exemplo: 'Centro' },
      },
      {
        ...common,
        name: 'estado',
        label: 'Estado',
        type: 'option',
        span: 2,
        options: UFS,
        planilha: { sinonimos: ['UF'], exemplo: 'SP', ajuda: 'A sigla: SP, RJ, MG…', menor: false },
      },
      {
        ...common,
        name: 'cidade',
        label: 'Cidade',
        type: 'text',
        max: 80,
        span: semPais ? 4 : 2,
        planilha: { sinonimos: ['Município'], exemplo: 'São Paulo', menor: false },
      },
      ...(semPais ? [] : [pais]),
    ],
  }
  // The options choose the names, and inference cannot follow them into the list.
  return group as Endereco<O>
}
