import styles from '../ficha.module.css'
import type { CadastroUnido } from '@app/contract/assistencia/ficha'
import { formatCount, formatDateTime } from '../../../../platform/text/format.ts'

/** The trace of what was put together with this record: who, when, why, and what moved. */
export const UnidosCard = ({ unidos }: { unidos: readonly CadastroUnido[] }) => (
  <section className="cartao" aria-labelledby="ficha-unidos">
    <header>
      <h2 id="ficha-unidos">Cadastros unidos a este</h2>
    </header>
    <ul className={styles.linhas}>
      {unidos.map(({ id, nome, em, por, motivo, ordens }) => (
        <li key={id}>
          <span className={styles.texto}>
            <b>{nome}</b>
            <span className="t2 sm">
              Cadastro {id}, {formatCount(ordens, 'OS', 'OS')}, por {por} em {formatDateTime(em)}
            </span>
            {motivo && <span className="t2 sm">{motivo}</span>}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
