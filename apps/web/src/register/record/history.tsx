import './history.css'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCan } from '../../platform/session/abilities.ts'
import { formatDateTime } from '../../platform/text/format.ts'
import { Button } from '../../ui/page/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/list/empty-state.tsx'
import { Bone } from '../../ui/feedback/skeleton.tsx'
import { historyQuery } from '../api.ts'

/** The audit entity ('pedido') and which of its records. */
type Audited = { entidade: string; id: number }

function Entries({ entidade, id }: Audited) {
  const { data, error } = useQuery(historyQuery(entidade, id))
  useEffect(() => {
    // Spec §8: a failure to load the history is only logged.
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

/** The list scrolls, so the keyboard must be able to focus it. */
const SCROLLS = { role: 'group', 'aria-label': 'Alterações', tabIndex: 0 } as const

type Props = Audited & { title?: string; subtitle: string }

/** 'Histórico': who changed what in a record and when, newest first, for people who may see it. */
export function History({ title = 'Histórico de alterações', subtitle, ...of }: Props) {
  const allowed = useCan('AUDITORIA_VER')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  if (!allowed) return null
  return (
    <>
      <Button small icon={IconHistory} iconOnPhone onClick={() => setOpened(true)}>
        Histórico
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={title}
        subtitle={subtitle}
        size="table"
        footer={<Button onClick={close}>Fechar</Button>}
      >
        <div className="historico-rola" {...SCROLLS}>
          <Entries {...of} />
        </div>
      </Dialog>
    </>
  )
}
