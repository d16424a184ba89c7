import { clsx } from 'clsx'
import styles from '../quadro/painel.module.css'
import tabelaStyles from '../tabela/tabela.module.css'
import '../quadro/tv.css'
import { useMediaQuery } from '@mantine/hooks'
import { IconChartBar, IconDeviceTv, IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { RESET_PAGE_SIZE } from '@app/contract/casca/paging'
import type { PedidoResumo, Situacao } from '@app/contract/armazem/pedido'
import { capital, formatInteger, formatTime } from '../../../../platform/text/format.ts'
import { compact } from '../../../../platform/address/search.ts'
import { ZONE } from '../../../../platform/text/time.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { LoadFailure, StaleNotice } from '../../../../ui/feedback/load-state.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { countFiveFilters, loadMoveDialog, MoveDialog } from '../../pedido/index.ts'
import { Cards } from '../quadro/cards.tsx'
import { PainelFiltersForm } from '../filtros/filters.tsx'
import { LiveState, OfflineNotice } from '../quadro/live-state.tsx'
import { countReady, Ready } from '../quadro/ready.tsx'
import { filterWords } from '../filtros/filter-words.ts'
import { withFilters } from '../filtros/search.ts'
import type { PainelSearch } from '../filtros/search.ts'
import { PanelTable } from '../tabela/table.tsx'
import { useFilters } from '../filtros/use-filters.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useMinute } from '../../../../platform/device/use-minute.ts'
import { useScanOrder } from '../filtros/use-scan-order.ts'
import { usePanel } from '../quadro/use-panel.ts'
import { enterFullscreen, useTv } from '../quadro/use-tv.ts'

// The orders come first; charts load behind them.
const Semana = lazy(() => import('../semana/semana.tsx').then((module) => ({ default: module.Semana })))

type Change = (search: PainelSearch, how?: { replace?: boolean; resetScroll?: boolean }) => void
type Props = { search: PainelSearch; onSearch: Change }

const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: ZONE })

/** 'Quinta-feira, 19 de novembro de 2026'; phones have no room for the year. */
function DayInWords({ now }: { now: Date }) {
  const words = capital(longDay.format(now))
  const year = words.lastIndexOf(' de ')
  return (
    <>
      {words.slice(0, year)}
      <span className="so-mesa">{words.slice(year)}</span>
    </>
  )
}

type Moving = { pedido: PedidoResumo; opened: boolean; turn: number }

