import { optionsOf } from '../../casca/opcoes/index.ts'
import { marked, withoutPessoais, type Campos } from '../../casca/campos/index.ts'
import { OS_TYPE_LABELS, OS_TYPES } from './values.ts'

/**
 * The plain fields of a service order, in the order of its form. `resumo`: rows of the lists show it. `osType` is chosen
 * as long as the order is EM_CRIACAO, the rest until it has ended. How a field is added: docs/architecture.md, 'A plain
 * field'.
 */
export const CAMPOS_OS = {
  osType: {
    type: 'option',
    required: true,
    options: optionsOf(OS_TYPES, OS_TYPE_LABELS),
    label: 'Tipo',
    resumo: true,
  },
  relato: { type: 'area', max: 2000, label: 'Nas palavras do cliente', pessoal: true },
  estadoRelogio: { type: 'area', max: 2000, label: 'Como o relógio chegou' },
  acessorios: { type: 'texts', max: 80, most: 20, label: 'Acessórios' },
  reclamaGarantia: { type: 'switch', label: 'O cliente pede a garantia' },
  dataPrometida: { type: 'day', label: 'Prometida para', resumo: true },
  numeroNotaFiscal: { type: 'text', max: 60, label: 'Nº da nota fiscal' },
  dataNotaFiscal: { type: 'day', label: 'Data da nota fiscal' },
  observacoes: { type: 'area', max: 4000, label: 'Observações', pessoal: true },
  motivoSegundaOs: { type: 'area', max: 500, label: 'Por que outra OS do mesmo relógio' },
} as const satisfies Campos<{ resumo?: true }>

/** What a row of the lists shows. */
export const CAMPOS_OS_RESUMO = marked(CAMPOS_OS, 'resumo')

/** Free text about a person and the watch; it is withheld when the person's data were removed (LGPD). */
export const CAMPOS_OS_PESSOAIS = marked(CAMPOS_OS, 'pessoal')

/** The fields of an export: all except those that identify a person. */
export const CAMPOS_OS_EXPORTADOS = withoutPessoais(CAMPOS_OS)
