import {
  type LoteRastreado,
  RASTREIO_LIMITE,
  RASTREIO_POR,
  RASTREIO_POR_LABELS,
  type RastreioPor,
} from '@app/contract/armazem/rastreio'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { formatDay, formatQuantity } from '../../../../platform/text/format.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { lotesQuery } from '../api.ts'
import styles from '../parts/rastreio.module.css'
import type { RastreioSearch } from '../search.ts'

const OPTIONS = RASTREIO_POR.map((value) => ({ value, label: RASTREIO_POR_LABELS[value] }))

const COLUMNS: Column<LoteRastreado>[] = [
  { key: 'lote', header: 'Lote', cell: ({ lote }) => <b>{lote || 'sem lote'}</b> },
  {
    key: 'produto',
    header: 'Produto',
    cell: ({ codigoProduto, descricao }) => (
      <span>
        <span className="num">{codigoProduto}</span> · {descricao}
      </span>
    ),
  },
  { key: 'cliente', header: 'Cliente', wideOnly: true, cell: ({ cliente }) => cliente },
  {
    key: 'validade',
    header: 'Validade',
    width: '8rem',
    wideOnly: true,
    cell: ({ validade }) => <span className="num">{validade ? formatDay(validade) : '—'}</span>,
  },
  {
    key: 'fisico',
    header: 'No armazém',
    right: true,
    width: '8rem',
    cell: ({ fisico, unidade }) => (
      <span className="num">
        {formatQuantity(fisico)} {unidade}
      </span>
    ),
  },
]

type Props = { search: RastreioSearch; onSearch: (search: RastreioSearch) => void }

/** /rastreio: the lots that may be meant. */
export function RastreioProcura({ search, onSearch }: Props) {
  const { por = 'lote', q = '' } = search
  const [draft, setDraft] = useState<{ por: RastreioPor; q: string }>({ por, q })
  const { data, error, refetch, isFetching } = useQuery(lotesQuery(por, q))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = draft.q.trim()
    onSearch({ por: draft.por, ...(text !== '' && { q: text }) })
  }
  return (
    <Page title="Rastreio de lotes" subtitle="De onde um lote veio, e quem o recebeu">
      <div className="pilha">
        <section className="cartao" aria-label="Procurar lotes">
          <form className={styles.procura} onSubmit={submit} role="search">
            <SelectField<RastreioPor>
              label="Procurar por"
              value={draft.por}
              options={OPTIONS}
              onChange={(value) => setDraft({ ...draft, por: value || 'lote' })}
            />
            <TextField
              label={RASTREIO_POR_LABELS[draft.por]}
              maxLength={60}
              value={draft.q}
              onChange={(value) => setDraft({ ...draft, q: value })}
            />
            <Button type="submit" look="filled" icon={IconSearch}>
              Procurar
            </Button>
          </form>
        </section>
        {q !== '' && (
          <section className="cartao" aria-label="Lotes">
            {error && !data ? (
              <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
            ) : data?.length === 0 ? (
              <EmptyState hint="Nenhum lote encontrado." />
            ) : (
              <DataTable
                label="Lotes"
                className={styles.lotes}
                rows={data}
                busy={isFetching}
                rowKey={({ id }) => id}
                rowHref={({ id }) => `/rastreio/${id}`}
                columns={COLUMNS}
              />
            )}
            {data?.length === RASTREIO_LIMITE && (
              <p className="corpo t2 sm">Só os {RASTREIO_LIMITE} primeiros: procure com mais detalhe.</p>
            )}
          </section>
        )}
      </div>
    </Page>
  )
}
