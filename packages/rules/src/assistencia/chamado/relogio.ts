import type {
  CategoriaChamado,
  EquipeChamado,
  PrazoChamado,
  SituacaoChamado,
} from '@app/contract/assistencia/chamado'
import { minutosDa, minutosUteis, somarUteis } from './prazo.ts'

/** A ticket's clock: it runs to `prazoEm`, or is stopped with a number of working minutes left. */
export type Relogio = { prazoEm: Date | null; minutosRestantes: number | null }

type Corre = Relogio & {
  situacao: SituacaoChamado
  equipe: EquipeChamado
  categoria: CategoriaChamado
  atendidoEm: Date | null
}

/** The remaining working minutes; for an answered ticket, those at its answer. */
const restantes = ({ equipe, prazoEm, minutosRestantes, atendidoEm }: Corre, agora: Date): number =>
  minutosRestantes ?? (prazoEm ? minutosUteis(equipe, atendidoEm ?? agora, prazoEm) : 0)

/**
 * The clock after a move. PENDENTE stops it; back at the team it continues with the rest; an answer keeps the deadline,
 * by which it is judged; reopening grants the category's hours again (rede §9).
 */
export const relogioApos = (antes: Corre, para: SituacaoChamado, agora: Date): Relogio => {
  if (para === 'PENDENTE') return { prazoEm: null, minutosRestantes: restantes(antes, agora) }
  if (antes.situacao === 'PENDENTE')
    return { prazoEm: somarUteis(antes.equipe, agora, restantes(antes, agora)), minutosRestantes: null }
  if (para === 'NOVO')
    return { prazoEm: somarUteis(antes.equipe, agora, minutosDa(antes.categoria)), minutosRestantes: null }
  return { prazoEm: antes.prazoEm, minutosRestantes: null }
}

/** The clock of an open ticket after a change of team or category: the used time stays used. */
export const relogioEncaminhado = (
  antes: Corre,
  para: { equipe: EquipeChamado; categoria: CategoriaChamado },
  agora: Date,
): Relogio => {
  const ganho = minutosDa(para.categoria) - minutosDa(antes.categoria)
  if (ganho === 0 && para.equipe === antes.equipe)
    return { prazoEm: antes.prazoEm, minutosRestantes: antes.minutosRestantes }
  const restam = Math.max(0, restantes(antes, agora) + ganho)
  if (antes.situacao === 'PENDENTE') return { prazoEm: null, minutosRestantes: restam }
  return { prazoEm: somarUteis(para.equipe, agora, restam), minutosRestantes: null }
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
