import type { OsAviso } from '@app/contract/assistencia/aviso'
import type { AcaoOs, StatusOs } from '@app/contract/assistencia/ordemServico'
import { AGUARDAM_RETIRADA as RETIRADA, TERMINAIS } from '../ordemServico/index.ts'

/** The notice that an act sends to the consumer, if any: a question, or that the watch can be fetched. */
export const avisoDe = (acao: AcaoOs): OsAviso | undefined => {
  if (acao === 'abrir') return 'ABERTURA'
  if (acao === 'osReparada' || acao === 'receberRelogioTroca') return 'REPARADA'
  if (acao === 'autorizarTroca' || acao === 'trocaMaisModelos') return 'ESCOLHA'
  if (acao === 'naoAutorizarTroca') return 'TROCA_NEGADA'
  return undefined
}

/** The statuses in which a notice is still true; an unsent notice that is outdated no longer waits. */
const VALE: Partial<Record<OsAviso, readonly StatusOs[]>> = {
  ABERTURA: ['AGUARDANDO_RELOGIO', 'ABERTURA_DE_OS', 'PRE_AVALIACAO_TECNICA', 'AVALIACAO_TECNICA'],
  ORCAMENTO: ['APROVAR_ORCAMENTO', 'AGUARDANDO_CONSERTO', 'CONSERTADA'],
  REPARADA: ['REPARADA'],
  ESCOLHA: ['ESCOLHA_DE_MODELO'],
  TROCA_NEGADA: ['TROCA_NAO_AUTORIZADA'],
  RETIRADA_30: RETIRADA,
  RETIRADA_60: RETIRADA,
  RETIRADA_90: RETIRADA,
}

export const avisoVale = (aviso: OsAviso, status: StatusOs): boolean =>
  VALE[aviso]?.includes(status) ?? !TERMINAIS.includes(status)

const RESPOSTAS: readonly AcaoOs[] = ['aprovarOrcamento', 'reprovarOrcamento', 'expirar']

/** Whether this act answers the notice's question, even if the status stays (decisions 45). */
export const respondeAviso = (aviso: OsAviso, acao: AcaoOs): boolean =>
  aviso === 'ORCAMENTO' && RESPOSTAS.includes(acao)
