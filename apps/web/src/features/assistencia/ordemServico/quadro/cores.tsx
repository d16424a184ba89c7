import { clsx } from 'clsx'
import styles from './cores.module.css'
import { SEMAFORO_LABELS } from '@app/contract/assistencia/ordemServico'
import type { OsQuadro, Semaforo } from '@app/contract/assistencia/ordemServico'
import { formatInteger } from '../../../../platform/text/format.ts'
import { corClass, Mostrador } from '../ficha/mostrador.tsx'

/** In the order in which an order grows old; how far its dial is filled; and its days, as the colour's rule counts them. */
const CORES: readonly { cor: Semaforo; dias: number; quando: string }[] = [
  { cor: 'AZUL', dias: 4, quando: 'até 7 dias' },
  { cor: 'VERDE', dias: 13, quando: 'de 8 a 17 dias' },
  { cor: 'AMARELO', dias: 22, quando: 'de 19 a 25 dias' },
  { cor: 'VERMELHO', dias: 28, quando: '18 dias, ou 26 e mais' },
  { cor: 'BRANCO', dias: 0, quando: 'o prazo não corre' },
]

type Props = {
  cores: OsQuadro['cores']
  acesa: Semaforo | undefined
  onChoose: (cor: Semaforo | undefined) => void
}

/** How many orders each colour has; a touch on its dial shows these alone, another all of them again. */
export const Cores = ({ cores, acesa, onChoose }: Props) => (
  <div className={styles.cores} role="group" aria-label="Mostrar por cor">
    {CORES.map(({ cor, dias, quando }) => {
      const total = formatInteger(cores.find(({ semaforo }) => semaforo === cor)?.total ?? 0)
      return (
        <button
          key={cor}
          type="button"
          className={clsx(corClass(cor), 'num')}
          title={`${SEMAFORO_LABELS[cor]}: ${quando}`}
          aria-label={`${SEMAFORO_LABELS[cor]}, ${quando}: ${total}`}
          aria-pressed={acesa === cor}
          onClick={() => onChoose(acesa === cor ? undefined : cor)}
        >
          <Mostrador dias={dias} />
          {total}
        </button>
      )
    })}
  </div>
)
