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
