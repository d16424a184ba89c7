import type { DiasExpediente, Expediente } from '@app/contract/assistencia/chamado'
import type { EquipeChamado } from '@app/contract/assistencia/chamado'
import { isCarnaval, isCorpusChristi, isFeriado } from '../cobranca/index.ts'

/** A team's working hours. */
export type CalendarioDaEquipe = Omit<Expediente, 'equipe'>

/** The working hours that a deadline is counted in: a team's, or a post's. */
export type Calendario = Omit<CalendarioDaEquipe, 'dias'> & { dias: DiasExpediente }

const SAO_PAULO: CalendarioDaEquipe = {
  zona: 'America/Sao_Paulo',
  dias: 'SEGUNDA_A_SEXTA',
  das: '08:00',
  ate: '18:00',
  carnaval: false,
  corpusChristi: false,
  feriados: '',
}
const MANAUS: CalendarioDaEquipe = { ...SAO_PAULO, zona: 'America/Manaus', ate: '17:00' }

/** The working hours of each team until the settings say others; Manaus is an hour behind (rede §9). */
export const EXPEDIENTES_PADRAO: Readonly<Record<EquipeChamado, CalendarioDaEquipe>> = {
  SAO_PAULO,
  MANAUS,
  TROCA: MANAUS,
  FINANCEIRO: SAO_PAULO,
  POSTO: SAO_PAULO,
}

/** Days of the week, from Sunday = 0. */
const DIAS: Readonly<Record<DiasExpediente, readonly number[]>> = {
  SEGUNDA_A_SEXTA: [1, 2, 3, 4, 5],
  SEGUNDA_A_SABADO: [1, 2, 3, 4, 5, 6],
  TODOS: [0, 1, 2, 3, 4, 5, 6],
  DOMINGO: [0],
  SEGUNDA: [1],
  TERCA: [2],
  QUARTA: [3],
  QUINTA: [4],
  SEXTA: [5],
  SABADO: [6],
}

const LINHA = /^(\d{2})\/(\d{2})(?:\/(\d{4}))?(?:\s|$)/

/** A leap year, so that 29 February is a day of it. */
const BISSEXTO = '2028'

/** A line's day: 'mm-dd' for one of every year, 'yyyy-mm-dd' for a single one; undefined when it does not start with one. */
const diaDaLinha = (linha: string): string | undefined => {
  const [, dia = '', mes = '', ano] = LINHA.exec(linha) ?? []
  const instant = new Date(`${ano ?? BISSEXTO}-${mes}-${dia}T00:00:00Z`)
  if (Number.isNaN(instant.getTime()) || instant.getUTCDate() !== Number(dia)) return undefined
  return ano === undefined ? `${mes}-${dia}` : `${ano}-${mes}-${dia}`
}

const linhasDe = (texto: string): string[] =>
  texto
    .split('\n')
    .map((linha) => linha.trim())
    .filter((linha) => linha !== '')

/** The first line of local holidays that does not start with a day. */
export const linhaErrada = (texto: string): string | null =>
  linhasDe(texto).find((linha) => diaDaLinha(linha) === undefined) ?? null

/** Whether the team works on this day (yyyy-mm-dd). */
export const trabalhaEm = ({ dias, carnaval, corpusChristi, feriados }: Calendario, dia: string): boolean => {
  if (!DIAS[dias].includes(new Date(`${dia}T00:00:00Z`).getUTCDay()) || isFeriado(dia)) return false
  if ((carnaval && isCarnaval(dia)) || (corpusChristi && isCorpusChristi(dia))) return false
  const locais = linhasDe(feriados).map(diaDaLinha)
  return !locais.includes(dia) && !locais.includes(dia.slice(5))
}

/** Minutes since midnight. */
export const minutoDe = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))

const NO_AMAZONAS = ['AM', 'RO', 'RR', 'MT', 'MS']

const zonaDe = (estado: string): Calendario['zona'] => {
  if (estado === 'AC') return 'America/Rio_Branco'
  return NO_AMAZONAS.includes(estado) ? 'America/Manaus' : 'America/Sao_Paulo'
}

export type HorarioDoPosto = {
  estado: string
  dias: DiasExpediente
  abre: string | null
  fecha: string | null
}

/** A post's own days, hours and time zone; hours that it does not say are those of the settings. */
export const calendarioDoPosto = (
  { estado, dias, abre, fecha }: HorarioDoPosto,
  geral: Calendario,
): Calendario => {
  const hours = abre !== null && fecha !== null && abre < fecha ? { das: abre, ate: fecha } : {}
  return { ...geral, zona: zonaDe(estado), dias, ...hours }
}
