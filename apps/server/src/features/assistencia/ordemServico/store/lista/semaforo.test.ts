import { STATUS_OS } from '@app/contract/assistencia/ordemServico'
import { diasCorridos, semaforo } from '@app/rules/assistencia/ordemServico'
import { expect, it } from 'vitest'
import { coresDe } from './semaforo.ts'

const HOJE = '2026-11-20'
const diaAtras = (dias: number) => new Date(Date.parse(HOJE) - dias * 86_400_000).toISOString().slice(0, 10)
/** How many of one order of this age are at most as old as each band's last day. */
const umaDe = (dias: number) => [7, 17, 18, 25, Number.POSITIVE_INFINITY].map((ate) => (dias <= ate ? 1 : 0))

it('tells the colours of orders that are counted by their ages, as the rule tells each', () => {
  for (const status of STATUS_OS)
    for (let dias = 0; dias <= 40; dias += 1) {
      const cores = coresDe(status, umaDe(dias))
      const cor = semaforo(status, diasCorridos(status, diaAtras(dias), HOJE))
      expect(Object.entries(cores).filter(([, total]) => total !== 0)).toEqual([[cor, 1]])
    }
})
