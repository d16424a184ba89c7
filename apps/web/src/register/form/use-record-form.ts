import { useQueryClient } from '@tanstack/react-query'
import type { RegisterView } from '@app/contract/casca/register'
import { useRef, useState } from 'react'
import { changeOf } from '../../platform/http/errors.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { randomId } from '../../platform/text/random-id.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { createRecord, recordQuery, updateRecord } from '../api.ts'
import type { Conflict } from './conflict.tsx'
import type { RegisterRecord } from '../record/record.ts'
import {
  bodyOf,
  changedFields,
  filledFields,
  givenValues,
  mergeValues,
  requiredErrors,
  valuesOf,
} from './values.ts'
import type { FormValues } from './values.ts'

/** Differences of a custom screen from the plain form of a definition. */
export type RecordFormOptions = {
  onSaved: (saved: RegisterRecord) => void
  /** The record with the form's values, when its own fields have other names. */
  read?: (record: RegisterRecord) => RegisterRecord
  /** Values besides the definition's fields; conflicts in them are not asked about. */
  extra?: (record: RegisterRecord | undefined) => FormValues
  /** Builds the body; `body` has the changed fields of the definition. */
  wire?: (
    body: Record<string, unknown>,
    values: FormValues,
    from: RegisterRecord | undefined,
  ) => Record<string, unknown>
  /** The values of a new record, by their wire names. */
  initial?: Readonly<Record<string, unknown>> | undefined
  /** Runs before sending; it refuses by throwing, as the server would. */
  check?: (values: FormValues, from: RegisterRecord | undefined) => Promise<void>
  savedText?: string
}

const asIs = (record: RegisterRecord) => record
const isRecord = (value: unknown): value is RegisterRecord =>
  typeof value === 'object' && value !== null && 'id' in value && 'versao' in value

/** The state of a record's form: it saves the changes, and merges another person's changes. */
export function useRecordForm(
  view: RegisterView,
  record: RegisterRecord | undefined,
  { onSaved, read = asIs, extra, wire, check, savedText, initial }: RecordFormOptions,
) {
  const client = useQueryClient()
  /** The record that the form started from; a save or another person's change replaces it. */
  const base = useRef(record)
  const key = useRef(randomId())
  const outcome = useRef<{ saved?: RegisterRecord; again?: boolean }>({})
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const fieldsRead = (of: RegisterRecord | undefined) => valuesOf(view, of && read(of))
  const allRead = (of: RegisterRecord | undefined) => ({ ...fieldsRead(of), ...extra?.(of) })
  const write = (values: FormValues) => {
    const from = base.current
    const names = from ? changedFields(view, fieldsRead(from), values) : filledFields(view, values)
    const body = bodyOf(values, names)
    const sent = wire ? wire(body, values, from) : body
    if (!from) return createRecord(view, sent, key.current)
    return updateRecord(view, from.id, { ...sent, versao: from.versao })
  }
  const onSave = async (values: FormValues) => {
    await check?.(values, base.current)
    const saved = await write(values)
    base.current = saved
    outcome.current = { saved }
    client.setQueryData(recordQuery(view, saved.id).queryKey, saved)
    void client.invalidateQueries({ queryKey: [view.name, 'lista'] })
    void client.invalidateQueries({ queryKey: ['auditoria', view.name, saved.id] })
    toast.success(savedText ?? 'Registro salvo com sucesso.')
    onSaved(saved)
  }
  const onRefused = (error: ApiError, mine: FormValues): boolean => {
    const { code, body } = error
    const { atual } = body
    if (code !== 'VERSAO_ANTIGA' || !base.current || !isRecord(atual)) return false
    const sides = { base: fieldsRead(base.current), theirs: fieldsRead(atual) }
    const merged = mergeValues(view, sides.base, sides.theirs, mine)
    const { conflicts } = merged
    const values = { ...mine, ...merged.values }
    if (conflicts.length === 0) {
      // A change by only one person needs no choice (armazem.md).
      moveOn(atual, values)
      outcome.current = { again: true }
      return true
    }
    setConflict({ atual, names: conflicts, ...sides, values, ...changeOf(error) })
    return true
  }
  const form = useSaveForm<FormValues>({
    initialValues: record ? allRead(record) : { ...allRead(record), ...givenValues(view, initial) },
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
    show(values, allRead(to))
  }
  const submit = async (): Promise<void> => {
    outcome.current = {}
    await form.submit()
    const { saved, again } = outcome.current
    // As the server stores it: bare, trimmed, completed.
    if (saved) moveOn(saved, allRead(saved))
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
    discard: ({ atual }: Conflict) => {
      setConflict(null)
      moveOn(atual, allRead(atual))
    },
  }
}
