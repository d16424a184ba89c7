import { useQuery } from '@tanstack/react-query'
import type { RegisterEndereco, RegisterField } from '@app/contract/casca/register'
import { useState } from 'react'
import { SuggestField } from '../../ui/fields/suggest-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { SaveForm } from '../../ui/form/use-save-form.ts'
import { RecordField } from './field.tsx'
import { citiesQuery, countriesQuery } from './places.ts'
import { useCep } from './use-cep.ts'
import { textOf } from './values.ts'
import type { FormValues } from './values.ts'

type Props = {
  fields: readonly RegisterField[]
  names: RegisterEndereco
  form: SaveForm<FormValues>
  isLocked: (field: RegisterField) => boolean
}

/** The fields of an address (`endereco()` of a definition): filled from the CEP, completed by hand. */
export function AddressFields({ fields, names, form, isLocked }: Props) {
  const [wanted, setWanted] = useState<{ cidade?: true; pais?: true }>({})
  const cep = useCep(form, names)
  const cities = useQuery(citiesQuery(textOf(form.values[names.estado]), wanted.cidade === true))
  const countries = useQuery(countriesQuery(wanted.pais === true))

  return fields.map((field) => {
    const { name, label, required, span } = field
    const locked = isLocked(field)
    const bound = form.field(name)
    const common = { ...bound, value: textOf(bound.value), label, required, locked }
    const text = {
      ...common,
      className: span && `g${span}`,
      ...(field.type === 'text' && { maxLength: field.max }),
    }
    switch (name) {
      case names.cep:
        return (
          <TextField
            key={name}
            {...text}
            autoComplete="off"
            inputMode="numeric"
            numeric
            help={locked ? undefined : <span aria-live="polite">{cep.text}</span>}
            onChange={cep.onChange}
          />
        )
      case names.cidade:
        return (
          <SuggestField
            key={name}
            {...text}
            suggestions={cities.data}
            onFocus={() => setWanted((before) => ({ ...before, cidade: true }))}
          />
        )
      case names.pais:
        return (
          <SuggestField
            key={name}
            {...text}
            suggestions={countries.data}
            onFocus={() => setWanted((before) => ({ ...before, pais: true }))}
          />
        )
      default:
        return <RecordField key={name} field={field} locked={locked} {...bound} />
    }
  })
}
