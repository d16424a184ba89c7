import styles from './estoque.module.css'
import { IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Movimentacao, Saldo } from '@app/contract/armazem/estoque'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDateTime, formatInteger } from '../../../../platform/text/format.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Pagination } from '../../../../ui/list/pagination.tsx'
import { movimentosQuery } from '../api.ts'
import { loteWords, movimentoWords, signed } from './movimento-words.ts'

const change = (quantity: number) => (quantity === 0 ? '' : signed(quantity))

const COLUMNS: Column<Movimentacao>[] = [
  {
    key: 'tipo',
    header: 'Movimentação',
    cell: (movimento) => <span className="forte">{movimentoWords(movimento)}</span>,
  },
  {
    key: 'fisico',
    header: 'Físico',
    right: true,
    width: '6rem',
    cell: ({ fisico }) => <span className="num">{change(fisico)}</span>,
  },
  {
    key: 'reservado',
    header: 'Reservado',
    right: true,
    width: '6rem',
    wideOnly: true,
    cell: ({ reservado }) => <span className="num">{change(reservado)}</span>,
  },
  {
    key: 'causa',
    header: 'Quando e por quê',
    cell: ({ em, pedido, nota, motivo, usuario }) => (
      <span className="num t2">
        {[formatDateTime(em), pedido && `Pedido ${pedido.numeroPedido}`].filter(Boolean).join(' · ')}
        {nota && (
          <>
            {' · '}
            <Link className="link" to="/notas/edit/$id" params={{ id: String(nota.id) }}>
              NF-e {formatInteger(Number(nota.numero))}
            </Link>
          </>
        )}
        {[motivo, usuario].filter(Boolean).map((words) => ` · ${words}`)}
      </span>
    ),
  },
]

function Razao({ saldoId }: { saldoId: number }) {
  const [page, setPage] = useState(0)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(movimentosQuery(saldoId, page))
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
  if (data?.totalElements === 0) return <EmptyState />
  return (
    <>
      <DataTable
        label="Movimentações"
        className={styles.razao}
        columns={COLUMNS}
        rows={data?.content}
        rowKey={({ id }) => id}
        busy={isPlaceholderData}
      />
      {data && (
        <Pagination
          page={page}
          size={data.size}
          total={data.totalElements}
          noun={['movimentação', 'movimentações']}
          onPage={setPage}
        />
      )}
    </>
  )
}

type Props = { saldo: Saldo | null; produto: string; onClose: () => void }

/** The ledger of a lot, newest first; its rows never change. */
export function RazaoDialog({ saldo, produto, onClose }: Props) {
  // The last lot stays visible while the dialog fades.
  const [shown, setShown] = useState(saldo)
  const rastreia = useCan('RASTREIO_VER')
  if (saldo && saldo !== shown) setShown(saldo)
  return (
    <Dialog
      opened={saldo !== null}
      onClose={onClose}
      title="Movimentações"
      subtitle={`${produto} · ${loteWords(shown?.lote ?? '')}`}
      size="table"
      footer={
        <>
          {rastreia && shown && (
            <ButtonLink icon={IconRoute} to={`/rastreio/${shown.id}`}>
              Rastrear o lote
            </ButtonLink>
          )}
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
    >
      {shown && <Razao key={shown.id} saldoId={shown.id} />}
    </Dialog>
  )
}
