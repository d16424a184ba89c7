import { SEMAFORO } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OrdemServicoResumo, Semaforo } from '@app/contract/assistencia/ordemServico'
import { arrangeAcoes } from '../acoes/acoes.ts'

export type NaFila = { os: OrdemServicoResumo; proxima: AcaoOs }
export type Grupo = { semaforo: Semaforo; entradas: NaFila[] }

/** Acts of the bench: what a technician does with a watch in hand. */
const DA_BANCADA: readonly AcaoOs[] = [
  'salvarPreAvaliacao',
  'avaliar',
  'salvarOrcamento',
  'consertar',
  'enviarControleQualidade',
  'aprovarReparo',
  'reabrirConserto',
  'aguardarConserto',
]

/** What the traffic light calls for first, in words. */
export const FAIXAS: Record<Semaforo, string> = {
  VERMELHO: 'dia 18 e acima de 25',
  AMARELO: '19 a 25 dias',
  VERDE: '8 a 17 dias',
  AZUL: 'até 7 dias',
  BRANCO: 'fora do prazo de lei',
}

/** The watches whose next act is the bench's, by the traffic light, the oldest first. */
export function filaDe(ordens: readonly OrdemServicoResumo[]): Grupo[] {
  const entradas = ordens
    .flatMap((os): NaFila[] => {
      const { proxima } = arrangeAcoes(os.proximasAcoes)
      return proxima && DA_BANCADA.includes(proxima) ? [{ os, proxima }] : []
    })
    .toSorted((a, b) => b.os.diasCorridos - a.os.diasCorridos || a.os.id - b.os.id)
  return SEMAFORO.toReversed()
    .map((semaforo) => ({ semaforo, entradas: entradas.filter(({ os }) => os.semaforo === semaforo) }))
    .filter((grupo) => grupo.entradas.length > 0)
}
