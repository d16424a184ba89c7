import './references.css'
import type { Reference } from '@app/contract/casca/register'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '../../ui/page/button.tsx'
import type { FieldProps } from '../../ui/fields/field.tsx'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { searchReference } from '../api.ts'
import type { Chosen } from './reference-field.tsx'

type Props = FieldProps & {
  reference: Reference
  value: readonly Chosen[]
  onChange: (chosen: readonly Chosen[]) => void
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Chooses several records of another register one by one; each has a button that removes it. */
export function ReferencesField({ reference, value, onChange, className, locked, ...props }: Props) {
  const { optionLabel, optionDetail } = reference
  const detailOf = (option: Chosen) => (optionDetail === undefined ? '' : text(option[optionDetail]))
  const input = useRef<HTMLInputElement>(null)
  const add = (chosen: Chosen | null) => {
    if (chosen && !value.some(({ id }) => id === chosen.id)) onChange([...value, chosen])
  }
  const takeOff = (id: number) => {
    onChange(value.filter((one) => one.id !== id))
    input.current?.focus()
  }
  if (locked) {
    const names = value.map((one) => text(one[optionLabel])).join(', ')
    return <TextField {...props} className={className} locked value={names} onChange={() => {}} />
  }
  return (
    <div className={['varios', className].filter(Boolean).join(' ')}>
      <SearchSelect<Chosen>
        {...props}
        inputRef={input}
        value={null}
        onChange={add}
        clearOnChoose
        search={searchReference(reference.path)}
        optionKey={({ id }) => id}
        optionLabel={(option) => text(option[optionLabel])}
        optionDetail={detailOf}
      />
      <ul className="varios-lista" aria-label={`${props.label}: escolhidos`}>
        {value.map((one) => {
          const label = text(one[optionLabel])
          return (
            <li key={one.id}>
              <span>{label}</span>
              <span className="num t3 xs">{detailOf(one)}</span>
              <Button
                small
                look="quiet"
                className="mini"
                icon={IconX}
                iconOnly
                onClick={() => takeOff(one.id)}
              >
                {`Remover ${label}`}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
