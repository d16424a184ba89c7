import { lookup } from 'node:dns/promises'
import type { ImapFlow } from 'imapflow'
import type { Services } from '../context.ts'
import { isPlainlyInternal, isPublicAddress, InternalAddressError } from '../http/call-out.ts'
import { AppError } from '../http/errors.ts'

/** A mailbox, and the folder that is read. */
export type Caixa = {
  servidor: string
  porta: number
  seguranca: 'tls' | 'starttls' | 'nenhuma'
  usuario: string
  senha: string
  pasta: string
  /** It may stand in the own network. */
  interna: boolean
}

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

/** What people are told; what the server itself said stands in the log. */
export class CaixaError extends Error {}

/** The address that was checked is the one that is connected to. */
const addressOf = async (servidor: string, internal: boolean): Promise<string> => {
  if (internal) return servidor
  if (isPlainlyInternal(new URL(`imap://${servidor}`))) throw new InternalAddressError(servidor)
  const addresses = await lookup(servidor, { all: true })
  const [first] = addresses
  if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
    throw new InternalAddressError(servidor)
  return first.address
}

type Failure = { authenticationFailed?: unknown; code?: unknown }

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'O servidor não foi encontrado. Confira o endereço.',
  EAI_AGAIN: 'O servidor não foi encontrado. Confira o endereço.',
  ECONNREFUSED: 'O servidor recusou a ligação. Confira o endereço e a porta.',
  ETIMEDOUT: 'O servidor não respondeu a tempo.',
  CONNECT_TIMEOUT: 'O servidor não respondeu a tempo.',
  GREETING_TIMEOUT: 'O servidor não respondeu a tempo. Confira a porta e a segurança.',
  UPGRADE_TIMEOUT: 'O servidor não respondeu a tempo. Confira a porta e a segurança.',
}

const reasonOf = (error: unknown): string => {
  // The product's own refusals, as of a full disk, say what is wrong.
  if (error instanceof CaixaError || error instanceof AppError) return error.message
  if (error instanceof InternalAddressError) return 'O servidor é de uma rede interna.'
  const { authenticationFailed, code } = error as Failure
  if (authenticationFailed === true) return 'O servidor não aceitou o usuário e a senha.'
  const text = String(code)
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(text))
    return 'A ligação segura não foi aceita. Confira o endereço, a porta e a segurança.'
  return REASONS[text] ?? 'O servidor não respondeu como esperado.'
}

/** A server that answers but opens no such folder says so in words of its own. */
const openFolder = async (client: ImapFlow, pasta: string) => {
  try {
    return await client.mailboxOpen(pasta, { readOnly: true })
  } catch (cause) {
    throw client.usable ? new CaixaError('A pasta não existe na caixa.', { cause }) : cause
  }
}

export type Aberta = { client: ImapFlow; uidValidade: number; mensagens: number }

/**
 * Opens the mailbox without changing anything in it, and leaves it after the work. Fails with a CaixaError, whose
 * message is for people.
 */
export const withCaixa = async <T>(
  { log }: Pick<Services, 'log'>,
  caixa: Caixa,
  work: (aberta: Aberta) => Promise<T>,
): Promise<T> => {
  // The library is loaded when a mailbox is first read, so that an installation without one does without it.
  const { ImapFlow } = await import('imapflow')
  let client: ImapFlow | undefined
  try {
    client = new ImapFlow({
      host: await addressOf(caixa.servidor, caixa.interna),
      servername: caixa.servidor,
      port: caixa.porta,
      secure: caixa.seguranca === 'tls',
      ...(caixa.seguranca !== 'tls' && { doSTARTTLS: caixa.seguranca === 'starttls' }),
      auth: { user: caixa.usuario, pass: caixa.senha },
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableAutoIdle: true,
      logger: false,
    })
    // What breaks while nothing is asked is met by the next question.
    client.on('error', (err: unknown) => log.debug({ err }, 'caixa de e-mail: a ligação se perdeu'))
    await client.connect()
    const { uidValidity, exists } = await openFolder(client, caixa.pasta)
    return await work({ client, uidValidade: Number(uidValidity), mensagens: exists })
  } catch (error) {
    log.warn({ err: error, servidor: caixa.servidor }, 'caixa de e-mail: não foi lida')
    throw new CaixaError(reasonOf(error), { cause: error })
  } finally {
    client?.close()
  }
}