/** /dashboard, 'Painel de situação' (spec §2; armazem.md, Panel). */
export function Panel({ search, onSearch }: Props) {
  const id = useId()
  const now = useMinute()
  const reads = useCan('RELATORIO_ARMAZEM')
  const leaveTv = () => onSearch(compact({ ...search, modo: undefined }), { replace: true })
  const tv = useTv(search.modo === 'tv', leaveTv)
  const panel = usePanel(search, tv)
  const { painel, pedidos, live, failing } = panel
  const { filters, set, setNow, flush, drop } = useFilters(search, (next, typed) =>
    onSearch(withFilters(search, next), { replace: typed, resetScroll: false }),
  )
  const above = useMediaQuery('(min-width: 1000px) and (max-width: 1240px)', false, {
    getInitialValueInEffect: false,
  })
  const [fold, setFold] = useState<'prontos' | 'busca' | null>(null)
  const [scanned, setScanned] = useState<string | null>(null)
  const [moving, setMoving] = useState<Moving | null>(null)

  // If the preload fails, the dialog is requested again when it is opened.
  useEffect(() => void loadMoveDialog().catch(() => undefined), [])
  const rows = pedidos.data?.content
  const open = (pedido: PedidoResumo) =>
    setMoving((last) => ({ pedido, opened: true, turn: (last?.turn ?? 0) + 1 }))
  const close = () => setMoving((last) => last && { ...last, opened: false })
  useScanOrder(open)
  /** The focused row may have left the table. */
  const moved = async () => {
    close()
    await panel.refetch()
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('titulo')?.focus()
    })
  }

  // A code that is typed or scanned with Enter opens its order at once (ux.md, the operator).
  const arrived =
    scanned !== null && search.numero === scanned && rows !== undefined && !pedidos.isPlaceholderData
  if (arrived) {
    setScanned(null)
    const found = rows.find(({ numeroPedido }) => String(numeroPedido) === scanned)
    if (found) open(found)
  }
  const find = () => {
    setScanned(filters.numero ?? null)
    setFold(null)
    flush()
  }
  const clear = () => {
    drop()
    onSearch({ size: RESET_PAGE_SIZE, ...compact({ modo: search.modo }) }, { resetScroll: false })
  }
  const toggle = (situacao: Situacao) =>
    setNow(compact({ ...filters, situacao: filters.situacao === situacao ? undefined : situacao }))
  const toTv = () => {
    enterFullscreen()
    onSearch({ ...search, modo: 'tv' })
  }
  const foldOf = (one: 'prontos' | 'busca') => ({
    'aria-expanded': fold === one,
    'aria-controls': `${id}-${one}`,
    onClick: () => setFold(fold === one ? null : one),
  })
  const active = countFiveFilters(filters)
  /** As tall as the table beside it; above the table, one line. */
  const entries = above ? 3 : Math.max(12, rows?.length ?? 0)
  const broken = painel.error !== null && !painel.data && !pedidos.data

  return (
    <Page
      title="Painel de situação"
      subtitle={
        <>
          <DayInWords now={now} />
          {tv && filterWords(search).map((words) => ` · ${words}`)}
        </>
      }
      status={
        <>
          {tv && (
            <Button small className={styles.tvSai} onClick={leaveTv}>
              Sair do modo TV
            </Button>
          )}
          {tv && panel.turning && (
            <>
              <Button small className={styles.tvSai} onClick={panel.turning.toggle}>
                {panel.turning.stopped ? 'Retomar a troca de páginas' : 'Pausar a troca de páginas'}
              </Button>
              <span className={clsx(styles.pagina, 'num')}>
                página {panel.turning.page} de {panel.turning.pages}
              </span>
            </>
          )}
          <LiveState live={live} tv={tv} />
          {tv && (
            <time className={clsx(styles.relogio, 'num')} aria-hidden="true">
              {formatTime(now)}
            </time>
          )}
        </>
      }
      actions={
        !tv && (
          <>
            {reads && (
              <ButtonLink small icon={IconChartBar} iconOnPhone to="/graficos">
                Gráficos
              </ButtonLink>
            )}
            <Button small className={styles.tvb} icon={IconDeviceTv} onClick={toTv}>
              Modo TV
            </Button>
          </>
        )
      }
    >
      <div className={styles.painel}>
        {live.state === 'sem conexão' && !tv && (
          <OfflineNotice since={live.since} busy={panel.busy} onRetry={panel.refetch} />
        )}
        {live.state === 'sem atualização' && !tv && (
          <StaleNotice
            error={failing?.error}
            updatedAt={live.since}
            busy={panel.busy}
            onRetry={panel.refetch}
          />
        )}
        {broken ? (
          <LoadFailure error={painel.error} busy={panel.busy} onRetry={panel.refetch} />
        ) : (
          <>
            <Cards
              cartoes={painel.data?.cartoes}
              pressed={filters.situacao}
              onToggle={tv ? undefined : toggle}
            />
            <div className={styles.barraT}>
              <Button {...foldOf('prontos')}>
                Prontos para expedição
                {painel.data && <span className="num t2">{formatInteger(countReady(painel.data))}</span>}
              </Button>
              <Button icon={IconSearch} {...foldOf('busca')}>
                Buscar
                {active > 0 && (
                  <span className="conta-f">
                    <span className="so-leitor">, filtros: </span>
                    {active}
                  </span>
                )}
              </Button>
            </div>
            <div className={styles.grade}>
              <Ready
                id={`${id}-prontos`}
                painel={painel.data}
                entries={entries}
                tv={tv}
                open={fold === 'prontos'}
                now={now}
              />
              <section className={clsx('cartao lista', tabelaStyles.quadro)} aria-label="Pedidos">
                {!tv && (
                  <PainelFiltersForm
                    id={`${id}-busca`}
                    filters={filters}
                    open={fold === 'busca'}
                    onChange={set}
                    onSearch={find}
                    onClear={clear}
                    onClose={() => setFold(null)}
                  />
                )}
                <PanelTable
                  {...{ search, panel, now, tv }}
                  onRow={open}
                  onClear={clear}
                  onSearch={onSearch}
                />
              </section>
            </div>
            {reads && !tv && (
              <Suspense>
                <Semana />
              </Suspense>
            )}
          </>
        )}
        <p className="so-leitor" role="status">
          {panel.spoken}
        </p>
      </div>
      {moving && (
        <Suspense>
          <MoveDialog
            turn={moving.turn}
            pedido={rows?.find((row) => row.id === moving.pedido.id) ?? moving.pedido}
            opened={moving.opened}
            onClose={close}
            onMoved={() => void moved()}
            onChanged={() => void panel.refetch()}
          />
        </Suspense>
      )}
    </Page>
  )
}
