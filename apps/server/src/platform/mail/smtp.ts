import { htmlDaCarta, readRecusa, type Recusa } from '@app/rules/casca/correio'
import type { Config } from '../config.ts'
import type { Mail } from './mail.ts'

const TIMEOUT_MS = 20_000

type Sender = Pick<Config, 'CORREIO_DE' | 'CORREIO_RETORNO'>

/** 'Retaguarda <avisos@casa.example>' → 'casa.example'. */
const domainOf = (from: string): string => /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** 'retornos@casa.example' → 'retornos+token@casa.example': where a mail comes back says which one it is. */
const returnOf = (address: string, token: string): string => address.replace(/@(?=[^@]*$)/, `+${token}@`)

/** That the mail server refused the receiver, and not the mail, us, or for a while; such a mail will never arrive. */
const recusaOf = (error: unknown): Recusa | undefined => {
  if (!(error instanceof Error) || !('command' in error) || error.command !== 'RCPT TO') return undefined
  const { responseCode, response } = error as { responseCode?: unknown; response?: unknown }
  return typeof responseCode === 'number' && typeof response === 'string'
    ? readRecusa(responseCode, response)
    : undefined
}

/**
 * Sends by SMTP: the text, and beside it the same as HTML. The token stands in its Message-ID and, where mails return
 * to a mailbox of their own, in the return address. Answers that the receiver was refused for good; any other failure is
 * thrown.
 */
export const createSmtp = (
  url: string,
  { CORREIO_DE: from, CORREIO_RETORNO: retorno }: Sender,
): ((mail: Mail, token: string) => Promise<Recusa | undefined>) => {
  const connect = async () => {
    // nodemailer is loaded with the first mail, so that an idle process does without it.
    const { createTransport } = await import('nodemailer')
    return createTransport(
      { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
      { from },
    )
  }
  let transport: ReturnType<typeof connect> | undefined
  return async ({ para, assunto, texto, sair }, token) => {
    transport ??= connect()
    // The address is an object, so that an address of the database cannot contain a second one.
    const to = { name: '', address: para }
    const sent = (await transport).sendMail({
      to,
      messageId: `<${token}@${domainOf(from)}>`,
      ...(retorno !== undefined && { envelope: { from: returnOf(retorno, token), to: [to] } }),
      subject: assunto,
      text: texto,
      html: htmlDaCarta(assunto, texto),
      disableFileAccess: true,
      disableUrlAccess: true,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(sair !== undefined && {
          'List-Unsubscribe': `<${sair}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    })
    return sent.then(
      () => undefined,
      (error: unknown) => {
        const recusa = recusaOf(error)
        if (!recusa) throw error
        return recusa
      },
    )
  }
}
