import { type Executor } from '../../../platform/db/index.ts'
import { addJob } from '../../../platform/jobs.ts'

/** A word to the consumer about the order, with a link to it. */
export const JOB_OS_AVISAR = 'os_avisar'

/** What the consumer is told of by mail. */
export const OS_AVISOS = ['ABERTURA', 'ORCAMENTO', 'REPARADA', 'ESCOLHA', 'ACOMPANHAR'] as const
export type OsAviso = (typeof OS_AVISOS)[number]

/** Tells the consumer once the caller's transaction has committed; who left no address is told by the post. */
export const avisarConsumidor = (db: Executor, osId: number, aviso: OsAviso): Promise<void> =>
  addJob(db, JOB_OS_AVISAR, { osId, aviso }, { maxAttempts: 8 })
