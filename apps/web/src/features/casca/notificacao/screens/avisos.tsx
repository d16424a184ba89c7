import { useUser } from '../../../../platform/session/session-store.ts'
import { DestinosCard } from '../../correio/index.ts'
import { Page } from '../../../../ui/page/page.tsx'
import { Computador } from '../parts/computador.tsx'
import { Lista } from '../parts/lista.tsx'
import styles from '../parts/notificacao.module.css'
import { Preferencias } from '../parts/preferencias.tsx'

/** All own notices, and what reaches the person by what way. */
export function Avisos() {
  const user = useUser()
  if (!user) return null
  return (
    <Page title="Avisos" subtitle="O que aconteceu, e o que chega a você">
      <div className={styles['duas']}>
        <div className="pilha">
          <section className="cartao" aria-label="Os seus avisos">
            <Lista />
          </section>
          {user.cliente && <DestinosCard de="cliente" id={user.cliente.id} />}
          {user.posto && <DestinosCard de="postoAutorizado" id={user.posto.id} />}
        </div>
        <section className="cartao" aria-label="O que chega, e por onde">
          <header>
            <h2>O que chega, e por onde</h2>
          </header>
          <Preferencias />
          <div className={styles['margem']}>
            <Computador usuario={user.id} />
          </div>
        </section>
      </div>
    </Page>
  )
}
