import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, useCombobox } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { boxClass, FieldFrame, useField } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { Icon } from '../page/icon.tsx'
import { suggestionsOf } from './suggestions.ts'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Possible values; undefined while they are unknown. */
  suggestions: readonly string[] | undefined
  maxLength?: number | undefined
}

/** A line of text with suggestions: any typed text is accepted, in the list or not. */
export function SuggestField(props: Props) {
  const { label, help, error, required, hideLabel, className, locked, disabled, small } = props
  const { name, value, onChange, suggestions, maxLength, onFocus, onBlur } = props
  const { id, aria } = useField({ error, help, required })
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const shown = suggestionsOf(suggestions ?? [], value)
  const open = () => {
    if (!locked && !disabled) combobox.openDropdown()
  }

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(chosen) => {
        onChange(chosen)
        combobox.closeDropdown()
      }}
      offset={4}
      zIndex={310}
      withinPortal={false}
      floatingStrategy="fixed"
      middlewares={{ flip: true, shift: true }}
    >
      <FieldFrame {...{ id, label, help, error, required, hideLabel, className }}>
        <Combobox.DropdownTarget>
          <div className={boxClass({ error, locked, small, disabled })}>
            {locked && <Icon of={IconLock} size="p" />}
            <Combobox.EventsTarget withExpandedAttribute>
              <input
                {...aria}
                name={name}
                autoComplete="off"
                aria-autocomplete="list"
                maxLength={maxLength}
                value={value}
                readOnly={locked}
                disabled={disabled}
                onChange={(event) => {
                  onChange(event.currentTarget.value)
                  combobox.resetSelectedOption()
                  open()
                }}
                onClick={open}
                onFocus={onFocus}
                onBlur={(event) => {
                  combobox.closeDropdown()
                  onBlur?.(event)
                }}
              />
            </Combobox.EventsTarget>
          </div>
        </Combobox.DropdownTarget>
      </FieldFrame>
      <Combobox.Dropdown className="lista-flutua" hidden={shown.length === 0}>
        <Combobox.Options aria-label={`Opções: ${label}`}>
          {shown.map((option) => (
            <Combobox.Option key={option} value={option} className="opcao">
              {option}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
