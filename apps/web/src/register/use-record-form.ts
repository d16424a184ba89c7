import { useQueryClient } from '@tanstack/react-query'
import type { RegisterView } from '@app/contract/register'
import { useRef, useState } from 'react'
import type { ApiError } from '../platform/errors.ts'
import { randomId } from '../platform/random-id.ts'
import { toast } from '../ui/toast.ts'
import { useSaveForm } from '../ui/use-save-form.ts'
import { createRecord, recordQuery, updateRecord } from './api.ts'
import type { Conflict } from './conflict.tsx'
import type { RegisterRecord } from './record.ts'
import { bodyOf, changedFields, filledFields, mergeValues, requiredErrors, valuesOf } from './values.ts'
import type { FormValues } from './values.ts'

const isRecord = (value: unknown): value is RegisterRecord =>
  typeof value === 'object' && value !== null && 'id' in value && 'versao' in value

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** The state of a record's form: saves what changed, joins what somebody else changed meanwhile. */
export function useRecordForm(
  view: RegisterView,
  record: RegisterRecord | undefined,
  onSaved: (saved: RegisterRecord) => void,
) {
  const client = useQueryClient()
  /** The record that the form began from; a save or another person's change moves it on. */
  const base = useRef(record)
  const key = useRef(randomId())
  const outcome = useRef<{ saved?: RegisterRecord; again?: boolean }>({})
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const write = (values: FormValues) => {
    const from = base.current
    if (!from) return createRecord(view, bodyOf(values, filledFields(view, values)), key.current)
    const changed = changedFields(view, valuesOf(view, from), values)
    return updateRecord(view, from.id, { ...bodyOf(values, changed), versao: from.versao })
  }
  const onSave = async (values: FormValues) => {
    const saved = await write(values)
    base.current = saved
    outcome.current = { saved }
    client.setQueryData(recordQuery(view, saved.id).queryKey, saved)
    void client.invalidateQueries({ queryKey: [view.name, 'lista'] })
    void client.invalidateQueries({ queryKey: ['auditoria', view.name, saved.id] })
    toast.success('Registro salvo com sucesso.')
    onSaved(saved)
  }
  const onRefused = ({ code, body }: ApiError, mine: FormValues): boolean => {
    const { atual } = body
    if (code !== 'VERSAO_ANTIGA' || !base.current || !isRecord(atual)) return false
    const sides = { base: valuesOf(view, base.current), theirs: valuesOf(view, atual) }
    const { values, conflicts } = mergeValues(view, sides.base, sides.theirs, mine)
    if (conflicts.length === 0) {
      // What only one of the two changed needs nobody's choice (armazem.md).
      moveOn(atual, values)
      outcome.current = { again: true }
      return true
    }
    const [por, em] = [textOrNull(body['alteradoPor']), textOrNull(body['alteradoEm'])]
    setConflict({ atual, names: conflicts, ...sides, values, por, em })
    return true
  }
  const form = useSaveForm<FormValues>({
    initialValues: valuesOf(view, record),
    validate: (values) => requiredErrors(view, values),
    onSave,
    onRefused,
  })

  const show = (values: FormValues, stored: FormValues) => {
    form.setInitialValues(stored)
    form.setValues(values)
    form.resetDirty(stored)
  }
  function moveOn(to: RegisterRecord, values: FormValues) {
    base.current = to
    show(values, valuesOf(view, to))
  }
  const submit = async (): Promise<void> => {
    outcome.current = {}
    await form.submit()
    const { saved, again } = outcome.current
    // As the server keeps it: bare, trimmed, completed.
    if (saved) moveOn(saved, valuesOf(view, saved))
    if (again) await submit()
  }

  return {
    form: { ...form, submit },
    conflict,
    closeConflict: () => setConflict(null),
    resolve: ({ atual }: Conflict, values: FormValues) => {
      setConflict(null)
      moveOn(atual, values)
      void submit()
    },
    discard: ({ atual, theirs }: Conflict) => {
      setConflict(null)
      moveOn(atual, theirs)
    },
  }
}
