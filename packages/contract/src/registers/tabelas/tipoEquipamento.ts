import { defineRegister } from '../../casca/register/index.ts'
import { nomeadoView } from '../../casca/register/nomeado.ts'
import { inputOf, recordOf } from '../../casca/register/schema.ts'

export const tipoEquipamentoView = nomeadoView({
  name: 'tipoEquipamento',
  modulo: 'assistencia',
  title: 'Tipos de equipamento',
  subtitle: 'O que um modelo é',
  noun: ['tipo de equipamento', 'tipos de equipamento'],
  newLabel: 'Novo Tipo',
  edit: 'MODELO_EDITAR',
  lookUp: 'OS_VER',
  exemplo: 'Relógio de pulso',
})

/** The kind of a model: watch, smartwatch, wall clock. */
export const TipoEquipamento = recordOf(tipoEquipamentoView, {}).meta({ id: 'TipoEquipamento' })

export const TipoEquipamentoInput = inputOf(tipoEquipamentoView).meta({ id: 'TipoEquipamentoInput' })

export const tipoEquipamentoRegister = defineRegister({
  view: tipoEquipamentoView,
  record: TipoEquipamento,
  input: TipoEquipamentoInput,
  table: 'tipo_equipamento',
  company: null,
  sorts: { id: 'id', nome: 'nome' },
  lookUp: ['nome'],
  inUse: { modelo_produto: 'modelos' },
})
