import styles from './doc.module.css'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { leitoresQuery } from '../api.ts'

type Props = { id: number; pedeCiencia: boolean }

/** Who has read the current version, and who has not; those come first. */
export function LeitoresCard({ id, pedeCiencia }: Props) {
  const { data } = useQuery(leitoresQuery(id))
  if (!data) return null
  const feitos = pedeCiencia ? data.cientes : data.leram
  return (
    <section className="cartao" aria-labelledby="doc-leitores">
      <header>
        <h2 id="doc-leitores">{pedeCiencia ? 'Quem está ciente' : 'Quem leu'}</h2>
        <span className="num t2">
          {feitos} de {data.total}
        </span>
      </header>
      <div className="corpo">
        <ul className={styles.linhas}>
          {data.pessoas.map(({ id: quem, nome, posto, lidoEm, cienteEm }) => (
            <li key={quem}>
              <span className="forte">{nome}</span>
              <span className="t2 sm">
                {posto && `${posto} · `}
                {cienteEm
                  ? `ciente em ${formatDateTime(cienteEm)}`
                  : lidoEm
                    ? `leu em ${formatDateTime(lidoEm)}`
                    : 'ainda não leu'}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
