import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { describeError } from '../../platform/http/errors.ts'
import { ConflictNotice, conflictWords } from './conflict-notice.tsx'
import { toast } from '../feedback/toast.ts'
import { useSaveForm } from './use-save-form.ts'
import type { SaveFormOptions } from './use-save-form.ts'

/** Asks for what is stored now. */
export type Reload<Stored> = () => Promise<{ data: Stored | undefined; error: unknown }>

type Options<Stored, Values extends Record<string, unknown>> = {
  queryKey: QueryKey
  stored: Stored
  valuesOf: (stored: Stored) => Values
  validate: NonNullable<SaveFormOptions<Values>['validate']>
  save: (values: Values, from: Stored) => Promise<Stored>
  reload: Reload<Stored>
}

/** The form of settings that everybody shares: of two people who change them the second one is told. */
export function useSettingsForm<Stored, Values extends Record<string, unknown>>({
  queryKey,
  stored,
  valuesOf,
  validate,
  save,
  reload,
}: Options<Stored, Values>) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<string | null>(null)
  /** What the form began from: coming back to the window may bring newer settings, which nobody has looked at. */
  const base = useRef(stored)
  const adopt = (fresh: Stored) => {
    base.current = fresh
    client.setQueryData(queryKey, fresh)
  }
  const form = useSaveForm<Values>({
    initialValues: valuesOf(stored),
    validate,
    onSave: async (values) => {
      adopt(await save(values, base.current))
      setConflict(null)
      toast.success('Configurações salva com sucesso.')
    },
    onRefused: (error) => {
      if (error.code !== 'VERSAO_ANTIGA') return false
      setConflict(conflictWords(error))
      return true
    },
  })
  const takeTheirs = async () => {
    const { data, error } = await reload()
    if (error || data === undefined) return toast.error(describeError(error))
    const values = valuesOf(data)
    base.current = data
    form.setInitialValues(values)
    form.setValues(values)
    setConflict(null)
  }
  const notice = conflict && <ConflictNotice words={conflict} onReload={takeTheirs} />
  /** `adopt`: settings that another card of the screen has saved by itself. */
  return { form, notice, adopt }
}
