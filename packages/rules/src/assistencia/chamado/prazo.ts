import type { CategoriaChamado, EquipeChamado } from '@app/contract/assistencia/chamado'
import { localDay, MINUTE_MS, nextDay, startOfDay } from '../../casca/tempo/index.ts'
import { isDiaUtil } from '../cobranca/index.ts'

type Expediente = { zona: string; das: number; ate: number }

const SAO_PAULO: Expediente = { zona: 'America/Sao_Paulo', das: 8, ate: 18 }

/** The working hours of each team, Monday to Friday except national holidays; Manaus is an hour behind (rede §9). */
const EXPEDIENTES: Record<EquipeChamado, Expediente> = {
  SAO_PAULO,
  MANAUS: { zona: 'America/Manaus', das: 8, ate: 17 },
  TROCA: { zona: 'America/Manaus', das: 8, ate: 17 },
  FINANCEIRO: SAO_PAULO,
  POSTO: SAO_PAULO,
}

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
const abertoEm = ({ zona, das, ate }: Expediente, dia: string, desde: number): [number, number] | null => {
  if (!isDiaUtil(dia)) return null
  const zero = startOfDay(dia, zona).getTime()
  const inicio = Math.max(zero + das * 60 * MINUTE_MS, desde)
  const fim = zero + ate * 60 * MINUTE_MS
  return inicio < fim ? [inicio, fim] : null
}

/** The moment when this number of a team's working minutes has passed since `desde`. */
export const somarUteis = (equipe: EquipeChamado, desde: Date, minutos: number): Date => {
  const expediente = EXPEDIENTES[equipe]
  let falta = minutos * MINUTE_MS
  for (let dia = localDay(desde, expediente.zona); ; dia = nextDay(dia)) {
    const aberto = abertoEm(expediente, dia, desde.getTime())
    if (!aberto) continue
    const [inicio, fim] = aberto
    if (falta <= fim - inicio) return new Date(inicio + falta)
    falta -= fim - inicio
  }
}

/** The whole working minutes of a team between two moments; 0 when `ate` is earlier. */
export const minutosUteis = (equipe: EquipeChamado, de: Date, ate: Date): number => {
  const expediente = EXPEDIENTES[equipe]
  const ultimo = localDay(ate, expediente.zona)
  let soma = 0
  for (let dia = localDay(de, expediente.zona); dia <= ultimo; dia = nextDay(dia)) {
    const aberto = abertoEm(expediente, dia, de.getTime())
    if (aberto) soma += Math.max(0, Math.min(aberto[1], ate.getTime()) - aberto[0])
  }
  return Math.floor(soma / MINUTE_MS)
}
