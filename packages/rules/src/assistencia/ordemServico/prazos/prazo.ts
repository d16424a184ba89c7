import { PRAZO_LEGAL_DIAS } from '@app/contract/assistencia/ordemServico'
import type { OsType, PrazoGarantia, Semaforo, StatusOs } from '@app/contract/assistencia/ordemServico'
import { addDays, daysBetween } from './dias.ts'

/** Repaired, delivered, budget rejected, attended: white at any age (spec §4). */
export const SEMPRE_BRANCAS: readonly StatusOs[] = ['REPARADA', 'ENTREGUE', 'ORCAMENTO_REPROVADO', 'ATENDIDA']

/** Ended orders: the server sends -1 days, which is white by the letter of the rule (decisions 33). */
export const SEM_PRAZO: readonly StatusOs[] = ['FINALIZADA', 'CANCELADA', 'TROCA_REVERTIDA']

/**
 * The traffic light by days since creation (spec §4): blue to 7, green to 17, yellow 'for 18 to 25', red beyond. Day 18
 * itself is red, because the specification's bands leave it out.
 */
export function semaforo(status: StatusOs, dias: number): Semaforo {
  if (dias === -1 || SEMPRE_BRANCAS.includes(status)) return 'BRANCO'
  if (dias <= 7) return 'AZUL'
  if (dias <= 17) return 'VERDE'
  if (dias > 18 && dias <= 25) return 'AMARELO'
  return 'VERMELHO'
}

/** Days of the calendar since creation; -1 for an ended order. Days are local (yyyy-MM-dd). */
export const diasCorridos = (status: StatusOs, criadaNoDia: string, hoje: string): number =>
  SEM_PRAZO.includes(status) ? -1 : Math.max(0, daysBetween(criadaNoDia, hoje))

/** Late: the traffic light is red, or the promised day has passed and the watch is still not ready. Days are local. */
export const atrasada = (
  { status, dataPrometida }: { status: StatusOs; dataPrometida: string | null },
  dias: number,
  hoje: string,
): boolean => {
  const cor = semaforo(status, dias)
  return cor === 'VERMELHO' || (cor !== 'BRANCO' && dataPrometida !== null && dataPrometida < hoje)
}

/** Statuses without a repair: the watch has not come yet, or the order has ended. */
export const SEM_PRAZO_DA_GARANTIA: readonly StatusOs[] = [
  'EM_CRIACAO',
  'AGUARDANDO_RELOGIO',
  'ENTREGUE',
  'ATENDIDA',
  'FINALIZADA',
  'CANCELADA',
]
/** From this day on the post and the manufacturer are warned that the 30 days end (decisions 61). */
export const PRAZO_PERTO_DIAS = 25

/**
 * Under warranty the repair has 30 days (CDC art. 18 §1): from day 25 their end is near, from day 31 on the consumer may
 * ask for another watch, the money or a lower price. A watch that is repaired took as long as it took: `ateODia` is the
 * day of the repair then, and today otherwise. Days are local (yyyy-MM-dd).
 */
export function prazoDaGarantia(
  os: { status: StatusOs; osType: OsType; garantia: boolean },
  criadaNoDia: string,
  ateODia: string,
): PrazoGarantia | null {
  if (!os.garantia || os.osType !== 'OS' || SEM_PRAZO_DA_GARANTIA.includes(os.status)) return null
  const dias = daysBetween(criadaNoDia, ateODia)
  if (dias > PRAZO_LEGAL_DIAS) return 'PASSOU'
  return dias >= PRAZO_PERTO_DIAS && os.status !== 'REPARADA' ? 'PERTO' : null
}

/** The last of the 30 days that the law allows for the repair (CDC art. 18). */
export const prazoLegal = (criadaNoDia: string): string => addDays(criadaNoDia, PRAZO_LEGAL_DIAS)

/** The remaining days, negative after their end; null when the clock has stopped. */
export const diasRestantes = (status: StatusOs, criadaNoDia: string, hoje: string): number | null =>
  SEM_PRAZO.includes(status) || SEMPRE_BRANCAS.includes(status)
    ? null
    : daysBetween(hoje, prazoLegal(criadaNoDia))
