import type { MessageStructureObject } from 'imapflow'

const SITUACAO = new Set(['message/delivery-status', 'message/global-delivery-status'])
const DEVOLVIDO = new Set([
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/global-headers',
])

export type Partes = {
  situacao: string
  /** The Message-ID of the mail that came back, where the server has read it; otherwise the part that holds its head. */
  messageId: string | undefined
  devolvido: string | undefined
}

/**
 * The numbers of the parts of a returned mail: what programs read of it, and the mail that came back. Undefined for any
 * other message, an answer of a person above all.
 */
export const partesDoRetorno = ({ type, childNodes = [] }: MessageStructureObject): Partes | undefined => {
  if (type.toLowerCase() !== 'multipart/report') return undefined
  const partOf = (types: ReadonlySet<string>) =>
    childNodes.find((child) => types.has(child.type.toLowerCase()))
  const situacao = partOf(SITUACAO)?.part
  const devolvido = partOf(DEVOLVIDO)
  return situacao === undefined
    ? undefined
    : { situacao, messageId: devolvido?.envelope?.messageId, devolvido: devolvido?.part }
}
