import { clsx } from 'clsx'
import styles from './mostrador.module.css'
import { IconClockOff } from '@tabler/icons-react'
import type { Semaforo } from '@app/contract/assistencia/ordemServico'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'

/** Class of a colour of the traffic light. */
export const corClass = (semaforo: Semaforo) => `s-${semaforo.toLowerCase()}`

/** The dial: filled clockwise by the days out of the law's thirty; it shows the same as the colour. */
export const Mostrador = ({ dias }: { dias: number }) => (
  <span
    className={styles.mostrador}
    aria-hidden="true"
    ref={(element) => element?.style.setProperty('--dias', String(Math.min(30, Math.max(0, dias))))}
  />
)

/** In a narrow place the eye gets '28 d', the ear the whole word. */
const Curto = ({ dias }: { dias: number }) => (
  <>
    <span aria-hidden="true">{formatInteger(dias)} d</span>
    <span className="so-leitor">{formatCount(dias, 'dia', 'dias')}</span>
  </>
)

type DiasProps = { dias: number; semaforo: Semaforo; curto?: boolean }

/** The dial beside '28 dias', in the colour of the traffic light; hollow when the clock has stopped, which a reverted swap does before its order ends. */
export const Dias = ({ dias, semaforo, curto = false }: DiasProps) => (
  <span className={clsx(styles.dias, corClass(semaforo))}>
    {dias < 0 ? <Icon of={IconClockOff} /> : <Mostrador dias={semaforo === 'BRANCO' ? 0 : dias} />}
    {dias < 0 ? 'Sem prazo' : curto ? <Curto dias={dias} /> : formatCount(dias, 'dia', 'dias')}
  </span>
)
