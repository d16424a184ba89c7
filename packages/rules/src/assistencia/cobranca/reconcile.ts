import type { EFEITOS, MotivoConciliacao } from '@app/contract/assistencia/cobranca'
import { diasEntre } from './calendario.ts'
import { type Devedora, type Parte, partesDoConjunto } from './conjunto.ts'
import { dividaEm, settleCobrado } from './encargos.ts'

/** A charge that a credit of the bank may pay. */
export type Conciliavel = Devedora & {
  postoId: number
  txid: string
  status: 'ABERTA' | 'PAGA' | 'CANCELADA'
  /** Paid by its month's closing, so never by a code for all overdue ones. */
  retida: boolean
  vencimento: string
  /** The first day on which it can have been paid. */
  pagavelDesde: string
}

/** Who a post is on a bank statement. */
export type Pagador = { postoId: number; cnpj: string | null; nomes: readonly string[] }

/** A row of money that came in; `repetido`: a confirmed row has its bank number, day and amount, but other words. */
export type Credito = { linha: number; dia: string; valor: number; texto: string; repetido?: boolean }

/** What a payment does to a charge, and by how much (centavos). */
export type Efeito = {
  tipo: (typeof EFEITOS)[number]
  valor: number
  /** The other overdue charges of the post that the same payment settles. */
  outras?: number[]
}

export type Opcao = { cobrancaId: number; efeito: Efeito }

export type Proposta = {
  linha: number
  /** The preselected charge. */
  escolhida: number | null
  por: 'TXID' | 'PAGADOR' | null
  motivo: MotivoConciliacao | null
  opcoes: Opcao[]
  /** How many more charges have this value. */
  mais: number
}

/** More choices than these are searched for by name. */
const OPCOES = 5

const TXID = /(?<![A-Z0-9])[A-Z0-9]{10,25}(?![A-Z0-9])/g
const CNPJ = /(?<![0-9A-Z])[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}(?![0-9A-Z])/g
/** A returned PIX: `D`, bank, minute and eleven characters (the end-to-end identification). */
const DEVOLUCAO = /(?<![0-9A-Z])D\d{8}20\d{10}[0-9A-Z]{11}(?![0-9A-Z])/

/** Capitals and digits between single blanks, so that names compare whatever a bank does to accents and marks. */
const plain = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()

/** Kinds of company that banks leave out or cut. */
const FORMA = / (LTDA|EIRELI|ME|EPP|MEI|S A|SA)$/

/** A name that is worth comparing: two words at least, and not too short; undefined otherwise. */
const nomeOf = (nome: string): string | undefined => {
  let found = plain(nome)
  while (FORMA.test(found)) found = found.replace(FORMA, '')
  return found.length >= 8 && found.includes(' ') ? found : undefined
}

/** The candidates for a txid in the words of a row. */
export const txidsEm = (texto: string): string[] => texto.toUpperCase().match(TXID) ?? []

type Pagadores = { porCnpj: ReadonlyMap<string, number>; nomes: readonly { nome: string; postoId: number }[] }

const pagadoresOf = (pagadores: readonly Pagador[]): Pagadores => ({
  porCnpj: new Map(pagadores.flatMap(({ cnpj, postoId }) => (cnpj ? [[cnpj.toUpperCase(), postoId]] : []))),
  nomes: pagadores.flatMap(({ nomes, postoId }) =>
    nomes.flatMap((nome) => {
      const found = nomeOf(nome)
      return found === undefined ? [] : [{ nome: ` ${found} `, postoId }]
    }),
  ),
})

/** The one post that a row names by CNPJ or by its whole name; undefined for none, or for more than one. */
const pagadorDe = (texto: string, { porCnpj, nomes }: Pagadores): number | undefined => {
  const cnpjs = (texto.toUpperCase().match(CNPJ) ?? []).map((found) => found.replace(/[./-]/g, ''))
  const words = ` ${plain(texto)} `
  const postos = new Set([
    ...cnpjs.flatMap((cnpj) => porCnpj.get(cnpj) ?? []),
    ...nomes.filter(({ nome }) => words.includes(nome)).map(({ postoId }) => postoId),
  ])
  const [posto, ...others] = postos
  return others.length === 0 ? posto : undefined
}

const efeitoEm = ({ status, cobrado, pagos }: Conciliavel, { dia, valor }: Credito): Efeito => {
  if (status !== 'ABERTA') return { tipo: 'CREDITO', valor }
  const { quitada, resta, credito } = settleCobrado(cobrado, pagos, { data: dia, valor })
  if (!quitada) return { tipo: 'RESTA', valor: resta }
  if (credito > 0) return { tipo: 'CREDITO', valor: credito }
  return credito < 0 ? { tipo: 'DIFERENCA', valor: -credito } : { tipo: 'QUITA', valor: 0 }
}

