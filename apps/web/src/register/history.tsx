import { useQuery } from '@tanstack/react-query'
import type { RegisterView } from '@app/contract/register'
import { useEffect } from 'react'
import { formatDateTime } from '../platform/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Bone } from '../ui/skeleton.tsx'
import { historyQuery } from './api.ts'

function Entries({ view, id }: { view: RegisterView; id: number }) {
  const { data, error } = useQuery(historyQuery(view, id))
  useEffect(() => {
    // Spec §8: a failed look at the history is only logged.
    if (error) console.error('Histórico de auditoria', error)
  }, [error])
  if (error) return null
  if (!data)
    return (
      <div role="status" aria-label="Carregando">
        <Bone width="40%" />
      </div>
    )
  if (data.length === 0) return <EmptyState />
  return (
    <ol className="reg-historico">
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

/** It scrolls, so the keyboard has to reach it. */
const SCROLLS = { role: 'group', 'aria-label': 'Alterações', tabIndex: 0 } as const

type Props = { view: RegisterView; id: number; name: string; opened: boolean; onClose: () => void }

/** Who changed what in a record and when, newest first. */
export const HistoryDialog = ({ view, id, name, opened, onClose }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title="Histórico de alterações"
    subtitle={name}
    size="table"
    footer={<Button onClick={onClose}>Fechar</Button>}
  >
    <div className="reg-rola" {...SCROLLS}>
      <Entries view={view} id={id} />
    </div>
  </Dialog>
)
