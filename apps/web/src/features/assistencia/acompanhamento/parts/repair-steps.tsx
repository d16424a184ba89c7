import type { PassoOs } from '@app/contract/assistencia/ordemServico'
import { formatDay } from '../../../../platform/text/format.ts'
import { Steps } from '../../../../ui/page/steps.tsx'

const STATES = { FEITO: 'done', AGORA: 'current', DEPOIS: 'ahead' } as const

const whenOf = ({ situacao, em }: PassoOs) => (situacao === 'AGORA' ? 'agora' : formatDay(em).slice(0, 5))

/** How far the repair has come. */
export const RepairSteps = ({ passos }: { passos: readonly PassoOs[] }) => (
  <Steps
    label="Andamento"
    look="wide"
    doneText="feito"
    steps={passos.map((passo) => ({
      title: passo.titulo,
      state: STATES[passo.situacao],
      when: whenOf(passo),
    }))}
  />
)
