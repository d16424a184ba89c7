import type { PapelDoConsumidor } from '@app/contract/assistencia/ordemServico'
import { formatDay } from '../../casca/tempo/index.ts'
import { addDays } from './prazos/dias.ts'

type Feito = { osType: 'OS' | 'PA'; reparada: boolean; trocado: boolean; entregue: boolean }

/** What was repaired, or given for the watch, is warranted from the day on which it was handed over. */
export const hasCertificado = ({ osType, reparada, trocado, entregue }: Feito): boolean =>
  osType === 'OS' && entregue && (reparada || trocado)

/** The papers that an order's consumer may keep: a counter service its receipt alone, once it is done. */
export const papeisDoConsumidor = (os: Feito & { criada: boolean }): PapelDoConsumidor[] => {
  if (os.osType === 'PA') return os.reparada ? ['atendimento'] : []
  return [
    ...(os.criada ? [] : ['recibo' as const]),
    ...(os.entregue ? ['termo' as const] : []),
    ...(hasCertificado(os) ? ['garantia' as const] : []),
  ]
}

type NaEntrada = {
  prazoLegal: string
  prometida: string | null
  /** Whether the watch is at the post; an order may be opened before it comes. */
  chegou: boolean
}

/** What is signed at the intake: nobody signs for a watch, or for photos, that are not there. */
export const declaracaoDaEntrada = (chegou: boolean, fotografado: boolean): string =>
  [
    chegou
      ? `Deixei o relógio descrito acima${fotografado ? ', no estado das fotos' : ''}.`
      : 'Pedi o serviço acima; o relógio ainda não está no posto.',
    'Nenhum serviço pago começa sem a minha aprovação.',
  ].join(' ')

/** What the receipt of the intake says besides the watch. */
export const condicoesDoRecibo = ({ prazoLegal, prometida, chegou }: NaEntrada): string[] => [
  ...(chegou ? [] : ['O relógio ainda não está no posto: este papel não comprova que ele foi deixado.']),
  ...(prometida === null ? [] : [`Prometido para ${formatDay(prometida)}.`]),
  `Prazo: 30 dias, até ${formatDay(prazoLegal)} (Código de Defesa do Consumidor, art. 18).`,
  'Nenhum serviço pago começa sem a sua aprovação.',
  'O orçamento vale até o dia escrito nele.',
  'Para retirar, traga este papel ou um documento com foto.',
]

/** What is declared when the watch, or the one given for it, is handed over. */
export const declaracaoDaEntrega = (
  { reparada, trocado }: Pick<Feito, 'reparada' | 'trocado'>,
  diasGarantia: number,
): string => {
  if (trocado)
    return 'Recebi o relógio novo descrito acima, no lugar do que deixei, com o que ficou junto dele. A garantia do relógio novo conta a partir da entrega.'
  return reparada
    ? `Recebi o relógio descrito acima, com o que ficou junto dele. O serviço tem garantia de ${diasGarantia} dias a partir da entrega.`
    : 'Recebi de volta o relógio descrito acima, sem conserto, com o que ficou junto dele.'
}

/** What is warranted of a repair, or of the new watch by its serial number, from the day of its delivery. */
export const garantiaDaEntrega = (entrega: string, novo: string | null, diasGarantia: number): string =>
  novo === null
    ? `O serviço e as peças abaixo têm garantia de ${diasGarantia} dias, de ${formatDay(entrega)} até ${formatDay(addDays(entrega, diasGarantia))} (Código de Defesa do Consumidor, art. 26).`
    : `O relógio novo, nº de série ${novo}, tem a garantia do fabricante para o modelo dele, contada da entrega em ${formatDay(entrega)}.`

export const RESSALVAS_DA_GARANTIA: readonly string[] = [
  'Não cobre queda, batida, água além do que o modelo suporta, nem relógio aberto por outros.',
  'A garantia de lei não depende deste papel; com ele o atendimento é mais rápido.',
]
