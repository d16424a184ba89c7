import '../parts/guia.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { User } from '@app/contract/session'
import { LoadFailure } from '../../../ui/load-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { Bone } from '../../../ui/skeleton.tsx'
import { guiasOf, loadGuia } from '../parts/guias.ts'
import { readMarkdown } from '../parts/markdown.ts'
import { GuideText } from '../parts/text.tsx'

function Text({ nome }: { nome: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['guia', nome],
    queryFn: () => loadGuia(nome),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    // The heading that the address names is there only now.
    if (data) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [data])
  if (data) return <GuideText blocks={readMarkdown(data)} />
  if (error) return <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
  return <Bone width="60%" />
}

/** /ajuda: the guide of the repository, for who works with the product; nothing of it comes from elsewhere. */
export function Guide({ user, guia }: { user: User; guia: string | undefined }) {
  const guias = guiasOf(user)
  const shown = guias.find(({ nome }) => nome === guia) ?? guias[0]
  if (!shown) return null
  return (
    <Page title="Ajuda" subtitle={shown.titulo}>
      {guias.length > 1 && (
        <nav className="guia-partes" aria-label="Partes da ajuda">
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
      <article className="cartao guia" aria-label={`Ajuda: ${shown.titulo}`}>
        <Text key={shown.nome} nome={shown.nome} />
      </article>
    </Page>
  )
}
