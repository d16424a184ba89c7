import { UNIDADES_FEDERATIVAS } from '@app/contract/casca/endereco'
import { HORARIO_LABELS } from '@app/contract/registers/postoAutorizadoForm'
import type { Horario } from '@app/contract/registers/postoAutorizadoForm'

export const UFS = UNIDADES_FEDERATIVAS.map((value) => ({ value: value as string, label: value }))
export const DIAS = (Object.keys(HORARIO_LABELS) as Horario[]).map((value) => ({
  value,
  label: HORARIO_LABELS[value],
}))
