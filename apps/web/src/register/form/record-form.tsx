import type { RegisterField, RegisterView } from '@app/contract/casca/register'
import type { ReactNode } from 'react'
import { Form } from '../../ui/form/form.tsx'
import { useBack } from '../../ui/page/use-back.ts'
import type { SaveForm } from '../../ui/form/use-save-form.ts'
import { AddressFields } from './address-fields.tsx'
import { ConflictDialog } from './conflict.tsx'
import { RecordField } from './field.tsx'
import { nounOf } from '../record/record.ts'
import type { RegisterRecord } from '../record/record.ts'
import type { useRecordForm } from './use-record-form.ts'
import type { FormValues } from './values.ts'

type Props = {
  view: RegisterView
  state: ReturnType<typeof useRecordForm>
  editable: boolean
  children: ReactNode
}

type GroupProps = {
  group: RegisterView['groups'][number]
  form: SaveForm<FormValues>
  editable: boolean
  record: RegisterRecord | undefined
}

/** One group of a definition's fields; a fixed field can be set only for a new record. */
export function GroupCard({ group: { title, fields, endereco }, form, editable, record }: GroupProps) {
  const isLocked = (field: RegisterField) => !editable || (field.fixed === true && record !== undefined)
  return (
    <section className="cartao" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <div className="corpo dados">
        {endereco ? (
          <AddressFields fields={fields} names={endereco} form={form} isLocked={isLocked} />
        ) : (
          fields.map((field) => (
            <RecordField
              key={field.name}
              field={field}
              locked={isLocked(field)}
              {...form.field(field.name)}
            />
          ))
        )}
      </div>
    </section>
  )
}

/** The form around a record's fields, and the choice to make when two people changed the same ones. */
export function RecordForm({ view, state, editable, children }: Props) {
  const { form, conflict, resolve, discard, closeConflict } = state
  const goBack = useBack(view.path)
  return (
    <>
      <Form form={form} label={nounOf(view)} onCancel={goBack} readOnly={!editable}>
        {children}
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
