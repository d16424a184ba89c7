import type { InfNFe } from '@app/contract/armazem/nota'
import { useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import type { ApiError } from '../../../../platform/http/errors.ts'
import { errosDoEnvio, errosDoRecebimento } from './form-model.ts'
import type { LinhaForm, NotaValues } from './form-model.ts'

/** The check of the values: a stored note may leave open what its receipt needs. */
export type Modo = 'guardar' | 'receber'

type Options = {
  infNFe: InfNFe
  initialValues: NotaValues
  onSave: (values: NotaValues, modo: Modo) => Promise<unknown>
  onRefused?: (error: ApiError, values: NotaValues, modo: Modo) => boolean
}

const CHECKS = { guardar: errosDoEnvio, receber: errosDoRecebimento }

/** The lines of a note as a form, with errors by line. */
export function useNotaForm({ infNFe, initialValues, onSave, onRefused }: Options) {
  const modo = useRef<Modo>('guardar')
  const form = useSaveForm<NotaValues>({
    initialValues,
    validate: (values) => CHECKS[modo.current](values, infNFe),
    onSave: (values) => onSave(values, modo.current),
    ...(onRefused && {
      onRefused: (error: ApiError, values: NotaValues) => onRefused(error, values, modo.current),
    }),
  })

  // A line keeps its first callbacks, so they read the current form from here.
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const setLinha = useCallback((index: number, change: (linha: LinhaForm) => LinhaForm) => {
    const { errors, setValues, clearFieldError } = latest.current
    setValues((before) => ({
      ...before,
      produtos: before.produtos?.map((linha, at) => (at === index ? change(linha) : linha)) ?? [],
    }))
    const own = `produtos.${index}`
    for (const path of Object.keys(errors))
      if (path === own || path.startsWith(`${own}.`)) clearFieldError(path)
  }, [])
  /** The error of a line's part; a refusal of the whole line is shown at its product. */
  const erroDa = (index: number, parte: 'produto' | 'fator' | 'efeito' | 'lotes'): ReactNode => {
    const own = `produtos.${index}.${parte}`
    const found = Object.keys(form.errors).find((path) => path === own || path.startsWith(`${own}.`))
    return found ? form.errors[found] : parte === 'produto' ? form.errors[`produtos.${index}`] : undefined
  }
  /** The lines that have an error, the first one first. */
  const linhasErradas = () =>
    [
      ...new Set(
        Object.keys(form.errors)
          .flatMap((path) => /^produtos\.(\d+)/.exec(path)?.[1] ?? [])
          .map(Number),
      ),
    ].toSorted((a, b) => a - b)

  const submitAs = (next: Modo) => {
    modo.current = next
    return form.submit()
  }
  /** Whether the values are valid; shows nothing. */
  const passes = (next: Modo) => Object.keys(CHECKS[next](form.getValues(), infNFe)).length === 0

  return { ...form, setLinha, erroDa, linhasErradas, submitAs, passes }
}

export type NotaFormState = ReturnType<typeof useNotaForm>
