import styles from './os.module.css'
import type { OsCondicoes } from '@app/contract/assistencia/condicoes'
import { formatDateTime } from '../../../../platform/text/format.ts'

/** The conditions that the customer accepted at the intake, with the evidence (decisions 62). */
export const CondicoesCard = ({ condicoes }: { condicoes: OsCondicoes }) => (
  <section className="cartao" aria-labelledby="os-condicoes">
    <header>
      <h2 id="os-condicoes">Condições aceitas</h2>
      <span className="t2 sm">
        versão <span className="num">{condicoes.versao}</span>
      </span>
    </header>
    <div className="corpo pilha">
      <details>
        <summary>Ler o que foi aceito</summary>
        <p className={styles.condicoes}>{condicoes.texto}</p>
        <p className="t2 xs num">SHA-256 {condicoes.sha256}</p>
      </details>
      <p className="t2 sm">
        Aceitas na entrada em <span className="num">{formatDateTime(condicoes.aceitoEm)}</span>, registradas
        por {condicoes.registradoPor}.
      </p>
    </div>
  </section>
)
