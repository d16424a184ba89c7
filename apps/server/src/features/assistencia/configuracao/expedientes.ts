import {
  EQUIPE_CHAMADO_LABELS,
  EQUIPES_CHAMADO,
  type EquipeChamado,
  type Expediente,
  type ExpedienteInput,
} from '@app/contract/assistencia/chamado'
import type { ErrorMessage } from '@app/contract/casca/errors'
import {
  type Calendario,
  type CalendarioDe,
  calendarioDoPosto,
  EXPEDIENTES_PADRAO,
  linhaErrada,
} from '@app/rules/assistencia/chamado'
import type { Mudanca } from '@app/rules/casca/auditoria'
import type { Executor } from '../../../platform/db/index.ts'
import { fieldMessage } from '../../../platform/http/errors.ts'
import { deleteExpediente, listHorarios, listExpedientes, upsertExpediente } from './store.ts'

const CAMPOS = ['zona', 'dias', 'das', 'ate', 'carnaval', 'corpusChristi', 'feriados'] as const

const isSame = (one: Calendario, other: Calendario): boolean =>
  CAMPOS.every((campo) => one[campo] === other[campo])

/** Each team's calendar: this installation's, or the product's. */
export const readExpedientes = async (db: Executor): Promise<Expediente[]> => {
  const stored = new Map((await listExpedientes(db)).map((one) => [one.equipe, one]))
  return EQUIPES_CHAMADO.map((equipe) => stored.get(equipe) ?? { equipe, ...EXPEDIENTES_PADRAO[equipe] })
}

/** The calendars for tickets of these posts; a ticket that the post answers runs in the post's own hours. */
export const readCalendariosDe = async (
  db: Executor,
  postos: readonly number[],
): Promise<(postoId: number) => CalendarioDe> => {
  const expedientes = new Map(
    (await readExpedientes(db)).map(({ equipe, ...calendario }) => [equipe, calendario]),
  )
  const horarios = new Map((await listHorarios(db, postos)).map(({ id, ...horario }) => [id, horario]))
  return (postoId) => (equipe: EquipeChamado) => {
    const calendario = expedientes.get(equipe) ?? EXPEDIENTES_PADRAO[equipe]
    const horario = horarios.get(postoId)
    return equipe === 'POSTO' && horario ? calendarioDoPosto(horario, calendario) : calendario
  }
}

/** The calendars for a ticket of this post. */
export const readCalendarios = async (db: Executor, postoId: number): Promise<CalendarioDe> =>
  (await readCalendariosDe(db, [postoId]))(postoId)

export const checkExpedientes = (expedientes: readonly ExpedienteInput[]): ErrorMessage[] =>
  expedientes.flatMap(({ feriados }, index) => {
    const linha = linhaErrada(feriados)
    return linha === null
      ? []
      : [fieldMessage(`expedientes[${index}].feriados`, 'FERIADO_INVALIDO', { linha })]
  })

const wordOf = (valor: string | boolean): string =>
  typeof valor === 'boolean' ? (valor ? 'sim' : 'não') : valor

/** Stores the calendars that differ from the current ones; deadlines that were already given stay. */
export const writeExpedientes = async (
  db: Executor,
  expedientes: readonly ExpedienteInput[],
): Promise<Mudanca[]> => {
  const antes = new Map((await readExpedientes(db)).map((one) => [one.equipe, one]))
  const mudancas: Mudanca[] = []
  for (const para of expedientes) {
    const { equipe } = para
    const de = antes.get(equipe) ?? { equipe, ...EXPEDIENTES_PADRAO[equipe] }
    if (isSame(de, para)) continue
    if (isSame(para, EXPEDIENTES_PADRAO[equipe])) await deleteExpediente(db, equipe)
    else await upsertExpediente(db, para)
    for (const campo of CAMPOS)
      if (de[campo] !== para[campo])
        mudancas.push({
          campo: `${EQUIPE_CHAMADO_LABELS[equipe]}, ${campo}`,
          de: wordOf(de[campo]),
          para: wordOf(para[campo]),
        })
  }
  return mudancas
}
