import type { MovimentoPeca } from '@app/contract/assistencia/estoquePeca'
import { MOVIMENTO_PECA_LABELS } from '@app/contract/assistencia/estoquePeca'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDateTime, formatInteger } from '../../../../platform/text/format.ts'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { movimentosQuery } from '../api.ts'

const signed = (value: number) => (value > 0 ? `+${formatInteger(value)}` : formatInteger(value))

/** The cause of a row: its order, its purchase, or the given reason. */
const Cause = ({ ordemServico, compraPeca, contagemPeca, transferenciaPeca, motivo }: MovimentoPeca) => {
  if (ordemServico)
    return (
      <Link to="/ordemServico/$id" params={{ id: String(ordemServico.id) }}>
        OS {ordemServico.numero}
      </Link>
    )
  if (compraPeca !== null)
    return (
      <Link to="/compraPeca/$id" params={{ id: String(compraPeca) }}>
        Compra {compraPeca}
      </Link>
    )
  if (transferenciaPeca !== null)
    return (
      <Link to="/transferenciaPeca/$id" params={{ id: String(transferenciaPeca) }}>
        Transferência {transferenciaPeca}
      </Link>
    )
  return contagemPeca === null ? (
    (motivo ?? '—')
  ) : (
    <>
      <Link to="/contagemPeca/$id" params={{ id: String(contagemPeca) }}>
        Contagem {contagemPeca}
      </Link>
      : {motivo}
    </>
  )
}

const COLUMNS: Column<MovimentoPeca>[] = [
  { key: 'tipo', header: 'Movimentação', cell: ({ tipo }) => MOVIMENTO_PECA_LABELS[tipo] },
  {
    key: 'fisico',
    header: 'Saldo',
    right: true,
    width: '6rem',
    cell: ({ fisico }) => <span className="num">{fisico === 0 ? '—' : signed(fisico)}</span>,
  },
  {
    key: 'reservado',
    header: 'Reservado',
    right: true,
    width: '7rem',
    cell: ({ reservado }) => <span className="num">{reservado === 0 ? '—' : signed(reservado)}</span>,
  },
  { key: 'causa', header: 'Por quê', cell: (row) => <Cause {...row} /> },
  { key: 'usuario', header: 'Quem', wideOnly: true, cell: ({ usuario }) => usuario ?? 'Sistema' },
  {
    key: 'em',
    header: 'Quando',
    width: '10rem',
    cell: ({ em }) => <span className="num">{formatDateTime(em)}</span>,
  },
]

/** 'Movimentações': the ledger of a part, newest first. */
export function MovimentosCard({ id }: { id: number }) {
  const [page, setPage] = useState(0)
  const { data } = useQuery(movimentosQuery(id, page))
  return (
    <section className="cartao" aria-label="Movimentações">
      <header>
        <h2>Movimentações</h2>
        <span className="linha">
          {page > 0 && (
            <Button small look="quiet" onClick={() => setPage(page - 1)}>
              Mais novas
            </Button>
          )}
          {data && page + 1 < data.page.totalPages && (
            <Button small look="quiet" onClick={() => setPage(page + 1)}>
              Mais antigas
            </Button>
          )}
        </span>
      </header>
      <div className="tabela-rola">
        <DataTable
          label="Movimentações"
          columns={COLUMNS}
          rows={data?._embedded.movimentos}
          rowKey={(row) => row.id}
        />
      </div>
    </section>
  )
}
