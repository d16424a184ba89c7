/** What a mail system says of a mail that it was given: it will never arrive, or not yet. */
export type Retorno = {
  /** The addresses that it is said of: as it was written to, and as it was passed on. */
  destinatarios: string[]
  tipo: 'dura' | 'mole'
  /** The code of RFC 3463: '5.1.1'. */
  status: string
  /** What the mail system itself said, on one line. */
  motivo: string
}

const MOTIVO_MAXIMO = 300

/** Header fields, unfolded; the first of each name counts. */
const fieldsOf = (block: string): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>()
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':')
    const name = line.slice(0, at).trim().toLowerCase()
    if (at > 0 && !fields.has(name)) fields.set(name, line.slice(at + 1).trim())
  }
  return fields
}

/** 'rfc822; dalva@cliente.example' → the address in small letters. */
const addressOf = (field: string | undefined): string[] => {
  const address = field
    ?.replace(/^[^;]*;/, '')
    .trim()
    .replaceAll(/^<|>$/g, '')
    .toLowerCase()
  return address ? [address] : []
}

/**
 * Codes of a failure that is not the address's own: a full mailbox, a mail that is too large or not liked, a system in
 * trouble (RFC 3463, the second number).
 */
const PASSAGEIRAS = /^5\.(?:2\.[2-4]|3\.|6\.|7\.|4\.[35-7])/

const tipoDe = (action: string, status: string): Retorno['tipo'] | undefined => {
  if (action === 'delayed') return 'mole'
  if (action !== 'failed') return undefined
  return status.startsWith('5.') && !PASSAGEIRAS.test(status) ? 'dura' : 'mole'
}

const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MOTIVO_MAXIMO)

/**
 * Reads the part of a returned mail that programs read (RFC 3464): a block of the mail, which some servers keep to
 * themselves, and one of each receiver.
 */
export const readRetorno = (deliveryStatus: string): Retorno[] =>
  deliveryStatus
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .flatMap((block) => {
      const fields = fieldsOf(block)
      const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
      const tipo = tipoDe((fields.get('action') ?? '').toLowerCase(), status)
      const destinatarios = [
        ...new Set([
          ...addressOf(fields.get('original-recipient')),
          ...addressOf(fields.get('final-recipient')),
        ]),
      ]
      if (tipo === undefined || destinatarios.length === 0) return []
      const motivo = plain((fields.get('diagnostic-code') ?? '').replace(/^[^;]*;/, ''))
      return [{ destinatarios, tipo, status, motivo }]
    })

/** What a mail server says of a receiver that it refuses at once, for good. */
export type Recusa = Pick<Retorno, 'status' | 'motivo'>

/** What an answer without a code of RFC 3463 means (RFC 5321, 4.2.3). */
const STATUS_DA_RESPOSTA: Readonly<Record<number, string>> = { 550: '5.1.1', 551: '5.1.6', 553: '5.1.3' }
/** Words of a server that does not refuse the address but us, which it would do with any address. */
const NOS_RECUSA = /relay|auth|block|spam|polic|denied|reject|reputation|rate/i

/** Reads the answer to a receiver's address; undefined unless the address itself is why. */
export const readRecusa = (codigo: number, resposta: string): Recusa | undefined => {
  const [dito] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(resposta) ?? []
  const status = dito ?? (NOS_RECUSA.test(resposta) ? undefined : STATUS_DA_RESPOSTA[codigo])
  if (status === undefined || codigo < 500 || tipoDe('failed', status) !== 'dura') return undefined
  return { status, motivo: plain(resposta) }
}

/** The Message-ID of the mail that was returned, out of its head. */
export const messageIdDe = (cabecalhos: string): string => {
  const [head = ''] = cabecalhos.split(/\r?\n\r?\n/)
  return fieldsOf(head).get('message-id') ?? ''
}

const MOTIVOS: readonly (readonly [RegExp, string])[] = [
  [/^5\.1\.(?:2|10)/, 'O domínio do endereço não existe, ou não recebe e-mail.'],
  [/^5\.1\.[0136]/, 'O endereço não existe.'],
  [/^5\.2\.1/, 'A caixa está desativada.'],
  [/^5\.4/, 'O servidor do endereço não foi encontrado.'],
]

/** A code of RFC 3463 in words. */
export const motivoDoStatus = (status: string): string =>
  MOTIVOS.find(([pattern]) => pattern.test(status))?.[1] ?? 'O servidor do destinatário recusou o e-mail.'
