import { formatReais } from '../../casca/dinheiro/index.ts'
import { parteDoConsumidor } from './orcamento/orcamento.ts'

/** The terms above the lines; the consumer consents to these words. */
export const termosDoOrcamento = ({
  diasGarantiaServico,
  validoAte,
  prazoDiasUteis,
  sinal = null,
}: {
  diasGarantiaServico: number
  /** 'dd/MM/yyyy HH:mm' */
  validoAte: string
  prazoDiasUteis: number | null
  /** Required together with the approval. */
  sinal?: number | null
}): string[] => [
  `Este orçamento vale até ${validoAte}.`,
  'O conserto começa depois da sua aprovação; o que for recusado não é feito nem cobrado.',
  ...(prazoDiasUteis === null
    ? []
    : [
        prazoDiasUteis === 1
          ? 'Depois de aprovado, o conserto leva até 1 dia útil.'
          : `Depois de aprovado, o conserto leva até ${prazoDiasUteis} dias úteis.`,
      ]),
  ...(sinal === null
    ? []
    : [
        `Depois de aprovar, um sinal de ${formatReais(sinal)} libera o pedido das peças; o resto, na entrega.`,
        'Se a ordem for cancelada, o sinal é devolvido.',
      ]),
  `O serviço tem ${diasGarantiaServico} dias de garantia a partir da entrega.`,
]

export type LinhaMostrada = {
  id: number
  titulo: string
  descricao: string | null
  quantidade: number
  garantia: boolean
  opcional: boolean
  complemento?: boolean
  valorFinal: number
}

/** The budget as the consumer saw it, before any answer. */
export type OrcamentoMostrado = {
  numero: string
  versao: number
  relogio: string
  observacoes: string | null
  oQueVimos?: string | null
  /** Of the order's photos, by their numbers. */
  fotos?: readonly number[]
  /** One sentence a photo, in the same order; '' for none. */
  frases?: readonly string[]
  termos: readonly string[]
  linhas: readonly LinhaMostrada[]
  abatimento?: number
}

const shownLine = ({
  id,
  titulo,
  descricao,
  quantidade,
  garantia,
  opcional,
  complemento = false,
  valorFinal,
}: LinhaMostrada): string =>
  [
    `${id}. ${quantidade} × ${titulo}`,
    ...(descricao === null ? [] : [descricao]),
    garantia ? 'Coberto pela garantia: R$ 0,00' : formatReais(valorFinal),
    ...(complemento ? ['Acrescentado durante o conserto.'] : []),
    opcional ? 'Você pode recusar só este item.' : 'Necessário para o conserto.',
  ].join(' | ')

const shownPhoto = (id: number, frase = ''): string => (frase === '' ? `${id}` : `${id} (${frase})`)

/**
 * The exact text that the consumer saw. An equal budget always gives the same text: it is stored with the answer, and
 * its hash proves that nothing was changed afterwards.
 */
export function textoMostrado({
  numero,
  versao,
  relogio,
  observacoes,
  oQueVimos = null,
  fotos = [],
  frases = [],
  termos,
  linhas,
  abatimento = 0,
}: OrcamentoMostrado): string {
  const total = linhas.reduce(
    (cents, linha) => cents + Math.round(parteDoConsumidor({ ...linha, situacao: 'PENDENTE' }) * 100),
    0,
  )
  return [
    `Orçamento da ordem de serviço ${numero}, versão ${versao}`,
    relogio,
    ...termos,
    ...(observacoes === null ? [] : [observacoes]),
    ...(oQueVimos === null ? [] : [`O que vimos: ${oQueVimos}`]),
    ...(fotos.length === 0
      ? []
      : [`Fotos mostradas: ${fotos.map((id, at) => shownPhoto(id, frases[at])).join(', ')}`]),
    ...linhas.map(shownLine),
    ...(abatimento > 0 ? [`Abatimento do preço: − ${formatReais(abatimento)}`] : []),
    `Total: ${formatReais(Math.max(0, total - Math.round(abatimento * 100)) / 100)}`,
  ].join('\n')
}
