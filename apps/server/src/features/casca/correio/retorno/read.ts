import { MINUTE_MS } from '@app/rules/casca/tempo'
import { messageIdDe, readRetorno } from '@app/rules/casca/correio'
import type { FetchMessageObject } from 'imapflow'
import type { Services } from '../../../../platform/context.ts'
import { type Aberta, CaixaError, withCaixa } from '../../../../platform/imap/index.ts'
import { downloadHead, listNew } from '../../../../platform/imap/messages.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { advanceRetorno, endRetorno, findRetorno } from '../store/retorno.ts'
import { applyRetorno, type AoParar } from './apply.ts'
import { caixaDeRetorno } from './caixa.ts'
import { type Partes, partesDoRetorno } from './partes.ts'

export const JOB_RETORNOS = 'correio_retornos_ler'

/** Reports are short; of the mail that came back only its head is looked at. */
const MOST_BYTES = 64 * 1024
const AT_ONCE = 50
/** A long mailbox is read in turns, so that a restart loses little and other jobs have their time. */
const TURN_MS = 5 * MINUTE_MS

const TOKEN_NO_ID = /^<?([0-9a-f]{32})@/i
const TOKEN_NO_ENDERECO = /\+([0-9a-f]{32})@/i

/** The mails that a report may be the answer to: by the address to which it came back, and by the mail that it is about. */
const tokensOf = ({ envelope }: FetchMessageObject, messageId: string): string[] => {
  const [, noId] = TOKEN_NO_ID.exec(messageId) ?? []
  const [, noEndereco] = (envelope?.to ?? []).flatMap(
    ({ address = '' }) => TOKEN_NO_ENDERECO.exec(address) ?? [],
  )
  return [noId, noEndereco].filter((token) => token !== undefined).map((token) => token.toLowerCase())
}

const textOf = async (aberta: Aberta, uid: number, part: string): Promise<string> =>
  (await downloadHead(aberta, uid, part, MOST_BYTES)).toString('utf8')

/** Servers read a mail within a mail themselves; of heads alone they know nothing. */
const messageIdOf = async (aberta: Aberta, uid: number, { messageId, devolvido }: Partes): Promise<string> =>
  messageId ?? (devolvido === undefined ? '' : messageIdDe(await textOf(aberta, uid, devolvido)))

const readMessage = async (
  services: Services,
  aoParar: readonly AoParar[],
  aberta: Aberta,
  message: FetchMessageObject,
  partes: Partes,
): Promise<void> => {
  const retornos = readRetorno(await textOf(aberta, message.uid, partes.situacao))
  if (retornos.length === 0) return
  const tokens = tokensOf(message, await messageIdOf(aberta, message.uid, partes))
  for (const retorno of retornos) await applyRetorno(services, aoParar, tokens, retorno)
}

type Vez = { services: Services; aoParar: readonly AoParar[]; ate: number }

/** Reads what is new; answers whether the mailbox was read to its end. */
const readNew = async ({ services, aoParar, ate }: Vez, aberta: Aberta, since: number): Promise<boolean> => {
  const { db, now } = services
  const uids = await listNew(aberta, since)
  for (let at = 0; at < uids.length; at += AT_ONCE) {
    const some = uids.slice(at, at + AT_ONCE)
    const messages = await aberta.client.fetchAll(
      some,
      { uid: true, envelope: true, bodyStructure: true },
      { uid: true },
    )
    for (const message of messages) {
      const partes = message.bodyStructure && partesDoRetorno(message.bodyStructure)
      if (partes) await readMessage(services, aoParar, aberta, message, partes)
    }
    await advanceRetorno(db, { uidValidade: aberta.uidValidade, ultimoUid: some.at(-1) ?? since })
    if (now().getTime() > ate) return false
  }
  return true
}

/**
 * Reads the mailbox of returned mails from where it was left, and changes nothing in it. Each report counts once, also
 * when two processes read at the same time.
 */
export const readRetornos = async (services: Services, aoParar: readonly AoParar[]): Promise<void> => {
  const { config, db, now } = services
  const caixa = caixaDeRetorno(config)
  if (!caixa) return
  const { uidValidade, ultimoUid } = await findRetorno(db)
  const vez = { services, aoParar, ate: now().getTime() + TURN_MS }
  try {
    const whole = await withCaixa(services, caixa, (aberta) =>
      readNew(vez, aberta, uidValidade === aberta.uidValidade ? ultimoUid : 0),
    )
    await endRetorno(db, now(), null)
    if (!whole) await addJob(db, JOB_RETORNOS, {}, { key: JOB_RETORNOS })
  } catch (error) {
    if (!(error instanceof CaixaError)) throw error
    await endRetorno(db, now(), error.message)
  }
}
