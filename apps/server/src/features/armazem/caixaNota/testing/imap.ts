import startImap from 'hoodiecrow-imap'
import type { AddressInfo } from 'node:net'

export const USUARIO = 'nfe'
export const SENHA = 'segredo da caixa'

export type Anexo = { filename: string; content: Buffer; type?: string; inline?: boolean }

/** A message as a supplier's system sends it. */
export const mensagem = (
  assunto: string,
  anexos: readonly Anexo[],
  from = 'nfe@fornecedor.example',
): string =>
  [
    `From: Fornecedor <${from}>`,
    `Subject: ${assunto}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="parte"',
    '',
    '--parte',
    'Content-Type: text/plain',
    '',
    'Segue a nota.',
    ...anexos.flatMap(({ filename, content, type = 'application/xml', inline = false }) => [
      '--parte',
      `Content-Type: ${type}; name="${filename}"`,
      `Content-Disposition: ${inline ? 'inline' : 'attachment'}; filename="${filename}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content.toString('base64').replaceAll(/(.{76})/g, '$1\r\n'),
    ]),
    '--parte--',
    '',
  ].join('\r\n')

/** An IMAP server with one mailbox, whose messages a test adds. */
export const startServidor = async (uidvalidity: number) => {
  const imap = startImap({
    plugins: ['ID', 'UIDPLUS', 'NAMESPACE', 'ENABLE', 'LITERALPLUS', 'SASL-IR', 'AUTH-PLAIN'],
    users: { [USUARIO]: { password: SENHA } },
    storage: { INBOX: { uidvalidity, messages: [] } },
  })
  await new Promise<void>((resolve) => imap.listen(0, '127.0.0.1', resolve))
  const { port } = imap.server.address() as AddressInfo
  return {
    port,
    deliver: (raw: string) => imap.appendMessage('INBOX', [], '20-Nov-2026 10:00:00 -0300', raw),
    close: () => new Promise<void>((resolve) => imap.close(resolve)),
  }
}
