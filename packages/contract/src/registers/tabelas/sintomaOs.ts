import { defineRegister } from '../../casca/register/index.ts'
import { nomeadoView } from '../../casca/register/nomeado.ts'
import { inputOf, recordOf } from '../../casca/register/schema.ts'

export const sintomaOsView = nomeadoView({
  name: 'sintomaOs',
  modulo: 'assistencia',
  title: 'Sintomas',
  subtitle: 'O que o consumidor diz que está errado',
  noun: ['sintoma', 'sintomas'],
  newLabel: 'Novo Sintoma',
  edit: 'MODELO_EDITAR',
  lookUp: 'OS_VER',
  help: 'Como quem traz o relógio diria: Parou, Atrasa, Vidro riscado.',
  exemplo: 'Atrasa',
})

/** The symptom that the customer reports. */
export const SintomaOs = recordOf(sintomaOsView, {}).meta({ id: 'SintomaOs' })

export const SintomaOsInput = inputOf(sintomaOsView).meta({ id: 'SintomaOsInput' })

export const sintomaOsRegister = defineRegister({
  view: sintomaOsView,
  record: SintomaOs,
  input: SintomaOsInput,
  table: 'sintoma_os',
  company: null,
  sorts: { id: 'id', nome: 'nome' },
  lookUp: ['nome'],
  inUse: { os_sintoma: 'ordens de serviço', modelo_orcamento: 'modelos de orçamento' },
})
