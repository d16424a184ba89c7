import { useQuery } from '@tanstack/react-query'
import type { Pedido } from '@app/contract/pedido'
import { useEffect } from 'react'
import { formatDateTime } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Bone } from '../../../ui/skeleton.tsx'
import { auditQuery } from '../api.ts'

/** What scrolls has to be reached by the keyboard. */
const SCROLLS = { role: 'group', 'aria-label': 'Alterações', tabIndex: 0 }

function Entries({ id }: { id: number }) {
  const { data, error } = useQuery(auditQuery(id))
  useEffect(() => {
    // Spec §8: a failed look at the history is only logged.
    if (error) console.error('Histórico de auditoria', error)
  }, [error])
  if (error) return null
  if (!data)
    return (
      <div className="historico" role="status" aria-label="Carregando">
        <Bone width="40%" />
        <Bone width="80%" />
        <Bone width="60%" />
      </div>
    )
  if (data.length === 0) return <EmptyState />
  return (
    <ol className="historico">
      {data.map(({ id: entry, usuario, timestamp, changes }) => (
        <li key={entry}>
          <div className="linha entre">
            <b>{usuario}</b>
            <time className="num t2" dateTime={timestamp}>
              {formatDateTime(timestamp)}
            </time>
          </div>
          <ul>
            {changes.map((change, index) => (
              <li key={index}>{change}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

type Props = { pedido: Pedido; opened: boolean; onClose: () => void }

/** Who changed what and when, newest first (spec §2, Audit modal). */
export const HistoryDialog = ({ pedido, opened, onClose }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title="Histórico de Auditoria do Pedido"
    subtitle={`Pedido ${pedido.numeroPedido} · ${pedido.cliente.nomeFantasia}`}
    size="table"
    footer={<Button onClick={onClose}>Fechar</Button>}
  >
    <div className="historico-rola" {...SCROLLS}>
      <Entries id={pedido.id} />
    </div>
  </Dialog>
)
