import type {
  CategoriaChamado,
  EquipeChamado,
  PrazoChamado,
  SituacaoChamado,
} from '@app/contract/assistencia/chamado'
import type { Calendario } from './expediente.ts'
import { minutosDa, minutosUteis, addUteis } from './prazo.ts'

/** A ticket's clock: it runs to `prazoEm`, or is stopped with a number of working minutes left. */
export type Relogio = { prazoEm: Date | null; minutosRestantes: number | null }

/** The calendar of each team, for one ticket's post. */
export type CalendarioDe = (equipe: EquipeChamado) => Calendario

/** When the clock moves, and in whose hours. */
type Quando = { agora: Date; calendarioDe: CalendarioDe }

type Corre = Relogio & {
  situacao: SituacaoChamado
  equipe: EquipeChamado
  categoria: CategoriaChamado
  atendidoEm: Date | null
}

/** The remaining working minutes; for an answered ticket, those at its answer. */
const restantes = (
  { equipe, prazoEm, minutosRestantes, atendidoEm }: Corre,
  { agora, calendarioDe }: Quando,
): number =>
  minutosRestantes ?? (prazoEm ? minutosUteis(calendarioDe(equipe), atendidoEm ?? agora, prazoEm) : 0)

/**
 * The clock after a move. PENDENTE stops it; back at the team it continues with the rest; an answer keeps the deadline,
 * by which it is judged; reopening grants the category's hours again (rede §9).
 */
export const relogioApos = (antes: Corre, para: SituacaoChamado, quando: Quando): Relogio => {
  const { agora, calendarioDe } = quando
  const calendario = calendarioDe(antes.equipe)
  if (para === 'PENDENTE') return { prazoEm: null, minutosRestantes: restantes(antes, quando) }
  if (antes.situacao === 'PENDENTE')
    return { prazoEm: addUteis(calendario, agora, restantes(antes, quando)), minutosRestantes: null }
  if (para === 'NOVO')
    return { prazoEm: addUteis(calendario, agora, minutosDa(antes.categoria)), minutosRestantes: null }
  return { prazoEm: antes.prazoEm, minutosRestantes: null }
}

/** The clock of an open ticket after a change of team or category: the used time stays used. */
export const relogioEncaminhado = (
  antes: Corre,
  para: { equipe: EquipeChamado; categoria: CategoriaChamado },
  quando: Quando,
): Relogio => {
  const ganho = minutosDa(para.categoria) - minutosDa(antes.categoria)
  if (ganho === 0 && para.equipe === antes.equipe)
    return { prazoEm: antes.prazoEm, minutosRestantes: antes.minutosRestantes }
  const restam = Math.max(0, restantes(antes, quando) + ganho)
  if (antes.situacao === 'PENDENTE') return { prazoEm: null, minutosRestantes: restam }
  return {
    prazoEm: addUteis(quando.calendarioDe(para.equipe), quando.agora, restam),
    minutosRestantes: null,
  }
}

type Visto = {
  situacao: SituacaoChamado
  prazoEm: Date | null
  atendidoEm: Date | null
  encerradoEm: Date | null
}

/** The current state of the clock. Lateness is computed, never stored. */
export const prazoDe = ({ situacao, prazoEm, atendidoEm, encerradoEm }: Visto, agora: Date): PrazoChamado => {
  if (situacao === 'PENDENTE' || !prazoEm) return 'PARADO'
  if (situacao === 'NOVO') return prazoEm < agora ? 'ATRASADO' : 'NO_PRAZO'
  const respondido = atendidoEm ?? encerradoEm
  return respondido && respondido > prazoEm ? 'PERDIDO' : 'CUMPRIDO'
}
