import type { AcaoOs, OsType, StatusOs } from '@app/contract/assistencia/ordemServico'
import type { Ability } from '@app/contract/casca/session'
import { TRANSICOES_OS, type TransicaoOs } from '../tabela.ts'

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

/** What has ended: the board shows it, at the end of its last lane, to who asks for it. */
export const ENCERRADAS: readonly StatusOs[] = ['FINALIZADA', 'CANCELADA']

const raiaTem = (raia: Raia, status: StatusOs): boolean =>
  (RAIAS[raia].status as readonly StatusOs[]).includes(status)

/** The lane of a status; undefined for one that the board does not show. */
export const raiaDe = (status: StatusOs): Raia | undefined =>
  LISTA_RAIAS.find((raia) => raiaTem(raia, status))

/** The lane that shows a status, the ended ones with it. */
export const raiaQueMostra = (status: StatusOs): Raia | undefined =>
  ENCERRADAS.includes(status) ? 'ENTREGA' : raiaDe(status)

type NoQuadro = { status: StatusOs; acoes: readonly AcaoOs[] }

/** The statuses that an act's row names. */
const destinosDe = ({ para }: TransicaoOs): readonly StatusOs[] => (typeof para === 'string' ? [] : para)

const lugarDe = (status: StatusOs): number => LISTA_RAIAS.findIndex((raia) => raiaTem(raia, status))

/**
 * Those of the offered acts that lead from a status to another one of a lane, be it the order's own lane. An act whose
 * destination the table does not name (back to the status before, or to one that is asked for) belongs to the order's
 * own page.
 */
export const acoesParaRaia = ({ status, acoes }: NoQuadro, raia: Raia): AcaoOs[] =>
  acoes.filter((acao) =>
    TRANSICOES_OS.some(
      (linha) =>
        linha.acao === acao &&
        linha.de.includes(status) &&
        destinosDe(linha).some((para) => para !== status && raiaTem(raia, para)),
    ),
  )

/** Why an order cannot be dropped on a lane. */
export type Recusa =
  /** The lane lies behind it. */
  | { tipo: 'VOLTA' }
  /** It stands in this status before. */
  | { tipo: 'ANTES'; status: StatusOs }
  /** An act leads there, of other people, or not as the order stands. */
  | { tipo: 'OUTRA_PESSOA' | 'AINDA_NAO'; acao: AcaoOs }

type Parado = { status: StatusOs; osType: OsType }

/** What leads an order of this type from a status on; what the consumer chooses by law, and an end, are no way. */
const caminhosDe = ({ status, osType }: Parado): TransicaoOs[] =>
  TRANSICOES_OS.filter(
    (linha) =>
      linha.de.includes(status) &&
      (linha.osType ?? osType) === osType &&
      linha.acao !== 'cancelar' &&
      linha.ability !== 'OS_ESCOLHA_LEGAL',
  )

/** Where an order stands after a refusal: no step of a way on. */
const RECUSADAS: readonly StatusOs[] = ['ORCAMENTO_REPROVADO', 'TROCA_NAO_AUTORIZADA', 'TROCA_REVERTIDA']

/** The status from which the shortest way that never leaves the lanes ahead enters this one. */
const statusAntes = ({ status, osType }: Parado, raia: Raia): StatusOs | undefined => {
  const inicio = lugarDe(status)
  const vistos = new Set([status])
  const fila = [status]
  for (const de of fila)
    for (const para of caminhosDe({ status: de, osType }).flatMap(destinosDe)) {
      if (vistos.has(para) || RECUSADAS.includes(para) || lugarDe(para) < inicio) continue
      if (raiaTem(raia, para)) return de
      vistos.add(para)
      fila.push(para)
    }
  return undefined
}

/** Why no act of this person leads an order into a lane now; undefined where nothing can be said. */
export const recusaDaRaia = (
  os: Parado,
  raia: Raia,
  can: (ability: Ability) => boolean,
): Recusa | undefined => {
  const diretas = caminhosDe(os).filter((linha) => destinosDe(linha).some((para) => raiaTem(raia, para)))
  const possivel = diretas.find(({ ability }) => ability !== null && can(ability))
  if (possivel) return { tipo: 'AINDA_NAO', acao: possivel.acao }
  const [alheia] = diretas.filter(({ ability }) => ability !== null)
  if (alheia) return { tipo: 'OUTRA_PESSOA', acao: alheia.acao }
  if (LISTA_RAIAS.indexOf(raia) < lugarDe(os.status)) return { tipo: 'VOLTA' }
  const antes = statusAntes(os, raia)
  return antes === undefined || antes === os.status ? undefined : { tipo: 'ANTES', status: antes }
}
