import styles from './follow.module.css'
import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import { formatDateTime } from '../../../../platform/text/format.ts'

type Props = { condicoes: NonNullable<AcompanhamentoOs['condicoes']> }

/** What she accepted when she left the watch, as it was read then. */
export const Conditions = ({ condicoes }: Props) => (
  <section aria-labelledby="ac-condicoes">
    <h2 id="ac-condicoes" className={styles.acTit}>
      Condições do posto
    </h2>
    <details className={styles.acCondicoes}>
      <summary>
        Aceitas na entrada, em <span className="num">{formatDateTime(condicoes.aceitoEm)}</span>
      </summary>
      <p>{condicoes.texto}</p>
    </details>
  </section>
)
