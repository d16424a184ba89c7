import type { DetNFe, Nota, NotaMensagem } from '@app/contract/armazem/nota'
import { formatDay, formatDocument } from '../../../../platform/text/format.ts'
import { formatEscrito } from '@app/rules/armazem/danfe'
import { readableText } from '../words.ts'

/** The proofs of a file, as far as it has been read. */
export type Provas = Pick<Nota, 'protocolo' | 'messages'> & {
  assinatura: Nota['assinatura'] | null
  esquema: Nota['esquema'] | null
  det: readonly DetNFe[]
}

/** One check of a note: `certa`, `aviso` (look at it), `observacao` (good to know). */
export type Conferida = {
  titulo: string
  resultado: 'certa' | 'aviso' | 'observacao'
  palavras: string
  detalhe?: string | undefined
}

type Conferencia = {
  titulo: string
  /** The codes of its possible warnings. */
  codigos: readonly string[]
  /** The result without a warning; null when the note has nothing to check. */
  semAviso: (provas: Provas) => Omit<Conferida, 'titulo'> | null
}

const certa = (palavras: string, detalhe?: string): Omit<Conferida, 'titulo'> => ({
  resultado: 'certa',
  palavras,
  detalhe,
})
const observacao = (palavras: string, detalhe?: string): Omit<Conferida, 'titulo'> => ({
  resultado: 'observacao',
  palavras,
  detalhe,
})

const detalheDaAssinatura = ({ titular, documento, validoDe, validoAte }: Nota['assinatura']) =>
  [
    titular,
    documento && formatDocument(documento),
    validoDe && validoAte && `válido de ${formatDay(validoDe)} a ${formatDay(validoAte)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** In the order of the judgement; a wrong chave, a refusal or a cancellation would have refused the note. */
const CONFERENCIAS: readonly Conferencia[] = [
  {
    titulo: 'Chave de acesso',
    codigos: [],
    semAviso: () => certa('O dígito confere, e ela é a dos dados da nota'),
  },
  {
    titulo: 'Autorização',
    codigos: ['W_SEM_PROTOCOLO', 'W_DIGVAL'],
    semAviso: ({ protocolo }) =>
      protocolo &&
      certa(
        `${protocolo.xMotivo ?? 'Autorizada'} (${protocolo.cStat})`,
        `Protocolo ${protocolo.nProt} de ${formatEscrito(protocolo.dhRecbto)}`,
      ),
  },
  {
    titulo: 'Ambiente',
    codigos: ['W_HOMOLOGACAO'],
    semAviso: () => certa('De produção, com valor fiscal'),
  },
  {
    titulo: 'Assinatura',
    codigos: ['W_ASSINATURA'],
    semAviso: ({ assinatura }) =>
      assinatura && certa('Confere com o conteúdo', detalheDaAssinatura(assinatura)),
  },
  {
    titulo: 'Leiaute',
    codigos: ['W_XSD'],
    semAviso: ({ esquema }) =>
      esquema &&
      (esquema.resultado === 'naoJulgada'
        ? observacao('Não conferido: os esquemas não conhecem CNPJ com letras', `Esquemas ${esquema.versao}`)
        : certa('Segue o leiaute oficial', `Esquemas ${esquema.versao}`)),
  },
  { titulo: 'Finalidade', codigos: ['W_FINALIDADE'], semAviso: () => certa('Traz mercadoria') },
  {
    titulo: 'Itens',
    codigos: ['W_ITEM_TOTAL'],
    semAviso: () => certa('Quantidade × valor unitário dá o total de cada item'),
  },
  {
    titulo: 'Lotes',
    codigos: ['W_RASTRO'],
    semAviso: ({ det }) =>
      det.some(({ prod }) => prod.rastro.length > 0)
        ? certa('Os lotes somam a quantidade de cada item')
        : null,
  },
  { titulo: 'Totais', codigos: ['W_TOTAL'], semAviso: () => certa('A soma dos itens confere') },
]

/** The checks already show these findings, so they are not repeated. */
const DITAS: readonly string[] = ['I_SITUACAO', 'I_XSD_NAO_JULGADA']

const NOMEADOS = CONFERENCIAS.flatMap(({ codigos }) => codigos)

const avisoDe = (titulo: string, { text, oQueFazer }: NotaMensagem): Conferida => ({
  titulo,
  resultado: 'aviso',
  palavras: readableText(text),
  detalhe: oQueFazer,
})

const ORDEM = { aviso: 0, certa: 1, observacao: 2 } as const

/** Every check of a note with its result: warnings first, then correct ones, then remarks. */
export function conferenciasDe(provas: Provas): Conferida[] {
  const { messages } = provas
  const checked = CONFERENCIAS.flatMap(({ titulo, codigos, semAviso }) => {
    const avisos = messages.filter(({ code }) => codigos.includes(code))
    if (avisos.length > 0) return avisos.map((aviso) => avisoDe(titulo, aviso))
    const found = semAviso(provas)
    return found ? [{ titulo, ...found }] : []
  })
  const others = messages.filter(({ code }) => !NOMEADOS.includes(code) && !DITAS.includes(code))
  const rest = others.map((message): Conferida =>
    message.type === 'WARNING'
      ? avisoDe('Aviso', message)
      : {
          titulo: 'Observação',
          resultado: 'observacao',
          palavras: readableText(message.text),
          detalhe: message.oQueFazer,
        },
  )
  return [...checked, ...rest].toSorted((a, b) => ORDEM[a.resultado] - ORDEM[b.resultado])
}
