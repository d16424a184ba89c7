import styles from './doc.module.css'
import { DOC_TIPO_LABELS } from '@app/contract/assistencia/doc'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { docsQuery } from '../api.ts'
import { LeituraBadge } from './leitura-badge.tsx'

const SHOWN = 10

/** 'Documentos deste modelo': the manufacturer's documents about the model; nothing when there are none. */
export function ModeloDocsCard({ modelo }: { modelo: number }) {
  const { data } = useQuery(docsQuery({ page: 0, pageSize: SHOWN, filter: { modelo } }))
  if (!data || data.content.length === 0) return null
  return (
    <section className="cartao" aria-labelledby="docs-do-modelo">
      <header>
        <h2 id="docs-do-modelo">Documentos deste modelo</h2>
        {data.totalElements > SHOWN && (
          <Link to="/doc" search={{ modelo }}>
            Todos os {data.totalElements}
          </Link>
        )}
      </header>
      <div className="corpo">
        <ul className={styles.linhas}>
          {data.content.map((doc) => (
            <li key={doc.id}>
              <Link to="/doc/$id" params={{ id: String(doc.id) }}>
                {doc.titulo}
              </Link>
              <span className="t2 sm">
                {DOC_TIPO_LABELS[doc.tipo]} · v{doc.numero}
              </span>
              <span>
                <LeituraBadge {...doc} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
