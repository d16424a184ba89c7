import type { WmsChamadaTipo } from '@app/contract/armazem/wms'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Services } from '../../../../platform/context.ts'
import { deleteChamadas, insertChamada } from '../store/chamada.ts'

const KEPT_MS = 30 * DAY_MS
const LONGEST = 500

const codeOf = ({ cause }: Error): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : ''

/** Why a call failed, in words for who looks after the link. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Falhou sem dizer por quê.'
  if (error.name === 'TimeoutError') return 'O WMS não respondeu em 5 segundos.'
  if (error instanceof TypeError) return `Não foi possível conectar ao WMS${codeOf(error)}.`
  return error.message.slice(0, LONGEST) || error.name
}

/** Does a call to the WMS or from it, and writes down what came of it. */
export const withChamada = async (
  { db, now, log }: Services,
  { tipo, numeroPedido }: { tipo: WmsChamadaTipo; numeroPedido: number },
  call: () => Promise<void>,
): Promise<void> => {
  const begun = performance.now()
  // A log that cannot be written is no reason to hand an order over twice.
  const note = (erro: string | null) =>
    insertChamada(db, {
      em: now(),
      tipo,
      numeroPedido,
      duracaoMs: Math.round(performance.now() - begun),
      erro,
    }).catch((err: unknown) => log.warn({ err, numeroPedido }, 'WMS: a chamada ficou sem registro'))
  try {
    await call()
  } catch (error) {
    await note(reasonOf(error))
    throw error
  }
  await note(null)
}

export const forgetChamadas = async ({ db, now }: Services): Promise<void> => {
  await deleteChamadas(db, new Date(now().getTime() - KEPT_MS))
}
