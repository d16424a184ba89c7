import type { ChamadoResumo } from '@app/contract/assistencia/chamado'
import { minutosDa } from '@app/rules/assistencia/chamado'
import { formatDay, formatTime } from '../../../platform/text/format.ts'

const MINUTE = 60_000

/** '40 min', '2 h 10 min', '6 h', '3 dias'. */
const spell = (ms: number): string => {
  const minutes = Math.max(1, Math.round(ms / MINUTE))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours >= 48) return `${Math.floor(hours / 24)} dias`
  if (hours === 0) return `${rest} min`
  return rest === 0 || hours >= 24 ? `${hours} h` : `${hours} h ${rest} min`
}

type Prazo = Pick<ChamadoResumo, 'prazo' | 'prazoEm'>

/** How the deadline stands, short enough for a card: '+ 2 h 10 min', 'faltam 6 h', '24/11 11:20', 'parado'. */
export const prazoEmPalavras = ({ prazo, prazoEm }: Prazo, agora = new Date()): string => {
  if (prazo === 'PARADO' || prazoEm === null) return 'parado'
  if (prazo === 'CUMPRIDO') return 'no prazo'
  if (prazo === 'PERDIDO') return 'com atraso'
  const left = Date.parse(prazoEm) - agora.getTime()
  if (left <= 0) return `+ ${spell(-left)}`
  if (formatDay(prazoEm) === formatDay(agora)) return `faltam ${spell(left)}`
  return `${formatDay(prazoEm).slice(0, 5)} ${formatTime(prazoEm)}`
}

/** 'Atrasado 2 h 10 min'. */
export const atrasoEmPalavras = (prazoEm: string | null, agora = new Date()): string =>
  prazoEm === null ? 'Atrasado' : `Atrasado ${spell(agora.getTime() - Date.parse(prazoEm))}`

type Corrida = Pick<ChamadoResumo, 'minutosRestantes' | 'categoria'>

/** How much of the team's working time to answer is used, from 0 to 1. */
export const parteUsada = ({ minutosRestantes, categoria }: Corrida): number =>
  Math.min(1, Math.max(0, 1 - (minutosRestantes ?? 0) / minutosDa(categoria)))
