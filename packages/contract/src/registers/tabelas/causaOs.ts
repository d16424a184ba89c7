import { z } from 'zod'
import { defineRegister } from '../../casca/register/index.ts'
import { nomeadoView } from '../../casca/register/nomeado.ts'
import { inputOf, recordOf } from '../../casca/register/schema.ts'

/** Misuse, which voids the warranty (spec §9); it is known by its id, because its name may change (decisions 40). */
export const USO_INDEVIDO = 6

/** Smaller ids are causes of the product; entered or imported causes start here. */
export const PRIMEIRA_CAUSA_DA_CASA = 1000

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

/** The cause of a fault, as the technician judges it. */
export const CausaOs = recordOf(causaOsView, {
  doProduto: z.boolean().describe('Vem com o produto: não pode ser alterada nem excluída.'),
}).meta({ id: 'CausaOs' })

export const CausaOsInput = inputOf(causaOsView).meta({ id: 'CausaOsInput' })

export const causaOsRegister = defineRegister({
  view: causaOsView,
  record: CausaOs,
  input: CausaOsInput,
  table: 'causa_os',
  company: null,
  sorts: { id: 'id', nome: 'nome' },
  lookUp: ['nome'],
  inUse: {
    ordem_servico: 'ordens de serviço',
    os_linha: 'orçamentos',
    modelo_orcamento: 'modelos de orçamento',
  },
})
