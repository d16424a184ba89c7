import { SEMAFORO_LABELS } from '@app/contract/assistencia/ordemServico'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'

/** 'faltam 2 para os 30 dias' (CDC, art. 18); nothing where the clock no longer counts. */
export function restanteWords(restantes: number | null): string | null {
  if (restantes === null) return null
  if (restantes === 0) return 'hoje completa os 30 dias'
  if (restantes < 0) return restantes === -1 ? 'passou 1 dia dos 30' : `passaram ${-restantes} dias dos 30`
  return restantes === 1 ? 'falta 1 para os 30 dias' : `faltam ${restantes} para os 30 dias`
}

/** 'Vermelho, faltam 2 para os 30 dias': the colour is said, too. */
export const prazoWords = ({
  semaforo,
  diasRestantes,
}: Pick<OrdemServicoResumo, 'semaforo' | 'diasRestantes'>) =>
  [SEMAFORO_LABELS[semaforo], restanteWords(diasRestantes)].filter(Boolean).join(', ')
