import type { AcaoOs } from '@app/contract/assistencia/ordemServico'
import type { Executor } from '../../../../platform/db/index.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'

/** A word to the consumer about the order, with a link to it. */
export const JOB_OS_AVISAR = 'os_avisar'

/** What the consumer is told of by mail. */
export const OS_AVISOS = ['ABERTURA', 'ORCAMENTO', 'PECA', 'REPARADA', 'ESCOLHA', 'ACOMPANHAR'] as const
export type OsAviso = (typeof OS_AVISOS)[number]

/** What an act tells the consumer of, if anything: what she is asked, and what she can come for. */
export const avisoDe = (acao: AcaoOs): OsAviso | undefined => {
  if (acao === 'abrir') return 'ABERTURA'
  if (acao === 'osReparada' || acao === 'receberRelogioTroca') return 'REPARADA'
  if (acao === 'autorizarTroca' || acao === 'trocaMaisModelos') return 'ESCOLHA'
  return undefined
}

/**
 * Tells the consumer once the caller's transaction has committed; who left no address is told by the post. `por` is the
 * person who asked for it, where it does not come of an act.
 */
export const tellConsumidor = (
  db: Executor,
  osId: number,
  aviso: OsAviso,
  por: number | null = null,
): Promise<void> => addJob(db, JOB_OS_AVISAR, { osId, aviso, por }, { maxAttempts: 8 })
