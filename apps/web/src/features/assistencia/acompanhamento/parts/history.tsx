import styles from './follow.module.css'
import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import { formatDay, formatTime } from '../../../../platform/text/format.ts'

/** What happened so far, newest first. */
export const History = ({ historico }: Pick<AcompanhamentoOs, 'historico'>) => (
  <section aria-labelledby="ac-historico">
    <h2 id="ac-historico" className={styles.acTit}>
      O que já aconteceu
    </h2>
    <ol className={styles.acHist}>
      {historico.map(({ em, texto }) => (
        <li key={`${em} ${texto}`}>
          <b>{texto}</b>
          <time className="num t2" dateTime={em}>
            {`${formatDay(em).slice(0, 5)}, ${formatTime(em)}`}
          </time>
        </li>
      ))}
    </ol>
  </section>
)
