import type { OrdemServico, OsHistorico, StatusOs } from '@app/contract/assistencia/ordemServico'

export type Etapa = { titulo: string; em: string | null; situacao: 'feita' | 'atual' | 'futura' }

type EtapaStatus = { titulo: string; status: readonly StatusOs[] }

const ATE_AVALIACAO: readonly EtapaStatus[] = [
  { titulo: 'Abertura de OS', status: ['EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'ABERTURA_DE_OS'] },
  { titulo: 'Pré-avaliação', status: ['PRE_AVALIACAO_TECNICA'] },
  { titulo: 'Avaliação', status: ['AVALIACAO_TECNICA'] },
]
const ENTREGA: readonly EtapaStatus[] = [
  { titulo: 'Reparada', status: ['REPARADA'] },
  { titulo: 'Entregue', status: ['ENTREGUE', 'FINALIZADA'] },
]
const CONSERTO: readonly EtapaStatus[] = [
  ...ATE_AVALIACAO,
  { titulo: 'Orçamento', status: ['APROVAR_ORCAMENTO', 'ORCAMENTO_APROVADO', 'ORCAMENTO_REPROVADO'] },
  { titulo: 'Conserto', status: ['AGUARDANDO_CONSERTO', 'CONSERTADA', 'REPROVADO_QC'] },
  { titulo: 'Controle de qualidade', status: ['CONTROLE_QUALIDADE', 'APROVADO_QC'] },
  ...ENTREGA,
]
const TROCA: readonly EtapaStatus[] = [
  ...ATE_AVALIACAO,
  { titulo: 'Troca de modelo', status: ['TROCA_MODELO', 'TROCA_NAO_AUTORIZADA', 'TROCA_REVERTIDA'] },
  { titulo: 'Escolha de modelo', status: ['ESCOLHA_DE_MODELO'] },
  { titulo: 'Relógio de troca', status: ['AGUARDANDO_RELOGIO_DE_TROCA'] },
  ...ENTREGA,
]
const ATENDIMENTO: readonly EtapaStatus[] = [
  { titulo: 'Em criação', status: ['EM_CRIACAO'] },
  { titulo: 'Atendida', status: ['ATENDIDA'] },
  { titulo: 'Finalizada', status: ['FINALIZADA'] },
]
const EM_TROCA = new Set(TROCA.slice(3, 6).flatMap(({ status }) => status))

type Os = Pick<OrdemServico, 'osType' | 'statusOS' | 'dataStatus'>
type PassoHistorico = Pick<OsHistorico, 'de' | 'para' | 'em'>

/** The steps of this order: of a counter service, a swap (when it came after the repair), or a repair. */
function caminho({ osType, statusOS }: Os, linhas: readonly PassoHistorico[]) {
  if (osType === 'PA') return ATENDIMENTO
  const swap = linhas.findLastIndex(({ para }) => EM_TROCA.has(para.name))
  const repair = linhas.findLastIndex(({ para }) => para.name === 'AGUARDANDO_CONSERTO')
  return EM_TROCA.has(statusOS.name) || swap > repair ? TROCA : CONSERTO
}

/** When the order last entered a step. */
const entrada = (passo: EtapaStatus, linhas: readonly PassoHistorico[]) =>
  linhas.findLast(
    ({ de, para }) => passo.status.includes(para.name) && !(de && passo.status.includes(de.name)),
  )?.em ?? null

/** The steps of an order with their days: done, current and future; a cancelled order ends where it stopped. */
export function etapasDe(os: Os, historico: readonly PassoHistorico[]): Etapa[] {
  const linhas = historico.toSorted((a, b) => a.em.localeCompare(b.em))
  const passos = caminho(os, linhas)
  const { name, description } = os.statusOS
  const agora = { titulo: description, em: os.dataStatus, situacao: 'atual' } as const
  if (name === 'CANCELADA')
    return [
      ...passos
        .map((passo) => ({ titulo: passo.titulo, em: entrada(passo, linhas), situacao: 'feita' as const }))
        .filter(({ em }) => em !== null),
      agora,
    ]
  const at = passos.findIndex(({ status }) => status.includes(name))
  return passos.map((passo, index) => {
    if (index === at) return agora
    if (index > at) return { titulo: passo.titulo, em: null, situacao: 'futura' }
    return { titulo: passo.titulo, em: entrada(passo, linhas), situacao: 'feita' }
  })
}
