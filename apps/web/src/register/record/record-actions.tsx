import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { IconTrash } from '@tabler/icons-react'
import type { RegisterView } from '@app/contract/casca/register'
import { useState } from 'react'
import { useCan } from '../../platform/session/abilities.ts'
import { describeError } from '../../platform/http/errors.ts'
import { ActionMenu } from '../../ui/dialog/action-menu.tsx'
import type { MenuAction } from '../../ui/dialog/action-menu.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { deleteRecord } from '../api.ts'
import { History } from './history.tsx'
import { isSeeded, nameOf } from './record.ts'
import type { RegisterRecord } from './record.ts'

type Props = {
  view: RegisterView
  record: RegisterRecord
  /** Further acts under the dots. */
  more?: readonly MenuAction[]
  /** What a deletion loses, in words. */
  lost?: string
  /** Whether people who may edit it may delete it. */
  deletable?: boolean
}

const LOST = 'O cadastro e os seus dados deixam de existir. O histórico continua.'

/** History and deletion of a record, and the screen's additions. */
export function RecordActions({ view, record, more = [], lost = LOST, deletable = true }: Props) {
  const router = useRouter()
  const client = useQueryClient()
  const canEdit = useCan(view.abilities.edit)
  const [deleting, setDeleting] = useState(false)
  const name = nameOf(view, record)
  const remove = async () => {
    try {
      await deleteRecord(view, record.id)
      await client.invalidateQueries({ queryKey: [view.name, 'lista'] })
      toast.success('Registro excluído com sucesso.')
      await router.navigate({ to: view.path })
      // This runs only after leaving, because the form on screen would ask for the record again.
      client.removeQueries({ queryKey: [view.name, record.id] })
    } catch (error) {
      setDeleting(false)
      toast.error(describeError(error))
    }
  }
  const erase = {
    label: `Excluir ${view.noun[0]}`,
    icon: IconTrash,
    danger: true,
    onSelect: () => setDeleting(true),
  }
  return (
    <>
      <History entidade={view.name} id={record.id} subtitle={name} />
      <ActionMenu actions={[...more, ...(canEdit && deletable && !isSeeded(view, record) ? [erase] : [])]} />
      <ConfirmDialog
        opened={deleting}
        title={`Excluir ${view.noun[0]}?`}
        subtitle={name}
        confirmLabel={`Excluir ${view.noun[0]}`}
        danger
        onConfirm={remove}
        onCancel={() => setDeleting(false)}
      >
        <p>{lost}</p>
      </ConfirmDialog>
    </>
  )
}
