import type { ReactNode } from 'react'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import styles from './coletor.module.css'

type Props = {
  query: { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** The work is not known yet, also where its acts are still read from this device. */
  loading: boolean
  titulo: string
  texto: string
  /** The way on. */
  children: ReactNode
}

/** Stands where no work is at hand: it loads, it failed to load, or what to do instead. */
export const Alvo = ({ query, loading, titulo, texto, children }: Props) => (
  <main className={styles.alvo}>
    {query.error && !query.data ? (
      <LoadFailure error={query.error} onRetry={query.refetch} busy={query.isFetching} />
    ) : loading ? (
      <p className={styles.sub}>Carregando…</p>
    ) : (
      <>
        <h2 className={styles.titulo}>{titulo}</h2>
        <p className={styles.sub}>{texto}</p>
        <div className={styles.fim}>{children}</div>
      </>
    )}
  </main>
)
