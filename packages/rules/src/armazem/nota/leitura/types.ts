import type { InfNFe, NotaEventoLido, ProtocoloNFe } from '@app/contract/armazem/nota'
import type { Parametros } from '../regras/regra.ts'
import type { CodigoAviso, CodigoRecusa } from '../regras/regras.ts'

/** The finding of one rule for one note; text, severity and advice are in `REGRAS_NOTA`. */
export type Aviso = {
  codigo: CodigoAviso
  /** The path on the wire that it is about: `det[2].prod.vprod`. */
  campo?: string
  params: Parametros
}

export type Parte = { documento: string; nome: string | null }

/** XMLDSig over the note's own text (FACTS §7). The chain of the certificate is not judged. */
export type Assinatura = {
  resultado:
    | 'ok'
    | 'ausente'
    | 'referencia'
    | 'algoritmo'
    | 'digest'
    | 'codificacao'
    | 'valor'
    | 'certificado'
  /** Common name of the holder, without the CNPJ that ICP-Brasil appends. */
  titular: string | null
  /** CNPJ or CPF of the holder as the certificate names it. */
  documento: string | null
  emissor: string | null
  /** ISO instants. */
  validoDe: string | null
  validoAte: string | null
}

/** Which official schema judged the note, and how. */
export type EsquemaNota = {
  versao: string
  resultado: 'ok' | 'falha' | 'naoJulgada'
  /** The first violation in Portuguese; null unless `falha`. */
  mensagem: string | null
  /** Local name of the element that the first message is about. */
  elemento: string | null
  /** The parser's own words, for support. */
  original: string | null
}

/** A note that may be taken in, with all that was noticed on the way. */
export type NotaLida = {
  chave: string
  infNFe: InfNFe
  protocolo: ProtocoloNFe | null
  assinatura: Assinatura
  esquema: EsquemaNota
  /**
   * SHA-1 of the canonical `infNFe`, computed, not declared. When it is equal in two files, they hold the same note in
   * two envelopes.
   */
  digestValue: string
  avisos: Aviso[]
}

/** A cancellation that the file itself proves: marks a stored note of that chave (FACTS §2). */
export type Cancelamento = { chave: string; protocolo: string | null; em: string | null }

export type Recusa = {
  tipo: 'recusa'
  codigo: CodigoRecusa
  params: Parametros
  /** The chave of the refused note, when the reading came that far. */
  chave?: string
  cancelamento?: Cancelamento
  /** The file is a registered event, which belongs to a note. */
  evento?: NotaEventoLido
}

/** One of several notes in a file. A note with `recusa` is shown, but cannot be chosen. */
export type NotaOferecida = {
  chave: string
  numero: string
  serie: string
  emitente: Parte
  valor: number | null
  avisos: Aviso[]
  recusa?: CodigoRecusa
}

/** The result of reading one file. The reading is pure: it stores nothing. */
export type Leitura = { tipo: 'nota'; nota: NotaLida } | { tipo: 'escolha'; notas: NotaOferecida[] } | Recusa

/** What an item proposes for the stock; the operator confirms it. */
export type Efeito = 'entrada' | 'saida' | 'fiscal' | 'perguntar'

/** The party that the goods belong to, when the CFOP says it. */
export type Lado = 'emit' | 'dest'

/** One line of the CFOP table (FACTS §8); an installation may edit it. */
export type RegraCfop = {
  cfop: string
  descricao: string
  efeito: Efeito
  /** null: the goods belong to the party that is a client. */
  lado: Lado | null
  /** The effect holds only when the warehouse issued the note. */
  soSeArmazemEmite?: boolean
}

/** Which effect an item (its place in `det`) has, and for which reason (a code for the screen's text). */
export type EfeitoProposto = {
  item: number
  cfop: string | null
  efeito: Efeito
  motivo: 'cfop' | 'entrega' | 'retirada' | 'finalidade' | 'semRegra'
}

/** Bare documents, as text: our clients', and our own warehouses'. */
export type Casa = {
  clientes: ReadonlySet<string>
  armazens: ReadonlySet<string>
  cfops?: readonly RegraCfop[]
}

/**
 * Whose the goods are: decided, to be chosen among clients (`candidatos` may be empty: then any client), or of nobody
 * we know.
 */
export type Dono =
  | { tipo: 'cliente'; documento: string; lado: Lado }
  | { tipo: 'escolha'; candidatos: Parte[]; proposta: string | null }
  | { tipo: 'recusa'; codigo: 'E_SEM_CLIENTE'; params: Parametros }

/**
 * Whether this file is new, the same file that we hold, the same note in another envelope, or another note under a
 * chave that is taken.
 */
export type Duplicata = 'nova' | 'mesma' | 'outroEnvelope' | 'conflito'
