import { clsx } from 'clsx'
import styles from './quadro.module.css'
import { IconPlus } from '@tabler/icons-react'
import { RESET_PAGE_SIZE } from '@app/contract/casca/paging'
import { lazy, Suspense, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { compact } from '../../../../platform/address/search.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { Loaded, type Reading } from '../../../../ui/feedback/loaded.tsx'
import { SearchToggle } from '../../../../ui/list/search-toggle.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { countFilters } from '../lista/list-search.ts'
import type { OsSearch } from '../lista/list-search.ts'
import { Modos } from './modos.tsx'

const OsFilters = lazy(() =>
  import('../lista/list-filters.tsx').then((module) => ({ default: module.OsFilters })),
)

type Props = {
  search: OsSearch
  onSearch: (search: OsSearch) => void
  /** What it is called where it fails: 'Quadro'. */
  label: string
  subtitle: string
  query: Reading<unknown>
  children: ReactNode
}

/** The orders in another way than as a list: the same header, the same filters. */
export function ModoPage({ search, onSearch, label, subtitle, query, children }: Props) {
  const id = useId()
  const canCreate = useCan('OS_CADASTRAR')
  const filters = countFilters(search)
  const [open, setOpen] = useState(filters > 0)
  const { modo, dia, escala, encerradas } = search
  return (
    <Page
      title="Ordens de serviço"
      subtitle={<span className="so-mesa">{subtitle}</span>}
      actions={
        <>
          <span className="so-mesa">
            <Modos search={search} />
          </span>
          <SearchToggle open={open} filters={filters} panelId={id} short onToggle={() => setOpen(!open)} />
          {canCreate && (
            <ButtonLink small look="filled" icon={IconPlus} iconOnPhone to="/ordemServico/novo">
              Nova OS
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={clsx('so-telefone', styles.modosTelefone)}>
        <Modos search={search} />
      </div>
      {open && (
        <section className="cartao" aria-label="Pesquisa">
          <Suspense fallback={<div id={id} className="busca-p" aria-busy="true" />}>
            <OsFilters
              id={id}
              search={search}
              onSearch={(found) => onSearch(compact({ ...found, modo, dia, escala, encerradas }))}
              onClear={() => onSearch(compact({ modo, dia, escala, encerradas, size: RESET_PAGE_SIZE }))}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </section>
      )}
      <Loaded query={query} label={label}>
        {() => children}
      </Loaded>
    </Page>
  )
}
