import styles from './fotos.module.css'
import type { FotosDaOs } from '@app/contract/assistencia/ficha'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../../../platform/text/format.ts'
import { FotoLista } from '../../../../ui/media/foto-lista.tsx'
import { FotoLegenda, fotoWords } from './before-after.tsx'
import { FotoOs } from './foto-os.tsx'

/** The photos of some orders: an order each line, before and after beside each other. */
export const FotosDe = ({ ordens }: { ordens: readonly FotosDaOs[] }) => (
  <section className="cartao" aria-labelledby="ficha-fotos">
    <header>
      <h2 id="ficha-fotos">Fotos</h2>
    </header>
    <div className="corpo pilha">
      {ordens.map(({ osId, numero, criadaEm, fotos }) => (
        <div key={osId} className={styles.daOs}>
          <p className="sm">
            <Link className="link num" to="/ordemServico/$id" params={{ id: String(osId) }}>
              OS {numero}
            </Link>
            <span className="t2 num">, {formatDay(criadaEm)}</span>
          </p>
          <FotoLista>
            {fotos.map((foto) => (
              <li key={foto.id}>
                <FotoOs osId={osId} arquivo={foto} alt={`Foto: ${fotoWords(foto) ?? foto.filename}`} />
                <FotoLegenda foto={foto} />
              </li>
            ))}
          </FotoLista>
        </div>
      ))}
    </div>
  </section>
)
