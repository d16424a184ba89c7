import { clsx } from 'clsx'
import styles from './quadro.module.css'
import { IconPlus } from '@tabler/icons-react'
import type { AcaoOs, OrdemServico, OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { ACAO_OS_LABELS } from '@app/contract/assistencia/ordemServico'
import { LISTA_RAIAS, RAIAS } from '@app/rules/assistencia/ordemServico'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { RESET_PAGE_SIZE } from '@app/contract/casca/paging'
import { compact } from '../../../../platform/address/search.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { LoadFailure, StaleNotice } from '../../../../ui/feedback/load-state.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { SearchToggle } from '../../../../ui/list/search-toggle.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { ORDENS, ordemQuery, quadroQuery } from '../api.ts'
import { ACAO_ICONS } from '../acoes/acoes.ts'
import { useStartAcao } from '../acoes/use-start-acao.ts'
import { countFilters, listFilter } from '../lista/list-search.ts'
import type { OsSearch } from '../lista/list-search.ts'
import { useNomeDaOs } from '../ficha/nome.ts'
import { Modos } from './modos.tsx'
import { Raia } from './raia.tsx'

const OsFilters = lazy(() =>
  import('../lista/list-filters.tsx').then((module) => ({ default: module.OsFilters })),
)
const AcaoAberta = lazy(() =>
  import('../acoes/acao-aberta.tsx').then((module) => ({ default: module.AcaoAberta })),
)

type Props = { search: OsSearch; onSearch: (search: OsSearch) => void }
type Escolha = { os: OrdemServicoResumo; acoes: readonly AcaoOs[] }

/** Reads the whole order, which tells what its act asks, and opens the act where it is done. */
function useAcao() {
  const client = useQueryClient()
  const [aberta, setAberta] = useState<{ os: OrdemServico; acao: AcaoOs } | null>(null)
  const begin = useStartAcao((os, acao) => setAberta({ os, acao }))
  const start = async ({ id }: OrdemServicoResumo, acao: AcaoOs) => {
    const os = await client.fetchQuery({ ...ordemQuery(id), staleTime: 0 })
    if (!os.proximasAcoes.includes(acao)) {
      toast.error(`A OS ${os.numero} mudou: esta ação não cabe mais.`)
      void client.invalidateQueries({ queryKey: ORDENS })
    } else begin(os, acao)
  }
  return {
    aberta,
    close: () => setAberta(null),
    start: (os: OrdemServicoResumo, acao: AcaoOs) =>
      start(os, acao).catch(() => toast.error(`Não foi possível ler a OS ${os.numero}.`)),
  }
}

/** The board: the orders that go on by where they stand, moved by the acts of the table. */
export function Quadro({ search, onSearch }: Props) {
  const id = useId()
  const staff = useCan('POSTO_FILTRAR')
  const canCreate = useCan('OS_CADASTRAR')
  const nome = useNomeDaOs()
  const filters = countFilters(search)
  const [open, setOpen] = useState(filters > 0)
  const query = useQuery(quadroQuery({ filter: listFilter(search) }))
  useRefresh(ORDENS, 'ordemServico')
  const [arrastada, setArrastada] = useState<OrdemServicoResumo | null>(null)
  const [escolha, setEscolha] = useState<Escolha | null>(null)
  const { aberta, start, close } = useAcao()
  const { data, error, dataUpdatedAt, refetch, isFetching } = query
  const move = (os: OrdemServicoResumo, acoes: readonly AcaoOs[]) => {
    const [only, ...others] = acoes
    if (!only) return
    if (others.length > 0) setEscolha({ os, acoes })
    else void start(os, only)
  }
  return (
    <Page
      title="Ordens de serviço"
      subtitle={<span className="so-mesa">Em curso, as mais antigas primeiro</span>}
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
              onSearch={(found) => onSearch(compact({ ...found, modo: 'quadro' as const }))}
              onClear={() => onSearch({ modo: 'quadro', size: RESET_PAGE_SIZE })}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </section>
      )}
      {data && error && (
        <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} busy={isFetching} />
      )}
      {!data && error ? (
        <section className="cartao" aria-label="Quadro">
          <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
        </section>
      ) : !data ? (
        <LoadingCard query={query} fields={6} label="Quadro" />
      ) : (
        <div className={styles.quadro}>
          {LISTA_RAIAS.map((raia) => (
            <Raia
              key={raia}
              nome={raia}
              colunas={data.filter(({ status }) =>
                (RAIAS[raia].status as readonly string[]).includes(status),
              )}
              search={search}
              comPosto={staff}
              arrastada={arrastada}
              onDrag={setArrastada}
              onAcoes={move}
            />
          ))}
        </div>
      )}
      {escolha && (
        <Dialog opened title={`Mover ${nome(escolha.os)}`} onClose={() => setEscolha(null)}>
          <div className={styles.escolha}>
            {escolha.acoes.map((acao) => (
              <Button
                key={acao}
                icon={ACAO_ICONS[acao]}
                onClick={() => {
                  setEscolha(null)
                  void start(escolha.os, acao)
                }}
              >
                {ACAO_OS_LABELS[acao]}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
      {aberta && (
        <Suspense>
          <AcaoAberta key={aberta.acao} os={aberta.os} acao={aberta.acao} onClose={close} />
        </Suspense>
      )}
    </Page>
  )
}
