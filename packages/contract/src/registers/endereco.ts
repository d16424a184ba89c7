import { PAIS_PADRAO, UNIDADES_FEDERATIVAS } from '../casca/endereco/values.ts'
import type { RegisterField, RegisterGroup } from '../casca/register/index.ts'

type Names = {
  rua?: 'rua' | 'street'
  numero?: 'numero' | 'number'
  bairro?: 'bairro' | 'neighborhood'
}

type Options = Names & {
  /** Every field has to be filled, as a service point's (spec §5). */
  required?: boolean
  /** A person's, not a company's. */
  pessoal?: true
  /** Without the country: the record has none. */
  semPais?: boolean
}

/**
 * The group of an address, in one line of a definition. On screen it fills itself from the CEP, offers the state's
 * cities as they are typed, and always takes what is typed by hand. The names are the record's own.
 */
export const endereco = (options: Options = {}): RegisterGroup => {
  const { rua = 'rua', numero = 'numero', bairro = 'bairro', required = false, semPais = false } = options
  // What a service point lacks is told in the words of spec §5.
  const common = {
    ...(required && { required, emptyText: 'Campo obrigatório' }),
    ...(options.pessoal && { pessoal: options.pessoal }),
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
  return {
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
        options: [
          { value: '', label: 'Escolha' },
          ...UNIDADES_FEDERATIVAS.map((value) => ({ value, label: value })),
        ],
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
}
