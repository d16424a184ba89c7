import styles from './inicio.module.css'
import type { DocumentoRecente } from '@app/contract/armazem/inicioCliente'
import { ANEXO_LABELS } from '@app/contract/armazem/pedido'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '../../../../platform/text/format.ts'

/** The newest papers of the own orders; each opens its order. */
export const Documentos = ({ documentos }: { documentos: readonly DocumentoRecente[] }) => (
  <section className="cartao" aria-labelledby="documentos">
    <header>
      <h2 id="documentos">Últimos documentos</h2>
    </header>
    {documentos.length === 0 ? (
      <p className="corpo t2 sm">Nenhum pedido tem documentos ainda.</p>
    ) : (
      <ul className={styles.linhas}>
        {documentos.map(({ pedido, numeroPedido, campo, filename, em }) => (
          <li key={`${pedido}-${campo}`}>
            <span>
              <Link className="link" to="/pedidos/edit/$id" params={{ id: String(pedido) }}>
                <span className="num">{`${ANEXO_LABELS[campo]} do pedido ${numeroPedido}`}</span>
              </Link>
              <small className="corta">{filename}</small>
            </span>
            <time className="dir num t2 sm" dateTime={em}>
              {formatMoment(em)}
            </time>
          </li>
        ))}
      </ul>
    )}
  </section>
)
