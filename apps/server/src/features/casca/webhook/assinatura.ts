import { createHmac, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32
const PREFIX = 'whsec_'

export const newSegredo = (): Buffer => randomBytes(SECRET_BYTES)

/** A secret as its receiver configures it (Standard Webhooks). */
export const textOf = (segredo: Buffer): string => `${PREFIX}${segredo.toString('base64')}`

type Mensagem = { id: string; corpo: string; agora: Date }

/**
 * The headers by which the receiver knows that the message is ours, whole and fresh (Standard Webhooks 1.0); with
 * several secrets any one of them may check it.
 */
export const headersOf = (
  { id, corpo, agora }: Mensagem,
  segredos: readonly Buffer[],
): Record<string, string> => {
  const timestamp = String(Math.floor(agora.getTime() / 1_000))
  const signed = `${id}.${timestamp}.${corpo}`
  const signatures = segredos.map(
    (segredo) => `v1,${createHmac('sha256', segredo).update(signed).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
