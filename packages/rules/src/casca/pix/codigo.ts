import { type ChavePixTipo, type ErroChavePix, normalizeChavePix } from './chave.ts'
import { crc16 } from './crc.ts'

export type PixCobranca = {
  tipo: ChavePixTipo
  /** The key as it was typed: masks are removed and capitals become small letters. */
  chave: string
  /** Cut at 25 characters, because the payer's bank shows the name of the key's holder anyway. */
  nome: string
  /** Cut at 15 characters. */
  cidade: string
  /** A whole number above 0; null lets the payer type the amount. */
  centavos: number | null
  /** 1 to 25 letters and digits that identify the payment; null for none. */
  txid: string | null
  /** Shown to the payer; a longer key leaves less room for it. */
  texto?: string
  /** Field 01: '11' says that the code may be paid many times; static codes may leave the field out. */
  iniciacao?: '11' | '12'
}

export type ErroPix =
  | ErroChavePix
  | 'field-26-over-99'
  | 'amount-not-positive'
  | 'amount-over-13'
  | 'text-not-ascii'
  | 'name-not-ascii'
  | 'name-empty'
  | 'city-not-ascii'
  | 'city-empty'
  | 'txid-over-25'
  | 'txid-charset'

const PRINTABLE = /^[\u0020-\u007E]*$/

/** Removes accents and joins white space, because readers disagree on the length and checksum of accented letters. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`

/** 1234 becomes `12.34`, with whole numbers only. */
const reais = (centavos: number): string =>
  `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`

const wrongTxid = (txid: string): ErroPix | null =>
  /^[A-Za-z0-9]{1,25}$/.test(txid) ? null : txid.length > 25 ? 'txid-over-25' : 'txid-charset'

/**
 * The Central Bank's static BR Code ('copia e cola') of a payment: the text that a QR holds and that people paste into
 * their bank (rede §3, decisions 63). Nothing reports the payment, so the issuer finds it by txid, amount and day.
 */
export function pixCopiaECola(
  cobranca: PixCobranca,
): { ok: true; codigo: string } | { ok: false; motivo: ErroPix } {
  const { centavos, txid } = cobranca
  const refused = (motivo: ErroPix) => ({ ok: false as const, motivo })

  const chave = normalizeChavePix(cobranca.tipo, cobranca.chave)
  if (!chave.ok) return chave
  const texto = fold(cobranca.texto ?? '')
  if (!PRINTABLE.test(texto)) return refused('text-not-ascii')
  const conta = field('00', 'br.gov.bcb.pix') + field('01', chave.chave) + (texto && field('02', texto))
  if (conta.length > 99) return refused('field-26-over-99')

  if (centavos !== null && !(Number.isSafeInteger(centavos) && centavos > 0))
    return refused('amount-not-positive')
  const valor = centavos === null ? '' : reais(centavos)
  if (valor.length > 13) return refused('amount-over-13')

  const nome = fold(cobranca.nome)
  if (!PRINTABLE.test(nome)) return refused('name-not-ascii')
  if (nome === '') return refused('name-empty')
  const cidade = fold(cobranca.cidade)
  if (!PRINTABLE.test(cidade)) return refused('city-not-ascii')
  if (cidade === '') return refused('city-empty')
  const wrong = txid === null ? null : wrongTxid(txid)
  if (wrong) return refused(wrong)

  const body = [
    field('00', '01'),
    cobranca.iniciacao ? field('01', cobranca.iniciacao) : '',
    field('26', conta),
    field('52', '0000'),
    field('53', '986'),
    valor && field('54', valor),
    field('58', 'BR'),
    // The cut can leave a space at the end, which readers count differently, so it is removed.
    field('59', nome.slice(0, 25).trimEnd()),
    field('60', cidade.slice(0, 15).trimEnd()),
    field('62', field('05', txid ?? '***')),
    '6304',
  ].join('')
  return { ok: true, codigo: body + crc16(body) }
}
