import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconBan,
  IconBolt,
  IconCalendarX,
  IconCamera,
  IconCash,
  IconCashBanknote,
  IconCashBanknoteMinus,
  IconCashOff,
  IconCheck,
  IconCircleCheck,
  IconClipboardCheck,
  IconClipboardX,
  IconDeviceWatch,
  IconDiscount,
  IconFlag,
  IconInbox,
  IconLock,
  IconPackage,
  IconPencil,
  IconPlus,
  IconReceipt,
  IconRefresh,
  IconReplace,
  IconSearch,
  IconStethoscope,
  IconThumbDown,
  IconThumbUp,
  IconTool,
  IconUserShare,
  IconX,
} from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import type { AcaoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { checklistOf } from '@app/rules/assistencia/ordemServico'
import { pontosDe } from '../checklist/checklist.ts'

export const ACAO_ICONS: Record<AcaoOs, TablerIcon> = {
  abrir: IconInbox,
  receberRelogio: IconDeviceWatch,
  atender: IconBolt,
  salvarPreAvaliacao: IconSearch,
  avaliar: IconStethoscope,
  registrarUsoIndevido: IconCamera,
  fotografar: IconCamera,
  passarOs: IconUserShare,
  salvarOrcamento: IconReceipt,
  alterarOrcamento: IconPencil,
  aprovarOrcamento: IconThumbUp,
  reprovarOrcamento: IconThumbDown,
  desfazerResposta: IconArrowBackUp,
  receberSinal: IconCash,
  dispensarSinal: IconCashOff,
  devolver: IconCashBanknoteMinus,
  expirar: IconCalendarX,
  reabrirOrcamento: IconPencil,
  pedirPeca: IconPlus,
  pedirDeNovo: IconRefresh,
  substituirPeca: IconReplace,
  aguardarConserto: IconTool,
  consertar: IconTool,
  enviarControleQualidade: IconClipboardCheck,
  aprovarReparo: IconClipboardCheck,
  reprovarReparo: IconClipboardX,
  reabrirConserto: IconTool,
  osReparada: IconCircleCheck,
  entregarProduto: IconPackage,
  finalizar: IconLock,
  solicitarTroca: IconArrowsExchange,
  autorizarTroca: IconCheck,
  naoAutorizarTroca: IconX,
  escolherModelo: IconDeviceWatch,
  trocaMaisModelos: IconPlus,
  receberRelogioTroca: IconDeviceWatch,
  reverterTroca: IconArrowBackUp,
  reabrirTroca: IconArrowsExchange,
  exigirTroca: IconArrowsExchange,
  exigirRestituicao: IconCashBanknote,
  exigirAbatimento: IconDiscount,
  desfazerEscolha: IconArrowBackUp,
  autorizarReincidencia: IconCheck,
  recusarReincidencia: IconX,
  afastarUsoIndevido: IconCheck,
  cancelar: IconBan,
  reabrirOs: IconArrowBackUp,
  alterarStatus: IconFlag,
}

/** Acts that move an order forward; the first possible one is the big button, the others are in the menu. */
const ADIANTE: readonly AcaoOs[] = [
  'autorizarReincidencia',
  'abrir',
  'receberRelogio',
  'atender',
  'salvarPreAvaliacao',
  'avaliar',
  'salvarOrcamento',
  'aprovarOrcamento',
  'receberSinal',
  'pedirDeNovo',
  'aguardarConserto',
  'consertar',
  'enviarControleQualidade',
  'aprovarReparo',
  'reabrirConserto',
  'osReparada',
  'autorizarTroca',
  'escolherModelo',
  'receberRelogioTroca',
  'entregarProduto',
  'finalizar',
  'reabrirOrcamento',
  'reabrirTroca',
]
/** Acts with a button of their own in the header. */
const AO_LADO: readonly AcaoOs[] = [
  'reprovarOrcamento',
  'devolver',
  'substituirPeca',
  'reprovarReparo',
  'naoAutorizarTroca',
  'recusarReincidencia',
  'solicitarTroca',
]
const PERIGOSAS: readonly AcaoOs[] = ['cancelar', 'exigirRestituicao']

/** The consumer's choices after the 30 days; a card of the order shows them. */
export const DA_LEI = ['exigirTroca', 'exigirRestituicao', 'exigirAbatimento'] as const

/** The acts that are done on the screen of the budget. */
export const isNoOrcamento = (acao: AcaoOs) => acao === 'salvarOrcamento' || acao === 'alterarOrcamento'

/** The acts that are done point by point, where the watch has a checklist for them. */
export const isConferida = (os: OrdemServico, acao: AcaoOs) =>
  checklistOf(acao) === 'QUALIDADE' && pontosDe(os, acao).length > 0

/** Where they are: the bench with the watch in hand, at this place of it. */
export const CONFERIR = 'conferir'
export const checkOs = (id: number) => ({ to: '/bancada', search: { os: id }, hash: CONFERIR }) as const

export const isPerigosa = (acao: AcaoOs) => PERIGOSAS.includes(acao)

/** The possible acts in three groups: the next one, those beside it, and those of the menu. */
export function arrangeAcoes(acoes: readonly AcaoOs[]) {
  const proxima = ADIANTE.find((acao) => acoes.includes(acao)) ?? null
  const outras = acoes.filter((acao) => acao !== proxima)
  const aoLado = AO_LADO.filter((acao) => outras.includes(acao)).slice(0, 2)
  return { proxima, aoLado, menu: outras.filter((acao) => !aoLado.includes(acao)) }
}
