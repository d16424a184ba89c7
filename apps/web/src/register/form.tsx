import './register.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { IconTrash } from '@tabler/icons-react'
import type { RegisterView } from '@app/contract/register'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCan } from '../platform/abilities.ts'
import { describeError } from '../platform/errors.ts'
import { useRefresh } from '../platform/live.ts'
import { ActionMenu } from '../ui/action-menu.tsx'
import type { MenuAction } from '../ui/action-menu.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Form } from '../ui/form.tsx'
import { LoadingCard } from '../ui/loading-card.tsx'
import { Page } from '../ui/page.tsx'
import { toast } from '../ui/toast.ts'
import { deleteRecord, recordQuery } from './api.ts'
import { ConflictDialog } from './conflict.tsx'
import { RecordField } from './field.tsx'
import { History } from './history.tsx'
import { valueAt, valueText } from './record.ts'
import type { RegisterRecord } from './record.ts'
import { useRecordForm } from './use-record-form.ts'

type Extras = {
  /** Cards below the fields of a stored record. */
  below?: (record: RegisterRecord) => ReactNode
  /** Cards beside them. */
  aside?: (record: RegisterRecord) => ReactNode
}
type Props = { view: RegisterView } & Extras

const nameOf = ({ heading }: RegisterView, record: RegisterRecord) => valueText(valueAt(record, heading))
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

type ActionProps = {
  view: RegisterView
  record: RegisterRecord
  /** Further acts under the dots. */
  more?: readonly MenuAction[]
  /** What deleting loses, in words. */
  lost?: string
  /** May be deleted by who may edit. */
  deletable?: boolean
}

const LOST = 'O cadastro e os seus dados deixam de existir. O histórico continua guardado.'

/** History and deletion of a record, and what a screen adds. */
export function RecordActions({ view, record, more = [], lost = LOST, deletable = true }: ActionProps) {
  const router = useRouter()
  const client = useQueryClient()
  const canEdit = useCan(view.abilities.edit)
  const [deleting, setDeleting] = useState(false)
  const name = nameOf(view, record)
  const remove = async () => {
    try {
      await deleteRecord(view, record.id)
      client.removeQueries({ queryKey: [view.name, record.id] })
      await client.invalidateQueries({ queryKey: [view.name, 'lista'] })
      toast.success('Registro excluído com sucesso.')
      await router.navigate({ to: view.path })
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
      <ActionMenu actions={[...more, ...(canEdit && deletable ? [erase] : [])]} />
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

function Fields({ view, record, below, aside }: Props & { record?: RegisterRecord }) {
  const router = useRouter()
  // With the filters that the list had.
  const canGoBack = useCanGoBack()
  const editable = useCan(view.abilities.edit)
  const { form, conflict, resolve, discard, closeConflict } = useRecordForm(view, record, {
    onSaved: (saved) => {
      if (!record) void router.navigate({ to: `${view.path}/${saved.id}`, replace: true })
    },
  })
  const groups = (
    <div className="reg-grupos">
      {view.groups.map(({ title, fields }) => (
        <section key={title} className="cartao" aria-label={title}>
          <header>
            <h2>{title}</h2>
          </header>
          <div className="corpo dados">
            {fields.map((field) => {
              const bound = form.field(field.name)
              const locked = !editable || (field.fixed === true && record !== undefined)
              return <RecordField key={field.name} field={field} locked={locked} {...bound} />
            })}
          </div>
        </section>
      ))}
      {record && below?.(record)}
    </div>
  )
  return (
    <>
      <Form
        form={form}
        label={capital(view.noun[0])}
        onCancel={() => (canGoBack ? router.history.back() : void router.navigate({ to: view.path }))}
        readOnly={!editable}
      >
        {record && aside ? (
          <div className="duas">
            {groups}
            <div className="reg-lado">{aside(record)}</div>
          </div>
        ) : (
          groups
        )}
      </Form>
      <ConflictDialog
        view={view}
        conflict={conflict}
        onResolve={resolve}
        onDiscard={discard}
        onClose={closeConflict}
      />
    </>
  )
}

/** The record of any register: its groups of fields, history, delete, and what the screen adds. */
export function RegisterForm({ view, id, ...extras }: Props & { id: number }) {
  const query = useQuery(recordQuery(view, id))
  const { data } = query
  useRefresh([view.name, id], view.name, id)
  return (
    <Page
      title={data ? nameOf(view, data) : capital(view.noun[0])}
      subtitle={data && `${capital(view.noun[0])} · ${valueText(valueAt(data, view.subheading))}`}
      back={view.path}
      actions={data && <RecordActions view={view} record={data} />}
    >
      {data ? <Fields key={data.id} view={view} record={data} {...extras} /> : <LoadingCard query={query} />}
    </Page>
  )
}

/** A new record. */
export const NewRegisterForm = ({ view }: { view: RegisterView }) => (
  <Page title={view.newLabel ?? view.title} back={view.path}>
    <Fields view={view} />
  </Page>
)
