import styles from '../parts/mine.module.css'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { MinhaOs } from '@app/contract/assistencia/acompanhamento'
import { formatDay } from '../../../../platform/text/format.ts'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { SkeletonFields } from '../../../../ui/feedback/skeleton.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { minhasQuery, openMine } from '../api.ts'

function Order({ os }: { os: MinhaOs }) {
  const open = async () => {
    const { href } = await openMine(os.id)
    // The page is our own, whatever address the installation is known by; the server makes it.
    location.assign(new URL(href, location.href).pathname)
  }
  return (
    <li>
      <button type="button" className={styles.minhaOs} onClick={() => void open().catch(tellFailure)}>
        <span className="pilha">
          <span className="t2 sm">
            {os.relogio ?? 'Relógio'} · <span className="num">{formatDay(os.criadaEm)}</span>
          </span>
          <b>{os.titulo}</b>
          <span>{os.texto}</span>
          <span className="t2 sm">
            {os.posto} · OS <span className="num">{os.numero}</span>
          </span>
        </span>
        <Icon of={IconChevronRight} />
      </button>
    </li>
  )
}

/** /acompanhamento: the orders of a consumer with an account; those that wait for an answer first. */
export function Mine() {
  const { data, error, refetch, isFetching } = useQuery(minhasQuery)
  const orders = data && [...data].sort((a, b) => Number(b.pedeResposta) - Number(a.pedeResposta))
  return (
    <Page title="Meus relógios" subtitle="Ordens de serviço no seu CPF ou CNPJ">
      {orders && orders.length > 0 && (
        <ul className={styles.minhasOs} aria-label="Ordens de serviço">
          {orders.map((os) => (
            <Order key={os.id} os={os} />
          ))}
        </ul>
      )}
      {orders?.length === 0 && (
        <EmptyState hint="Quando um posto abrir uma OS com o seu CPF, ela aparece aqui." />
      )}
      {!orders &&
        (error ? <LoadFailure error={error} onRetry={refetch} busy={isFetching} /> : <SkeletonFields />)}
    </Page>
  )
}
