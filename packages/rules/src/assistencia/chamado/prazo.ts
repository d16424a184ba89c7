import type { CategoriaChamado, EquipeChamado } from '@app/contract/assistencia/chamado'
import { localDay, MINUTE_MS, nextDay, startOfDay } from '../../casca/tempo/index.ts'
import { type Calendario, minutoDe, trabalhaEm } from './expediente.ts'

/** Working hours in which a ticket of a category must be answered. */
export const HORAS_CATEGORIA: Record<CategoriaChamado, number> = {
  TECNICA: 8,
  PECA: 8,
  GARANTIA: 16,
  FINANCEIRO: 16,
  SISTEMA: 24,
}

const EQUIPES: Record<CategoriaChamado, EquipeChamado> = {
  TECNICA: 'SAO_PAULO',
  PECA: 'MANAUS',
  GARANTIA: 'SAO_PAULO',
  FINANCEIRO: 'FINANCEIRO',
  SISTEMA: 'SAO_PAULO',
}

/** The first team of a ticket, by its category. */
export const equipeDe = (categoria: CategoriaChamado): EquipeChamado => EQUIPES[categoria]

/** The working minutes that a category grants. */
export const minutosDa = (categoria: CategoriaChamado): number => HORAS_CATEGORIA[categoria] * 60

/** The rest of a day's working hours from a moment on, in ms since 1970; empty on a day off. */
const abertoEm = (calendario: Calendario, dia: string, desde: number): [number, number] | null => {
  if (!trabalhaEm(calendario, dia)) return null
  const zero = startOfDay(dia, calendario.zona).getTime()
  const inicio = Math.max(zero + minutoDe(calendario.das) * MINUTE_MS, desde)
  const fim = zero + minutoDe(calendario.ate) * MINUTE_MS
  return inicio < fim ? [inicio, fim] : null
}

/** The moment when this number of a team's working minutes has passed since `desde`. */
export const addUteis = (calendario: Calendario, desde: Date, minutos: number): Date => {
  let falta = minutos * MINUTE_MS
  for (let dia = localDay(desde, calendario.zona); ; dia = nextDay(dia)) {
    const aberto = abertoEm(calendario, dia, desde.getTime())
    if (!aberto) continue
    const [inicio, fim] = aberto
    if (falta <= fim - inicio) return new Date(inicio + falta)
    falta -= fim - inicio
  }
}

/** The whole working minutes of a team between two moments; 0 when `ate` is earlier. */
export const minutosUteis = (calendario: Calendario, de: Date, ate: Date): number => {
  const ultimo = localDay(ate, calendario.zona)
  let soma = 0
  for (let dia = localDay(de, calendario.zona); dia <= ultimo; dia = nextDay(dia)) {
    const aberto = abertoEm(calendario, dia, de.getTime())
    if (aberto) soma += Math.max(0, Math.min(aberto[1], ate.getTime()) - aberto[0])
  }
  return Math.floor(soma / MINUTE_MS)
}
