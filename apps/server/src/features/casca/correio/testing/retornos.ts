import type { CorreioEnderecos } from '@app/contract/casca/correio'
import { startTestApp } from '../../../../platform/testing/app.ts'
import { JOB_RECUSADO } from '../../../../platform/mail/index.ts'
import { SENHA, startServidor, USUARIO } from '../../../../platform/testing/neighbours/imap.ts'
import { runQueued } from '../../../../platform/testing/queued.ts'
import { startSmtp } from '../../../../platform/testing/neighbours/smtp.ts'
import type { AoParar } from '../retorno/apply.ts'
import { correioJobs } from '../jobs.ts'
import { readRetornos } from '../retorno/read.ts'

type Dsn = {
  messageId: string
  para: string
  action?: string
  status?: string
  /** The address to which the report came. */
  to?: string
  /** How the report holds the mail that came back. */
  original?: 'inteiro' | 'cabecalhos' | 'nenhum'
}

/** A returned mail as mail systems write it (RFC 3462, 3464). */
export const dsn = ({
  messageId,
  para,
  action = 'failed',
  status = '5.1.1',
  to = 'retornos@casa.example',
  original = 'inteiro',
}: Dsn): string =>
  [
    'From: Mail Delivery System <MAILER-DAEMON@mx.cliente.example>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="parte"',
    '',
    '--parte',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--parte',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.cliente.example',
    '',
    `Final-Recipient: rfc822; ${para}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    '',
    ...(original === 'nenhum'
      ? []
      : [
          '--parte',
          `Content-Type: ${original === 'inteiro' ? 'message/rfc822' : 'text/rfc822-headers'}`,
          '',
          'From: Retaguarda <avisos@casa.example>',
          `To: ${para}`,
          `Message-ID: ${messageId}`,
          'Subject: Aviso',
          ...(original === 'inteiro' ? ['Content-Type: text/plain', '', 'Texto.'] : []),
          '',
        ]),
    '--parte--',
    '',
  ].join('\r\n')

/** The product, the mail server by which it sends, and the mailbox to which mails return. */
export const startRetornos = async () => {
  const smtp = await startSmtp()
  const imap = await startServidor(1)
  const server = await startTestApp({
    env: {
      SMTP_URL: smtp.url,
      CORREIO_DE: 'Casa <avisos@casa.example>',
      CORREIO_RETORNO: 'retornos@casa.example',
      RETORNOS_URL: `imap://${USUARIO}:${encodeURIComponent(SENHA)}@127.0.0.1:${imap.port}/INBOX`,
    },
  })
  const admin = await server.as('admin@')
  const { services } = server.app
  return {
    server,
    admin,
    services,
    taken: smtp.taken,
    behave: smtp.behave,
    /** Does what is left to do about addresses that the server refused; answers their number. */
    noteRecusas: (aoParar: readonly AoParar[] = []) =>
      runQueued(server, correioJobs(aoParar), JOB_RECUSADO, services),
    /** Sends a mail; answers its Message-ID, and whether it went out. */
    send: async (para: string) => {
      const went = await services.mail.send({ para, assunto: 'Um', texto: 'Um\n' })
      const [, messageId = ''] = /^Message-ID: (<.*>)/im.exec(smtp.taken.at(-1)?.source ?? '') ?? []
      return { went, messageId }
    },
    deliver: (raw: string) => imap.deliver(raw),
    read: (aoParar: readonly AoParar[] = []) => readRetornos(services, aoParar),
    list: async () => (await admin.get('/correio/endereco')).json<CorreioEnderecos>(),
    close: async () => {
      await server.close()
      await imap.close()
      await smtp.close()
    },
  }
}
