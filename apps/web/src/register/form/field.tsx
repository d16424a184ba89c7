import type { RegisterField } from '@app/contract/casca/register'
import type { ReactNode } from 'react'
import { formatDocument, formatPhone } from '../../platform/text/format.ts'
import { DayField } from '../../ui/fields/dates/day-field.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { TextAreaField } from '../../ui/fields/text-area-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Choices } from './choices.tsx'
import { numberText } from '../record/record.ts'
import { ReferenceField } from './reference-field.tsx'
import { ReferencesField } from './references-field.tsx'
import { chosenOf, textOf } from './values.ts'
import type { FieldValue } from './values.ts'

type Props = {
  field: RegisterField
  locked: boolean
  name: string
  value: FieldValue
  error: ReactNode
  onChange: (value: FieldValue) => void
}

/** The value in its mask while it is typed. */
const typedAs = (format: 'document' | 'cep' | 'phone' | undefined, typed: string) => {
  if (format === 'document') return formatDocument(typed)
  return format === 'phone' ? formatPhone(typed) : typed
}

/** One field of a register's form, by its kind. */
export function RecordField({ field, locked, ...bound }: Props) {
  const { value, onChange } = bound
  const { label, help, required } = field
  const className = field.span && `g${field.span}`
  const common = { label, required, locked, className, name: bound.name, error: bound.error }
  switch (field.type) {
    case 'switch':
      return <SwitchField {...common} help={help} value={value === true} onChange={onChange} />
    case 'reference':
      return (
        <ReferenceField
          {...common}
          help={help}
          reference={field}
          value={typeof value === 'object' && value !== null && 'id' in value ? value : null}
          onChange={onChange}
        />
      )
    case 'references':
      return (
        <ReferencesField
          {...common}
          help={help}
          reference={field}
          value={chosenOf(value)}
          onChange={onChange}
        />
      )
    case 'option': {
      const chosen = field.options.find((option) => option.value === value)
      return (
        <SelectField
          {...common}
          help={chosen?.help ?? help}
          options={[...field.options]}
          value={textOf(value)}
          onChange={onChange}
        />
      )
    }
    case 'number':
      return (
        <NumberField
          {...common}
          help={help}
          format={(number) => numberText(number, field.format)}
          unit={field.unit}
          value={typeof value === 'number' && !Number.isNaN(value) ? value : null}
          onChange={(number, wrong) => onChange(wrong ? Number.NaN : number)}
        />
      )
    case 'day':
      return <DayField {...common} help={help} value={textOf(value) || null} onChange={onChange} />
    case 'area':
      return (
        <TextAreaField
          {...common}
          help={help}
          maxLength={field.max}
          value={textOf(value)}
          onChange={onChange}
        />
      )
    case 'text':
      return (
        <TextField
          {...common}
          help={help}
          autoComplete="off"
          maxLength={field.max}
          numeric={field.numeric}
          value={textOf(value)}
          beside={
            field.choices && !locked && <Choices label={label} words={field.choices} onChoose={onChange} />
          }
          onChange={(typed) => onChange(typedAs(field.format, typed))}
        />
      )
  }
}
