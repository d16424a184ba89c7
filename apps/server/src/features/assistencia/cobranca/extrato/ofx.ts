import { createHash } from 'node:crypto'
import { AppError, refuse } from '../../../../platform/http/errors.ts'

/** An account of a statement; `cartao`: the bill of a card. */
export type Conta = { banco: string; agencia: string; numero: string; cartao: boolean }

/** A row of a statement; amounts in centavos, below zero for money that went out. */
export type Lancamento = {
  conta: Conta
  dia: string
  valor: number
  texto: string
  /** The same for the same row in any file of its account. */
  chave: string
  /** The same for rows with the same number of the bank, day and amount; null without a number. */
  dica: string | null
}

export type Ofx = { hash: string; contas: Conta[]; lancamentos: Lancamento[] }

/** A year of a busy account; more is no statement for this. */
const MAX_LINHAS = 20_000

const hashOf = (value: string | Uint8Array): string => createHash('sha256').update(value).digest('hex')

/** The header lies about the encoding, so the bytes decide: UTF-8 where they are, else the one of Windows. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}
const textOf = (raw: string): string =>
  raw
    .trim()
    .replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')

const AMOUNT = /^([+-]?)(\d*|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:([.,])(\d{1,2}))?$/

/**
 * An amount with point or comma in centavos; undefined for what has none or two readings: '1.234' may be a thousand or
 * one.
 */
const centavosOf = (raw: string): number | undefined => {
  const [, sign, inteiro = '', mark, decimais = ''] = AMOUNT.exec(raw) ?? []
  const groups = inteiro.split(/[.,]/).length
  if (sign === undefined || inteiro + decimais === '') return undefined
  if (mark === undefined ? groups === 2 : groups > 1 && inteiro.includes(mark)) return undefined
  const valor = Number(inteiro.replace(/[.,]/g, '') + decimais.padEnd(2, '0'))
  return Number.isSafeInteger(valor) ? (sign === '-' ? -valor : valor) : undefined
}

/** The day as written: zones are ignored, because applying them moves rows to another day. */
const diaOf = (raw: string): string | undefined => {
  const dia = raw.replace(/^(\d{4})(\d{2})(\d{2}).*$/s, '$1-$2-$3')
  const date = new Date(`${dia}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(dia) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(dia)
    ? dia
    : undefined
}

const ROW = new Set(['DTPOSTED', 'TRNAMT', 'FITID', 'CHECKNUM', 'NAME', 'MEMO'])
const ACCOUNT = new Set(['BANKID', 'BRANCHID', 'ACCTID'])

type Fields = Partial<Record<string, string>>
type Scanned = { account: Fields; row: Fields }

/** Each tag with the text up to the next one; '<' that begins no tag is text. */
function* tagsOf(text: string): Generator<{ tag: string; end: boolean; value: string }> {
  let last: { tag: string; end: boolean; from: number } | undefined
  for (const { 0: whole, 1: slash, 2: name = '', index } of text.matchAll(
    /<(\/?)([A-Za-z][A-Za-z0-9_.]{0,31})>/g,
  )) {
    if (last) yield { ...last, value: text.slice(last.from, index) }
    last = { tag: name.toUpperCase(), end: slash === '/', from: index + whole.length }
  }
}

/** Wanted leaves between the tags of a statement, which banks close or not, even within one file. */
const scan = (text: string): { rows: Scanned[]; accounts: Fields[] } => {
  const rows: Scanned[] = []
  const accounts: Fields[] = []
  let row: Fields | undefined
  for (const { tag, end, value } of tagsOf(text)) {
    const account = accounts.at(-1)
    if (tag === 'STMTTRN') {
      row = undefined
      if (end || !account) continue
      if (rows.length === MAX_LINHAS) refuse('OFX_LINHAS', { limite: MAX_LINHAS })
      row = {}
      rows.push({ account, row })
    } else if (end) {
      if (tag === 'BANKTRANLIST') row = undefined
    } else if (tag === 'STMTRS' || tag === 'CCSTMTRS')
      accounts.push({ cartao: tag === 'CCSTMTRS' ? 'S' : '' })
    else if (row && ROW.has(tag)) row[tag] = textOf(value)
    else if (!row && account && ACCOUNT.has(tag)) account[tag] ??= textOf(value)
  }
  return { rows, accounts }
}

const digits = (value = ''): string => value.replace(/\D/g, '').replace(/^0+/, '')

const contaOf = ({ BANKID, BRANCHID, ACCTID = '', cartao }: Fields): Conta => ({
  banco: digits(BANKID),
  agencia: digits(BRANCHID),
  numero: ACCTID,
  cartao: cartao === 'S',
})

const unreadable = (linha: number, campo: string, texto: string): never => {
  throw new AppError('OFX_ILEGIVEL', { params: { linha, campo, texto: texto.slice(0, 40) } })
}

/** The bank's number of a row; null for the placeholders of banks that give none. */
const numeroOf = (fitid = ''): string | null => (/^0*$/.test(fitid) ? null : fitid)

/**
 * Reads a bank's OFX file, of any Brazilian bank's making; refuses one that is cut off, is something else, or has a row
 * that cannot be read, because a row that is dropped silently is money that nobody looks for.
 */
export const readOfx = (bytes: Uint8Array): Ofx => {
  if (bytes.length === 0) refuse('OFX_VAZIO')
  const whole = decode(bytes)
  const start = whole.search(/<OFX>/i)
  if (start < 0) refuse('OFX_OUTRO')
  if (!whole.trimEnd().toUpperCase().endsWith('</OFX>')) refuse('OFX_CORTADO')
  const { rows, accounts } = scan(whole.slice(start))
  if (accounts.length === 0) refuse('OFX_DO_BANCO')
  const contas = new Map(accounts.map((account) => [account, contaOf(account)]))
  const seen = new Map<string, number>()
  const lancamentos = rows.map(({ account, row }, index): Lancamento => {
    const { DTPOSTED = '', TRNAMT = '', FITID, CHECKNUM = '', NAME = '', MEMO = '' } = row
    const dia = diaOf(DTPOSTED) ?? unreadable(index + 1, 'data', DTPOSTED)
    const valor = centavosOf(TRNAMT) ?? unreadable(index + 1, 'valor', TRNAMT)
    const conta = contas.get(account) ?? contaOf(account)
    const words = (MEMO || NAME).toUpperCase()
    const equal = [conta.banco, conta.agencia, digits(conta.numero), dia, valor, words].join('|')
    const count = (seen.get(equal) ?? 0) + 1
    seen.set(equal, count)
    const numero = numeroOf(FITID)
    return {
      conta,
      dia,
      valor,
      texto: [...new Set([MEMO, NAME, CHECKNUM].filter((each) => each !== ''))].join(' · '),
      chave: hashOf(`${equal}|${count}`),
      dica: numero === null ? null : hashOf(`${numero}|${dia}|${valor}`),
    }
  })
  return { hash: hashOf(bytes), contas: [...contas.values()], lancamentos }
}
