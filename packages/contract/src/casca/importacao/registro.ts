import type { Campo, Campos } from '../campos/index.ts'
import { slugOf, type Option, type RegisterField, type RegisterView } from '../register/index.ts'
import { cliente, type ColunaPlanilha, type PlanilhaModelo } from './modelo.ts'

const EXEMPLOS = { document: '12.ABC.345/01DE-35', cep: '01310-100', phone: '(11) 90000-0142' } as const

/** 'Desligado, Avisar ou Exigir.' */
const wordsOf = (opcoes: readonly Option[]): string =>
  `${opcoes.map(({ label }) => label).join(', ')}.`.replace(/, ([^,]*)$/, ' ou $1')

type Especie = Pick<ColunaPlanilha, 'tipo' | 'exemplo' | 'ajuda' | 'opcoes' | 'referencia' | 'varias'>

const especieOf = (field: RegisterField | Campo): Especie => {
  const help = field.help ?? ''
  switch (field.type) {
    case 'reference':
      return { tipo: 'texto', referencia: field.path, exemplo: '', ajuda: help }
    case 'switch':
      return { tipo: 'simNao', exemplo: 'Não', ajuda: `Sim ou Não. ${help}`.trim() }
    case 'number': {
      const exemplo = { integer: '12', quantity: '1,5', money: '1.234,56' }[field.format]
      return { tipo: 'numero', exemplo, ajuda: help }
    }
    case 'day':
      return { tipo: 'dia', exemplo: '31/12/2027', ajuda: help }
    case 'instant':
      return { tipo: 'instante', exemplo: '20/11/2026 10:15', ajuda: help }
    case 'option': {
      const opcoes = field.options.filter(({ value }) => value !== '')
      return { tipo: 'texto', opcoes, exemplo: '', ajuda: wordsOf(opcoes) }
    }
    case 'texts':
    case 'text':
    case 'area':
      return {
        tipo: 'texto',
        exemplo: 'format' in field && field.format ? EXEMPLOS[field.format] : '',
        ajuda: help,
      }
    case 'references':
      return { tipo: 'texto', referencia: field.path, varias: true, exemplo: '', ajuda: help }
  }
}

/** Columns of another record have names of their own: its owner's, or those that the definition gives the column. */
const columnsOf = ({ columns }: RegisterView, field: RegisterField): ColunaPlanilha[] => {
  const { name: nome, label, required, planilha } = field
  if (field.type === 'reference' && nome === 'cliente') return [cliente]
  if ((field.type === 'reference' || field.type === 'references') && !planilha) return []
  const menor = !required && !columns.some(({ name }) => name === nome)
  const coluna = {
    nome,
    rotulo: label,
    ...especieOf(field),
    menor,
    // The people of a service point do not say whose a line is.
    ...(nome === 'posto' && { soInterno: true }),
    ...planilha,
  }
  return [required && !('soInterno' in coluna) ? { ...coluna, obrigatoria: true } : coluna]
}

/** The columns of the plain fields that have spreadsheet words, in their order. */
export const colunasDosCampos = (campos: Campos): ColunaPlanilha[] =>
  Object.entries(campos).flatMap(([nome, campo]) => {
    const { label: rotulo, required, planilha } = campo
    if (!planilha) return []
    return [{ nome, rotulo, ...especieOf(campo), ...(required && { obrigatoria: true }), ...planilha }]
  })

/** The spreadsheet of a register: the definition gives its words and columns. */
export const planilhaDoRegister = (view: RegisterView): PlanilhaModelo => {
  const [one, many] = view.noun
  return {
    tipo: slugOf(view),
    titulo: `Importar ${many}`,
    registro: view.noun,
    ability: view.abilities.edit,
    lista: { caminho: view.path, rotulo: `Ver ${many}` },
    destino: { caminho: view.path, nome: one },
    colunas: view.groups.flatMap(({ fields }) => fields.flatMap((field) => columnsOf(view, field))),
  }
}
