import { MINUTE_MS } from '../tempo/index.ts'

const HOUR = 60
const DAY = 24 * HOUR

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

type Partes = { dias: number } | { horas: number; minutos: number }

/** Late by seconds is late by a minute; from 10 h minutes no longer matter, from a day hours do not (look.md). */
const partsOf = (milliseconds: number): Partes => {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE_MS))
  if (minutes >= DAY) return { dias: Math.floor(minutes / DAY) }
  const horas = Math.floor(minutes / HOUR)
  return { horas, minutos: horas >= 10 ? 0 : minutes % HOUR }
}

/** '+ 47 min', '+ 2 h 10 min', '+ 14 h' from ten hours, '+ 1 dia' from a day; `curto` drops the last unit, '+ 2 h 05' (TV). */
export function delayText(milliseconds: number, curto = false): string {
  const parts = partsOf(milliseconds)
  if ('dias' in parts) return `+ ${plural(parts.dias, 'dia', 'dias')}`
  const { horas, minutos } = parts
  if (horas === 0) return `+ ${minutos} min`
  if (minutos === 0) return `+ ${horas} h`
  return curto ? `+ ${horas} h ${String(minutos).padStart(2, '0')}` : `+ ${horas} h ${minutos} min`
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
