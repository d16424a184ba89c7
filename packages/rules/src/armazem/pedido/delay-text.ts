import { MINUTE_MS } from '../../casca/tempo/index.ts'

const HOUR = 60
const DAY = 24 * HOUR

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

type Partes = { dias: number } | { horas: number; minutos: number }

/**
 * The parts of a delay that are shown: seconds round up to a minute; from 10 h the minutes are left out, from a day the
 * hours (look.md).
 */
const partsOf = (milliseconds: number): Partes => {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE_MS))
  if (minutes >= DAY) return { dias: Math.floor(minutes / DAY) }
  const horas = Math.floor(minutes / HOUR)
  return { horas, minutos: horas >= 10 ? 0 : minutes % HOUR }
}

/**
 * '+ 47 min', '+ 2 h 05 min', '+ 14 h' from ten hours, '+ 1 dia' from a day. `unidade` holds the minutes' unit beside
 * hours, because narrow places show `texto` alone, '+ 2 h 05' (look.md).
 */
export function delayText(milliseconds: number): { texto: string; unidade: '' | ' min' } {
  const parts = partsOf(milliseconds)
  if ('dias' in parts) return { texto: `+ ${plural(parts.dias, 'dia', 'dias')}`, unidade: '' }
  const { horas, minutos } = parts
  if (horas === 0) return { texto: `+ ${minutos} min`, unidade: '' }
  if (minutos === 0) return { texto: `+ ${horas} h`, unidade: '' }
  return { texto: `+ ${horas} h ${String(minutos).padStart(2, '0')}`, unidade: ' min' }
}

/** The same for a screen reader: 'atraso de 2 horas e 10 minutos'. */
export function delaySpoken(milliseconds: number): string {
  const parts = partsOf(milliseconds)
  if ('dias' in parts) return `atraso de ${plural(parts.dias, 'dia', 'dias')}`
  const words = [
    parts.horas > 0 ? plural(parts.horas, 'hora', 'horas') : '',
    parts.minutos > 0 ? plural(parts.minutos, 'minuto', 'minutos') : '',
  ]
  return `atraso de ${words.filter(Boolean).join(' e ')}`
}
