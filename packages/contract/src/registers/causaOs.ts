import { CausaOs, CausaOsInput } from '../assistencia/causaOs/index.ts'
import { defineRegister } from '../casca/register/index.ts'
import { nomeadoView } from '../casca/register/nomeado.ts'

export const causaOsView = nomeadoView({
  name: 'causaOs',
  modulo: 'assistencia',
  title: 'Causas',
  subtitle: 'O que o técnico encontra; as do produto não mudam',
  noun: ['causa', 'causas'],
  newLabel: 'Nova Causa',
  edit: 'MODELO_EDITAR',
  lookUp: 'OS_VER',
  exemplo: 'Coroa quebrada',
  columns: [{ name: 'doProduto', label: 'Do produto', format: 'yesNo', width: '8rem' }],
  seeded: 'doProduto',
})

export const causaOsRegister = defineRegister({
  view: causaOsView,
  record: CausaOs,
  input: CausaOsInput,
  table: 'causa_os',
  company: null,
  sorts: { id: 'id', nome: 'nome' },
  lookUp: ['nome'],
  inUse: { ordem_servico: 'ordens de serviço', os_linha: 'orçamentos' },
})