/** The charges of a file as its rows pay them one after the other. */
class Quadro {
  readonly #porId: Map<number, Conciliavel>
  readonly #porTxid: ReadonlyMap<string, number>
  readonly #pagasAqui = new Set<number>()
  readonly #porDia = new Map<string, Map<number, number[]>>()

  constructor(cobrancas: readonly Conciliavel[]) {
    this.#porId = new Map(cobrancas.map((cobranca) => [cobranca.id, cobranca]))
    this.#porTxid = new Map(cobrancas.map(({ id, txid }) => [txid.toUpperCase(), id]))
  }

  /** The charge whose txid the row carries; undefined also where it carries two. */
  deTxid(texto: string): Conciliavel | undefined {
    const [id, ...others] = new Set(txidsEm(texto).flatMap((txid) => this.#porTxid.get(txid) ?? []))
    return id === undefined || others.length > 0 ? undefined : this.#porId.get(id)
  }

  abertas(postoId: number): Conciliavel[] {
    return [...this.#porId.values()].filter((each) => each.postoId === postoId && each.status === 'ABERTA')
  }

  /** Whether the row's money came in before the charge could have been paid. */
  isAntesDe(id: number, { dia }: Credito): boolean {
    const cobranca = this.#porId.get(id)
    return cobranca !== undefined && dia < cobranca.pagavelDesde
  }

  isPagaAqui(id: number): boolean {
    return this.#pagasAqui.has(id)
  }

  /** The charges that a code for all overdue ones pays with this one; null for a payment of this one alone. */
  conjunto(cobranca: Conciliavel, { dia, valor }: Credito): Parte[] | null {
    const devedoras = this.abertas(cobranca.postoId).filter(({ retida }) => !retida)
    return partesDoConjunto(cobranca.id, devedoras, { data: dia, valor })
  }

  /** What the row does to a charge, and to those that the same code pays. */
  efeito(cobranca: Conciliavel, credito: Credito): Efeito {
    const partes = this.conjunto(cobranca, credito)
    if (!partes) return efeitoEm(cobranca, credito)
    const diferenca = partes.reduce((sum, { id, valor }) => {
      const each = this.#porId.get(id)
      return each ? sum + efeitoEm(each, { ...credito, valor }).valor : sum
    }, 0)
    return {
      tipo: diferenca > 0 ? 'DIFERENCA' : 'QUITA',
      valor: diferenca,
      outras: partes.flatMap(({ id }) => (id === cobranca.id ? [] : [id])),
    }
  }

  /** Open charges that the row would settle exactly, the ones due nearest to it first. */
  deValor(credito: Credito): Conciliavel[] {
    const { dia, valor } = credito
    const found = this.#valoresDe(dia).get(valor) ?? []
    return found
      .flatMap((id) => this.#porId.get(id) ?? [])
      .filter((each) => each.status === 'ABERTA' && efeitoEm(each, credito).tipo !== 'RESTA')
      .toSorted(
        (a, b) =>
          Math.abs(diasEntre(dia, a.vencimento)) - Math.abs(diasEntre(dia, b.vencimento)) || a.id - b.id,
      )
  }

  /** A preselected payment counts for the rows after it. */
  pagar(id: number, credito: Credito): void {
    const cobranca = this.#porId.get(id)
    if (!cobranca) return
    const partes = this.conjunto(cobranca, credito) ?? [{ id, valor: credito.valor }]
    for (const { id: paga, valor } of partes) this.#pagarUma(paga, { ...credito, valor })
  }

  #pagarUma(id: number, credito: Credito): void {
    const before = this.#porId.get(id)
    if (!before) return
    const pago = { data: credito.dia, valor: credito.valor }
    const quitada = before.status === 'ABERTA' && settleCobrado(before.cobrado, before.pagos, pago).quitada
    this.#pagasAqui.add(id)
    this.#porId.set(id, { ...before, pagos: [...before.pagos, pago], ...(quitada && { status: 'PAGA' }) })
  }

  /** What is owed on a day, and what was until the last day without fine: centavos → charges. */
  #valoresDe(dia: string): Map<number, number[]> {
    const known = this.#porDia.get(dia)
    if (known) return known
    const valores = new Map<number, number[]>()
    for (const { id, status, cobrado, pagos } of this.#porId.values()) {
      if (status !== 'ABERTA') continue
      const dias = dia > cobrado.pagavelAte ? [dia, cobrado.pagavelAte] : [dia]
      for (const valor of new Set(dias.map((each) => dividaEm(cobrado, pagos, each).total)))
        valores.set(valor, [...(valores.get(valor) ?? []), id])
    }
    this.#porDia.set(dia, valores)
    return valores
  }
}

const propostaDe = (
  quadro: Quadro,
  credito: Credito,
  cobrancas: readonly Conciliavel[],
  motivo: MotivoConciliacao | null,
  rest: Partial<Proposta> = {},
): Proposta => ({
  linha: credito.linha,
  escolhida: null,
  por: null,
  motivo,
  opcoes: cobrancas
    .slice(0, OPCOES)
    .map((cobranca) => ({ cobrancaId: cobranca.id, efeito: quadro.efeito(cobranca, credito) })),
  mais: Math.max(0, cobrancas.length - OPCOES),
  ...rest,
})

/** The row carries the charge's own txid. */
const porTxid = (quadro: Quadro, credito: Credito, cobranca: Conciliavel): Proposta => {
  const por = 'TXID' as const
  if (cobranca.status === 'CANCELADA') return propostaDe(quadro, credito, [cobranca], 'CANCELADA', { por })
  if (cobranca.status === 'PAGA')
    return propostaDe(
      quadro,
      credito,
      [cobranca],
      quadro.isPagaAqui(cobranca.id) ? 'NO_ARQUIVO' : 'JA_PAGA',
      { por },
    )
  const falta = quadro.efeito(cobranca, credito).tipo === 'RESTA'
  return propostaDe(quadro, credito, [cobranca], falta ? 'FALTA' : null, { por, escolhida: cobranca.id })
}

/** The row names its payer: a charge of exactly this value is his, and two are chosen from. */
const porPagador = (quadro: Quadro, credito: Credito, postoId: number): Proposta => {
  const iguais = quadro.deValor(credito).filter((cobranca) => cobranca.postoId === postoId)
  const [unica, ...others] = iguais
  if (unica && others.length === 0)
    return propostaDe(quadro, credito, iguais, null, { por: 'PAGADOR', escolhida: unica.id })
  if (unica) return propostaDe(quadro, credito, iguais, 'VALORES_IGUAIS')
  const abertas = quadro.abertas(postoId)
  const conjunta = abertas.find((cobranca) => quadro.conjunto(cobranca, credito))
  if (conjunta)
    return propostaDe(quadro, credito, [conjunta], null, { por: 'PAGADOR', escolhida: conjunta.id })
  return propostaDe(quadro, credito, abertas, abertas.length > 0 ? 'OUTRO_VALOR' : 'SEM_PAR')
}

const porValor = (quadro: Quadro, credito: Credito): Proposta => {
  const iguais = quadro.deValor(credito)
  const motivo = iguais.length === 0 ? 'SEM_PAR' : iguais.length === 1 ? 'SO_O_VALOR' : 'VALORES_IGUAIS'
  return propostaDe(quadro, credito, iguais, motivo)
}

const proporUm = (quadro: Quadro, pagadores: Pagadores, credito: Credito): Proposta => {
  const cobranca = quadro.deTxid(credito.texto)
  if (DEVOLUCAO.test(credito.texto.toUpperCase())) return propostaDe(quadro, credito, [], 'DEVOLUCAO')
  const postoId = cobranca ? undefined : pagadorDe(credito.texto, pagadores)
  const proposta = cobranca
    ? porTxid(quadro, credito, cobranca)
    : postoId === undefined
      ? porValor(quadro, credito)
      : porPagador(quadro, credito, postoId)
  if (credito.repetido) return { ...proposta, escolhida: null, motivo: 'PARECE_CONFIRMADO' }
  const { escolhida } = proposta
  return escolhida !== null && quadro.isAntesDe(escolhida, credito)
    ? { ...proposta, escolhida: null, motivo: 'ANTES_DA_COBRANCA' }
    : proposta
}

/**
 * Proposes a charge for each credit of a bank statement (rede §3): preselected by txid or by an unmistakable payer
 * alone, and never for a day before the charge could have been paid; equal values are offered for choice. Rows are
 * taken by day, so that an earlier one counts for a later one.
 */
export const reconcile = (
  creditos: readonly Credito[],
  cobrancas: readonly Conciliavel[],
  pagadores: readonly Pagador[],
): Proposta[] => {
  const quadro = new Quadro(cobrancas)
  const known = pagadoresOf(pagadores)
  const feitas = creditos
    .toSorted((a, b) => a.dia.localeCompare(b.dia) || a.linha - b.linha)
    .map((credito) => {
      const proposta = proporUm(quadro, known, credito)
      if (proposta.escolhida !== null) quadro.pagar(proposta.escolhida, credito)
      return proposta
    })
  return feitas.toSorted((a, b) => a.linha - b.linha)
}
