import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { mergePartes, takePartes, type Partes } from '../../platform/campos/merge-partes.ts'
import { changeOf } from '../../platform/http/errors.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { toast } from '../feedback/toast.ts'
import type { Choices } from './conflict-choice.tsx'
import { useSaveForm } from './use-save-form.ts'
import type { SaveFormOptions } from './use-save-form.ts'

// Two people seldom save the same, so this loads only when they do.
const ConflictChoice = lazy(async () => ({ default: (await import('./conflict-choice.tsx')).ConflictChoice }))

type Options<Stored, Values extends Record<string, unknown>> = {
  queryKey: QueryKey
  stored: Stored
  valuesOf: (stored: Stored) => Values
  validate: NonNullable<SaveFormOptions<Values>['validate']>
  save: (values: Values, from: Stored) => Promise<Stored>
  /** The parts that two people may change independently, and the form of such parts. */
  partesOf: (values: Values) => Partes
  valuesFrom: (partes: Partes, mine: Values) => Values
  /** What is told after a save. */
  saved?: string
}

/** The other person's settings, and the merged form; in conflict, mine. */
type Conflict<Stored> = Choices & { atual: Stored; deles: Partes; partes: Partes }

const isStored = (value: unknown): boolean => typeof value === 'object' && value !== null && 'versao' in value

/**
 * The form of shared settings: another person's change is merged with the typed values, and asked about only when both
 * changed the same.
 */
export function useSettingsForm<Stored, Values extends Record<string, unknown>>({
  queryKey,
  stored,
  valuesOf,
  validate,
  save,
  partesOf,
  valuesFrom,
  saved = 'Configurações salva com sucesso.',
}: Options<Stored, Values>) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<Conflict<Stored> | null>(null)
  const again = useRef(false)
  /**
   * The settings that the form started from, because a return to the window may load newer ones that the person has not
   * seen.
   */
  const base = useRef(stored)
  const adopt = (fresh: Stored) => {
    base.current = fresh
    client.setQueryData(queryKey, fresh)
  }
  const onRefused = (error: ApiError, mine: Values): boolean => {
    const { atual } = error.body
    if (error.code !== 'VERSAO_ANTIGA' || !isStored(atual)) return false
    const fresh = atual as Stored
    const deles = partesOf(valuesOf(fresh))
    const { partes, conflitos } = mergePartes(partesOf(valuesOf(base.current)), deles, partesOf(mine))
    if (conflitos.length > 0) setConflict({ atual: fresh, deles, partes, conflitos, ...changeOf(error) })
    else {
      moveOn(fresh, valuesFrom(partes, mine))
      again.current = true
    }
    return true
  }
  const form = useSaveForm<Values>({
    initialValues: valuesOf(stored),
    validate,
    onSave: async (values) => {
      adopt(await save(values, base.current))
      toast.success(saved)
    },
    onRefused,
  })
  function moveOn(to: Stored, values: Values) {
    adopt(to)
    form.setInitialValues(valuesOf(to))
    form.setValues(values)
    form.resetDirty(valuesOf(to))
  }
  const submit = async (): Promise<void> => {
    again.current = false
    await form.submit()
    if (again.current) await submit()
  }
  const resolve = (taken: readonly string[]) => {
    if (!conflict) return
    setConflict(null)
    const { partes, deles, atual } = conflict
    moveOn(atual, valuesFrom(takePartes(partes, deles, taken), form.getValues()))
    void submit()
  }
  const discard = () => {
    if (!conflict) return
    setConflict(null)
    moveOn(conflict.atual, valuesOf(conflict.atual))
  }
  const notice = conflict && (
    <Suspense>
      <ConflictChoice
        conflict={conflict}
        onResolve={resolve}
        onDiscard={discard}
        onClose={() => setConflict(null)}
      />
    </Suspense>
  )
  /** `adopt`: takes over settings that another card of the screen has saved. */
  return { form: { ...form, submit }, notice, adopt }
}
