import type { AcaoOs, StatusOs } from '@app/contract/assistencia/ordemServico'
import { TRANSICOES_OS } from '../tabela.ts'

/** The lanes of the board and the statuses in each, in the order in which a watch goes through them. */
export const RAIAS = {
  ENTRADA: { rotulo: 'Entrada', status: ['EM_CRIACAO', 'AGUARDANDO_RELOGIO', 'ABERTURA_DE_OS'] },
  AVALIACAO: { rotulo: 'Avaliação', status: ['PRE_AVALIACAO_TECNICA', 'AVALIACAO_TECNICA'] },
  CLIENTE: {
    rotulo: 'Com o cliente',
    status: ['APROVAR_ORCAMENTO', 'ESCOLHA_DE_MODELO', 'ORCAMENTO_REPROVADO'],
  },
  PECA: {
    rotulo: 'Peça ou troca',
    status: [
      'ORCAMENTO_APROVADO',
      'TROCA_MODELO',
      'AGUARDANDO_RELOGIO_DE_TROCA',
      'TROCA_NAO_AUTORIZADA',
      'TROCA_REVERTIDA',
    ],
  },
  CONSERTO: {
    rotulo: 'Conserto',
    status: ['AGUARDANDO_CONSERTO', 'CONSERTADA', 'CONTROLE_QUALIDADE', 'REPROVADO_QC'],
  },
  ENTREGA: { rotulo: 'Entrega', status: ['APROVADO_QC', 'REPARADA', 'ENTREGUE', 'ATENDIDA'] },
} as const satisfies Record<string, { rotulo: string; status: readonly StatusOs[] }>

export type Raia = keyof typeof RAIAS
export const LISTA_RAIAS = ['ENTRADA', 'AVALIACAO', 'CLIENTE', 'PECA', 'CONSERTO', 'ENTREGA'] as const

/** The statuses that the board shows; what has ended stands in the list. */
export const STATUS_DO_QUADRO: readonly StatusOs[] = LISTA_RAIAS.flatMap((raia) => RAIAS[raia].status)

const raiaTem = (raia: Raia, status: StatusOs): boolean =>
  (RAIAS[raia].status as readonly StatusOs[]).includes(status)

/** The lane of a status; undefined for one that the board does not show. */
export const raiaDe = (status: StatusOs): Raia | undefined =>
  LISTA_RAIAS.find((raia) => raiaTem(raia, status))

type NoQuadro = { status: StatusOs; acoes: readonly AcaoOs[] }

/**
 * Those of the offered acts that lead from a status into another lane. An act whose destination the table does not name
 * (back to the status before, or to one that is asked for) belongs to the order's own page.
 */
export const acoesParaRaia = ({ status, acoes }: NoQuadro, raia: Raia): AcaoOs[] =>
  raiaTem(raia, status)
    ? []
    : acoes.filter((acao) =>
        TRANSICOES_OS.some(
          (linha) =>
            linha.acao === acao &&
            linha.de.includes(status) &&
            typeof linha.para !== 'string' &&
            linha.para.some((para) => raiaTem(raia, para)),
        ),
      )
