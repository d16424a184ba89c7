import type { ChamadaDaChave, ChaveApi } from '@app/contract/casca/chaveApi'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDateTime, formatInteger } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { chamadasQuery } from '../api.ts'

const COLUMNS: Column<ChamadaDaChave>[] = [
  {
    key: 'em',
    header: 'Quando',
    width: '160px',
    cell: ({ em }) => <span className="num">{formatDateTime(em)}</span>,
  },
  {
    key: 'chamada',
    header: 'Chamada',
    cell: ({ metodo, caminho }) => (
      <span className="corta">
        <b>{metodo}</b> {caminho}
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Resposta',
    width: '100px',
    right: true,
    cell: ({ status }) => <span className="num">{status}</span>,
  },
  {
    key: 'duracao',
    header: 'Tempo',
    width: '100px',
    right: true,
    wideOnly: true,
    cell: ({ duracaoMs }) => <span className="num">{formatInteger(duracaoMs)} ms</span>,
  },
]

/** What a key did in the last 90 days. */
export function ChamadasDialog({ chave, onClose }: { chave: ChaveApi; onClose: () => void }) {
  const query = useInfiniteQuery(chamadasQuery(chave.id))
  const rows = query.data?.pages.flat()
  return (
    <Dialog
      opened
      onClose={onClose}
      size="wide"
      title="O que a chave fez"
      subtitle={`${chave.nome} · as chamadas dos últimos 90 dias`}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      {rows === undefined ? (
        <LoadingCard query={query} label="Chamadas" />
      ) : rows.length === 0 ? (
        <p>Nenhuma informação encontrada.</p>
      ) : (
        <div className="pilha">
          <DataTable label="Chamadas" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
          {query.hasNextPage && (
            <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Mais antigas
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
