import { OS_AVISOS, type OsAviso } from '@app/contract/assistencia/aviso'
import type { AcaoOs, StatusOs } from '@app/contract/assistencia/ordemServico'
import { avisoVale, respondeAviso } from '@app/rules/assistencia/aviso'
import type { AoParar } from '../../../../casca/correio/index.ts'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Executor } from '../../../../../platform/db/index.ts'
import { addJob } from '../../../../../platform/jobs/jobs.ts'
import type { TellEscrita } from '../../../chat/index.ts'
import { closeAvisos, hasEmail, insertAviso, reopenEnviados } from '../../store/aviso.ts'
import { findDestinatario } from '../../store/link.ts'
import { notifyOs } from './notify.ts'

/** A message to the consumer about the order, with its link. */
export const JOB_OS_AVISAR = 'os_avisar'

type Pedido = {
  osId: number
  aviso: OsAviso
  agora: Date
  /** The person who requested it, when no act causes it. */
  por?: number | null
  /** For a watch that waits to be fetched: since when. */
  desde?: Date
}

/**
 * Stores the notice in the caller's transaction; a mail is sent after the commit. The post tells consumers without an
 * address: the notice waits in 'Clientes a avisar' (decisions 54). A repeated notice replaces an earlier one that was
 * not told.
 */
export const tellConsumidor = async (
  db: Executor,
  { osId, aviso, agora, por = null, desde }: Pedido,
): Promise<void> => {
  const por_email = await hasEmail(db, osId)
  await closeAvisos(db, osId, [aviso], agora)
  const row = await insertAviso(db, {
    ordem_servico_id: osId,
    aviso,
    criado_em: agora,
    criado_por: por,
    por_email,
    espera_desde: desde ?? null,
  })
  if (row && por_email)
    await addJob(db, JOB_OS_AVISAR, { osId, aviso, por, avisoId: row.id }, { maxAttempts: 8 })
}

/** A message of the consumer waits for the post in the same box, until it is answered; the last one stands for all. */
export const tellPosto = async (db: Executor, osId: number, agora: Date): Promise<void> => {
  await closeAvisos(db, osId, ['MENSAGEM'], agora)
  await insertAviso(db, { ordem_servico_id: osId, aviso: 'MENSAGEM', criado_em: agora, por_email: false })
}

/**
 * The post has written: a message waits no longer, and the consumer is told that there is something to read, once until
 * she has read it.
 */
export const tellEscrita: TellEscrita = async (db, { osId, agora, por, primeira }) => {
  const { numUpdatedRows } = await closeAvisos(db, osId, ['MENSAGEM'], agora)
  if (primeira || numUpdatedRows > 0n) await tellConsumidor(db, { osId, aviso: 'RESPOSTA', agora, por })
}

/** How long a mail may take to come back. */
const VOLTA_MS = 7 * DAY_MS

/** Mails to this address came back: what they told of waits for the post in 'Clientes a avisar'. */
export const reopenAvisos: AoParar = async (db, { endereco, agora }) => {
  const reopened = await reopenEnviados(db, endereco, new Date(agora.getTime() - VOLTA_MS))
  for (const osId of new Set(reopened.map((row) => row.osId))) {
    const os = await findDestinatario(db, osId)
    if (os) await notifyOs(db, os)
  }
}

/** After an act: closes waiting notices that are no longer true. */
export const closeObsoletos = async (
  db: Executor,
  { osId, acao, para, agora }: { osId: number; acao: AcaoOs; para: StatusOs; agora: Date },
): Promise<void> => {
  const obsoletos = OS_AVISOS.filter((aviso) => !avisoVale(aviso, para) || respondeAviso(aviso, acao))
  if (obsoletos.length > 0) await closeAvisos(db, osId, obsoletos, agora)
}
