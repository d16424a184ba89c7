import styles from './list.module.css'
import type { OrdemServicoFilter } from '@app/contract/assistencia/ordemServico'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useProprioPosto } from '../../../../platform/session/posto.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { CsvButton } from '../../../../ui/list/csv-button.tsx'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import { ORDENS, ordensQuery } from '../api.ts'
import { OS_CSV, osColumns } from './list-columns.tsx'
import { NewerOlder } from '../../../../ui/list/newer-older.tsx'

const PAGE = 10

/** Beside the card stands another, so what takes most room is left to the order itself. */
const WIDTHS: Readonly<Record<string, string>> = { numero: '8rem', status: '13rem', prazo: '14rem' }

type Props = {
  /** Whose orders. */
  filter: Pick<OrdemServicoFilter, 'consumidorId' | 'relogioId'>
  /** The columns that say the same in every row. */
  without: readonly string[]
}

/** The orders of one consumer or watch, the newest first: pages, and all of them as CSV. */
export function OsDe({ filter, without }: Props) {
  const proprio = useProprioPosto()
  const [page, setPage] = useState(0)
  const query = useQuery(
    ordensQuery({ page, pageSize: PAGE, order: 'creationDateTime', direction: 'desc', filter }),
  )
  useRefresh(ORDENS, 'ordemServico')
  const { data, error, refetch, isFetching } = query
  const columns = osColumns(proprio)
    .filter(({ key }) => key !== 'garantia' && !without.includes(key))
    .map((column) => ({ ...column, ...(WIDTHS[column.key] && { width: WIDTHS[column.key] }) }))
  return (
    <section className="cartao" aria-labelledby="ficha-os">
      <header>
        <h2 id="ficha-os">Ordens de serviço</h2>
        {data && <span className="t2 sm num">{formatCount(data.totalElements, 'OS', 'OS')}</span>}
        <div className="fim">
          <NewerOlder page={page} pages={data?.totalPages} onPage={setPage} />
          <CsvButton
            path="/ordemServico/export/CSV"
            request={() => ({ filter, order: 'creationDateTime', direction: 'desc', ...OS_CSV })}
          />
        </div>
      </header>
      {error && !data ? (
        <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
      ) : data?.totalElements === 0 ? (
        <p className="corpo t2">Nenhuma OS ainda.</p>
      ) : (
        <DataTable
          className={styles.osT}
          label="Ordens de serviço"
          columns={columns}
          rows={data?.content}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/ordemServico/${id}`}
          skeletonRows={3}
          busy={isFetching}
        />
      )}
    </section>
  )
}
