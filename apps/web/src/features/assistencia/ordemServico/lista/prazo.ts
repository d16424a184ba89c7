import { SEMAFORO_LABELS } from '@app/contract/assistencia/ordemServico'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { formatDayShort } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'

type Promessa = Pick<OrdemServicoResumo, 'dataPrometida' | 'semaforo'>

/** 'faltam 2 para os 30 dias' (CDC, art. 18); null when the clock has stopped. */
export function restanteWords(restantes: number | null): string | null {
  if (restantes === null) return null
  if (restantes === 0) return 'hoje completa os 30 dias'
  if (restantes < 0) return restantes === -1 ? 'passou 1 dia dos 30' : `passaram ${-restantes} dias dos 30`
  return restantes === 1 ? 'falta 1 para os 30 dias' : `faltam ${restantes} para os 30 dias`
}

/** 'espera retirada há 45 dias'; null when the watch does not wait (decisions 62). */
export function retiradaWords(dias: number | null): string | null {
  if (dias === null) return null
  if (dias === 0) return 'espera retirada desde hoje'
  return dias === 1 ? 'espera retirada há 1 dia' : `espera retirada há ${dias} dias`
}

/** What was promised; null without a promise, and when nothing is waited for any more. */
export function promessaDe({ dataPrometida, semaforo }: Promessa): { passou: boolean; texto: string } | null {
  if (dataPrometida === null || semaforo === 'BRANCO') return null
  const hoje = today()
  const passou = dataPrometida < hoje
  return { passou, texto: `${passou ? 'Era para' : 'Prometida para'} ${formatDayShort(dataPrometida, hoje)}` }
}

/** 'Vermelho, faltam 2 para os 30 dias': the colour is in words too. */
export const prazoWords = ({
  semaforo,
  diasRestantes,
  diasRetirada,
}: Pick<OrdemServicoResumo, 'semaforo' | 'diasRestantes' | 'diasRetirada'>) =>
  [SEMAFORO_LABELS[semaforo], restanteWords(diasRestantes), retiradaWords(diasRetirada)]
    .filter(Boolean)
    .join(', ')
