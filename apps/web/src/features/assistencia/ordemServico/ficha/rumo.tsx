import { clsx } from 'clsx'
import styles from './os.module.css'
import { ACAO_OS_LABELS } from '@app/contract/assistencia/ordemServico'
import type { AcaoOs, OrdemServico, OsHistorico } from '@app/contract/assistencia/ordemServico'
import { formatDay } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Steps } from '../../../../ui/page/steps.tsx'
import { Dias } from './mostrador.tsx'
import { ACAO_ICONS } from '../acoes/acoes.ts'
import { etapasDe } from './etapas.ts'
import type { Etapa } from './etapas.ts'
import { prazoWords } from '../lista/prazo.ts'
import { Promessa } from '../lista/promessa.tsx'

/** '22/10': the year only when it is not the current one. */
const shortDay = (instant: string) => {
  const day = formatDay(instant)
  return day.endsWith(formatDay(new Date()).slice(6)) ? day.slice(0, 5) : day
}

const STATES = { feita: 'done', atual: 'current', futura: 'ahead' } as const

const stepOf = ({ titulo, em, situacao }: Etapa) => ({
  title: titulo,
  state: STATES[situacao],
  when: em ? `${situacao === 'atual' ? 'desde ' : ''}${shortDay(em)}` : '',
})

type Props = {
  os: OrdemServico
  historico: readonly OsHistorico[]
  proxima: AcaoOs | null
  onAcao: (acao: AcaoOs) => void
}

/** The order's progress: its steps with their days, the dial, and the next act (look.md, Status). */
export const Rumo = ({ os, historico, proxima, onAcao }: Props) => (
  <section className={clsx('cartao', styles.osRumo)} aria-label="Situação da OS">
    <Steps look="path" doneText=", feita" steps={etapasDe(os, historico).map(stepOf)} />
    <div className={styles.osAcao}>
      <div className={styles.osPrazo}>
        <Dias dias={os.diasCorridos} semaforo={os.semaforo} />
        <small>{prazoWords(os)}</small>
        <Promessa os={os} />
      </div>
      {proxima && (
        <Button
          look="filled"
          className={styles.osMaior}
          icon={ACAO_ICONS[proxima]}
          onClick={() => onAcao(proxima)}
        >
          {ACAO_OS_LABELS[proxima]}
        </Button>
      )}
    </div>
  </section>
)
