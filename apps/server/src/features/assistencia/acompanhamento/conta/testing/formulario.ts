import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../../../../platform/testing/app.ts'

export type Parte =
  | readonly [name: string, value: string]
  | readonly [name: string, value: Buffer, filename: string]
/** The form of a page as a browser without a script sends it. */
export const startFormulario = (app: TestApp) => {
  const sendForm = (endereco: string, partes: readonly Parte[]) => {
    const boundary = '----formulario'
    const body = Buffer.concat([
      ...partes.map(([name, value, filename]) =>
        Buffer.concat([
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n`,
          ),
          Buffer.from(value),
          Buffer.from('\r\n'),
        ]),
      ),
      Buffer.from(`--${boundary}--\r\n`),
    ])
    return app.app.inject({
      method: 'POST',
      url: endereco,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: body,
    })
  }
  const write = (endereco: string, mensagem: string, dispositivo: string = randomUUID()) =>
    sendForm(endereco, [
      ['dispositivo', dispositivo],
      ['mensagem', mensagem],
      ['arquivos', Buffer.alloc(0), ''],
      ['ato', 'escrever'],
    ])

  return { sendForm, write }
}
