import type { Campo as Definicao, Campos, DigitadoDe, NomeDe } from '@app/contract/casca/campos'
import type { ReactNode } from 'react'
import type { Typed } from '../../platform/campos/campos.ts'
import { formatAmount } from '../../platform/text/format.ts'
import { DateTimeField } from './dates/date-time-field.tsx'
import { DayField } from './dates/day-field.tsx'
import { NumberField } from './number-field.tsx'
import { SelectField } from './select-field.tsx'
import { SwitchField } from './switch-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'
import { TextsField } from './texts-field.tsx'

/** The props that a form passes to the controls of its plain fields. */
export type CamposForm<M extends Campos> = {
  values: DigitadoDe<M>
  erros: { readonly [N in NomeDe<M>]?: ReactNode }
  locked?: ReadonlySet<string>
  onChange: (changes: Partial<DigitadoDe<M>>) => void
}

type Props<M extends Campos, N extends NomeDe<M>> = {
  of: M
  name: N
  form: CamposForm<M>
  /** Its place in a grid (`g2`, `g3`, `g4`). */
  className?: string
  /** Replaces the table's own words. */
  help?: ReactNode
  warning?: ReactNode
  hideLabel?: boolean
  /** Overrides the table: no asterisk when the specification shows none, or one when this form requires the field. */
  required?: boolean
  rows?: number
}

/** The error of a field, or of one text in its list. */
const errorOf = (erros: Readonly<Record<string, ReactNode>>, name: string): ReactNode =>
  Object.entries(erros).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]

/** The control of a plain field: the table gives its label, limit and options, the screen its place. */
export function Campo<M extends Campos, N extends NomeDe<M>>(props: Props<M, N>) {
  const { of, name, form, help, required, rows, ...place } = props
  const campo = of[name] as Definicao
  const value: Typed = form.values[name]
  const text = typeof value === 'string' ? value : ''
  const change = (typed: Typed) => form.onChange({ [name]: typed } as Partial<DigitadoDe<M>>)
  const common = {
    ...place,
    name,
    label: campo.label,
    help: help ?? campo.help,
    error: errorOf(form.erros, name),
    locked: form.locked?.has(name),
    required: required ?? campo.required,
  }
  switch (campo.type) {
    case 'text':
      return <TextField {...common} autoComplete="off" maxLength={campo.max} value={text} onChange={change} />
    case 'area':
      return (
        <TextAreaField {...common} rows={rows ?? 4} maxLength={campo.max} value={text} onChange={change} />
      )
    case 'texts':
      return <TextsField {...common} value={Array.isArray(value) ? value : []} onChange={change} />
    case 'switch':
      return <SwitchField {...common} value={value === true} onChange={change} />
    case 'instant':
      return <DateTimeField {...common} value={text || null} onChange={change} />
    case 'day':
      return <DayField {...common} value={text || null} onChange={change} />
    case 'number':
      return (
        <NumberField
          {...common}
          {...(campo.format === 'money' && { format: formatAmount })}
          value={typeof value === 'number' && !Number.isNaN(value) ? value : null}
          onChange={(typed, wrong) => change(wrong ? Number.NaN : typed)}
        />
      )
    case 'option':
      return (
        <SelectField
          {...common}
          {...(!campo.required && { empty: 'Nenhum' })}
          options={[...campo.options]}
          value={text}
          onChange={(chosen) => change(chosen || null)}
        />
      )
  }
}
