import { clsx } from 'clsx'
import styles from '../parts/guia.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { User } from '@app/contract/casca/session'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { guiasOf, loadGuia } from '../parts/guias.ts'
import { readMarkdown } from '../parts/markdown.ts'
import { Contents, GuideText } from '../parts/text.tsx'

function Text({ nome, titulo }: { nome: string; titulo: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['guia', nome],
    queryFn: () => loadGuia(nome),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    // The heading in the address exists only now.
    if (data) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [data])
  const pieces = data === undefined ? [] : readMarkdown(data)
  return (
    <div className={clsx('duas', styles.guiaPagina)}>
      <article className={clsx('cartao', styles.guia)} aria-label={`Ajuda: ${titulo}`}>
        {data === undefined && !error && <Bone width="60%" />}
        {data === undefined && error && <LoadFailure error={error} onRetry={refetch} busy={isFetching} />}
        <GuideText of={pieces} />
      </article>
      <Contents of={pieces} />
    </div>
  )
}

type Props = {
  user: User
  guia: string | undefined
  /** Further help besides reading. */
  actions?: ReactNode
}

/** /ajuda: the guide of the repository, without anything from other origins. */
export function Guide({ user, guia, actions }: Props) {
  const guias = guiasOf(user)
  const shown = guias.find(({ nome }) => nome === guia) ?? guias[0]
  if (!shown)
    return (
      <Page title="Ajuda">
        <EmptyState />
      </Page>
    )
  return (
    <Page title="Ajuda" subtitle={shown.titulo} actions={actions}>
      {guias.length > 1 && (
        <nav className={styles.guiaPartes} aria-label="Partes da ajuda">
          {guias.map(({ nome, titulo }) => (
            <Link
              key={nome}
              to="/ajuda"
              search={{ guia: nome }}
              className="botao p"
              aria-current={nome === shown.nome ? 'page' : undefined}
            >
              {titulo}
            </Link>
          ))}
        </nav>
      )}
      <Text key={shown.nome} nome={shown.nome} titulo={shown.titulo} />
    </Page>
  )
}
