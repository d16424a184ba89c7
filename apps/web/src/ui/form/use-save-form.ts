import { useForm } from '@mantine/form'
import type { UseFormInput, UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { ApiError, describeError, mapFieldErrors } from '../../platform/http/errors.ts'
import { toast } from '../feedback/toast.ts'
import { useFirstWrong } from './use-first-wrong.ts'
import { choicesMade, isChoicePending, NOT_CHOSEN } from '../fields/pending-choices.ts'

/** Spec §8, at the top of a form with wrong fields. */
export const FORM_ERROR = 'Existem erros no formulário, verifique os campos em destaque.'

export type SaveFormOptions<Values extends Record<string, unknown>> = UseFormInput<Values, Values> & {
  /** Saves. An `ApiError` that it throws is shown: field messages at their fields, the rest as a toast. */
  onSave: (values: Values) => Promise<unknown>
  /** Handles a refusal itself (a version conflict): `true` means that it is handled. */
  onRefused?: (error: ApiError, values: Values) => boolean
}

/** The props that a field gets from its form. */
export type BoundField<Value> = {
  name: string
  value: Value
  onChange: (value: Value) => void
  error: ReactNode
}

export type SaveForm<Values extends Record<string, unknown>> = UseFormReturnType<Values, Values> & {
  /** Props of a field: `<TextField label=… {...form.field('transportadora')} />`. */
  field: <Key extends keyof Values & string>(key: Key) => BoundField<Values[Key]>
  /** The props for plain fields: `<Campo of={CAMPOS_OS} name="relato" form={form.plain} />`. */
  plain: {
    values: Values
    erros: Record<string, ReactNode>
    onChange: (changes: Partial<Values>) => void
  }
  /** Error at a path inside a list: `form.errorAt('itens.2.quantidade')`. */
  errorAt: (path: string) => ReactNode
  submit: () => Promise<void>
  saving: boolean
  /** Lines above the form: none, or FORM_ERROR and errors that belong to no field. */
  problems: string[]
  formRef: RefObject<HTMLFormElement | null>
  /** True while leaving would lose something; false from the moment of a successful save. */
  dirty: RefObject<boolean>
}

/**
 * Mantine's `useForm` with our common behaviour: saves once at a time, maps refusals, focuses the first wrong field.
 */
export function useSaveForm<Values extends Record<string, unknown>>(
  options: SaveFormOptions<Values>,
): SaveForm<Values> {
  const { onSave, onRefused, ...formOptions } = options
  const form = useForm<Values>({ validateInputOnBlur: false, clearInputErrorOnChange: true, ...formOptions })
  const [saving, setSaving] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const busy = useRef(false)
  const saved = useRef(false)
  const formRef = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFirstWrong(formRef)
  const dirty = useRef(false)
  useEffect(() => {
    dirty.current = !saved.current && form.isDirty()
  })

  const refuse = (error: ApiError, values: Values) => {
    if (onRefused?.(error, values)) return
    const { fields, others } = mapFieldErrors(error, values)
    const wrong = Object.keys(fields).length > 0
    if (wrong) {
      form.setErrors(fields)
      setProblems([FORM_ERROR, ...others])
      focusFirstWrong()
    } else if (others.length > 1) setProblems(others)
    else toast.error(describeError(error))
  }

  const submit = async () => {
    if (busy.current) return
    if (isChoicePending()) {
      busy.current = true
      setSaving(true)
      const made = await choicesMade()
      busy.current = false
      setSaving(false)
      if (!made) {
        toast.error(NOT_CHOSEN)
        return
      }
    }
    const { hasErrors } = form.validate()
    if (hasErrors) {
      setProblems([FORM_ERROR])
      focusFirstWrong()
      return
    }
    const values = form.getValues()
    busy.current = true
    setSaving(true)
    setProblems([])
    saved.current = true
    dirty.current = false
    try {
      await onSave(values)
      form.resetDirty(values)
    } catch (error) {
      dirty.current = form.isDirty()
      if (error instanceof ApiError) refuse(error, values)
      else toast.error(describeError(error))
    } finally {
      saved.current = false
      busy.current = false
      setSaving(false)
    }
  }

  const field = <Key extends keyof Values & string>(key: Key): BoundField<Values[Key]> => ({
    name: key,
    value: form.values[key],
    onChange: (value) => {
      form.setValues((before) => ({ ...before, [key]: value }))
      form.clearFieldError(key)
    },
    error: form.errors[key],
  })
  const plain = {
    values: form.values,
    erros: form.errors,
    onChange: (changes: Partial<Values>) => {
      form.setValues((before) => ({ ...before, ...changes }))
      const changed = new Set(Object.keys(changes))
      // The error of a text in a list has a path inside the list.
      for (const path of Object.keys(form.errors))
        if (changed.has(path.split('.')[0] ?? '')) form.clearFieldError(path)
    },
  }
  const errorAt = (path: string) => form.errors[path]

  return { ...form, field, plain, errorAt, submit, saving, problems, formRef, dirty }
}

/** '{rótulo}: preenchimento obrigatório' (decisions 34). */
export const requiredText = (label: string) => `${label}: preenchimento obrigatório`

/** For a form's `validate`: a required text. */
export const requiredCheck = (label: string) => (value: string) =>
  value.trim() === '' ? requiredText(label) : null
