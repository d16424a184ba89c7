import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, useCombobox } from '@mantine/core'
import { IconChevronDown, IconLock, IconX } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Button } from '../page/button.tsx'
import { boxClass, FieldFrame, useField } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { Icon } from '../page/icon.tsx'
import { useSearch } from '../list/use-search.ts'
import { holdSaves } from './pending-choices.ts'

type Props<Option> = FieldProps & {
  value: Option | null
  onChange: (option: Option | null) => void
  /** Asks the server; debounced by 1 s, at once on Enter or when opened. */
  search: (term: string, signal: AbortSignal) => Promise<Option[]>
  optionKey: (option: Option) => string | number
  /** Keys of options that are not offered, because they are chosen already. */
  except?: readonly (string | number)[]
  optionLabel: (option: Option) => string
  /** A second line or a code at the right. */
  optionDetail?: (option: Option) => ReactNode
  placeholder?: string
  icon?: TablerIcon
  /** Shows an ✕ that empties the field. */
  clearable?: boolean
  /** Enter with exactly one answer takes it, as a scanner needs. On by default. */
  takeSingle?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** After a choice the field is emptied, for adding line after line. */
  clearOnChoose?: boolean
}

/** A field that searches: type, choose with the arrows and Enter, or scan. It works fully by keyboard. */
export function SearchSelect<Option>(props: Props<Option>) {
  const { label, help, error, required, hideLabel, className, locked, disabled, small } = props
  const { value, onChange, optionKey, optionLabel, optionDetail, placeholder, icon, clearable, inputRef } =
    props
  const { takeSingle = true, clearOnChoose = false, except = [] } = props
  const { id, aria } = useField({ error, help, required })
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { options: found, searching, failed, now, type, stop } = useSearch(props.search)
  const offered = (all: readonly Option[]) => all.filter((option) => !except.includes(optionKey(option)))
  // An earlier answer still stands while the next one comes, and it may hold what was chosen meanwhile.
  const options = found && offered(found)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (value ? optionLabel(value) : '')
  const start = locked ? IconLock : icon
  /** The last request by Enter, while its answer is pending; unset after anything newer. */
  const asked = useRef<symbol>(undefined)
  const away = useRef(false)

  const choose = (option: Option) => {
    asked.current = undefined
    stop()
    setTyped(clearOnChoose ? '' : null)
    onChange(option)
    combobox.closeDropdown()
  }
  const open = () => {
    if (locked || disabled || combobox.dropdownOpened) return
    combobox.openDropdown()
    void now(typed ?? '')
  }
  const change = (next: string) => {
    asked.current = undefined
    setTyped(next)
    combobox.openDropdown()
    combobox.resetSelectedOption()
    if (next === '' && value) onChange(null)
    type(next)
  }
  /** Answers whether it led to a choice, or was replaced by something newer. */
  const searchNow = async (): Promise<boolean> => {
    const question = Symbol(text)
    asked.current = question
    combobox.openDropdown()
    const [first, ...others] = offered(await now(text))
    if (asked.current !== question) return true
    asked.current = undefined
    if (first !== undefined && others.length === 0 && takeSingle) {
      choose(first)
      return true
    }
    if (away.current) leave()
    else combobox.selectFirstOption()
    return false
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // When the arrows have selected an option, Enter chooses it (the combobox does that); otherwise it searches at
    // once.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed === null) return
    if (combobox.getSelectedOptionIndex() !== -1) return
    event.preventDefault()
    holdSaves(searchNow())
  }
  /**
   * Typed text without a choice is no value, so the field shows its stored value again. A pending answer to Enter still
   * counts.
   */
  const leave = () => {
    away.current = true
    combobox.closeDropdown()
    if (asked.current) return
    stop()
    setTyped(null)
  }
  const find = (key: string) => options?.find((option) => String(optionKey(option)) === key)

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(key) => {
        const option = find(key)
        if (option !== undefined) choose(option)
      }}
      offset={4}
      zIndex={310}
      // It is rendered in place, because inside a dialog it must belong to the dialog, and no content may be outside
      // the landmarks.
      withinPortal={false}
      floatingStrategy="fixed"
      middlewares={{ flip: true, shift: true }}
    >
      <FieldFrame {...{ id, label, help, error, required, hideLabel, className }}>
        <Combobox.DropdownTarget>
          <div className={boxClass({ error, locked, small, disabled })}>
            {start && <Icon of={start} size={small || locked ? 'p' : undefined} />}
            <Combobox.EventsTarget withExpandedAttribute>
              <input
                {...aria}
                ref={inputRef}
                name={props.name}
                autoComplete="off"
                aria-autocomplete="list"
                placeholder={placeholder}
                value={text}
                readOnly={locked}
                disabled={disabled}
                onChange={(event) => change(event.currentTarget.value)}
                onClick={open}
                onFocus={(event) => {
                  away.current = false
                  event.currentTarget.select()
                }}
                onBlur={leave}
                onKeyDown={onKeyDown}
              />
            </Combobox.EventsTarget>
            {clearable && value !== null && !locked ? (
              <Button
                small
                look="quiet"
                className="mini"
                icon={IconX}
                iconOnly
                onClick={() => onChange(null)}
              >
                {`Limpar ${label}`}
              </Button>
            ) : (
              !locked && <Icon of={IconChevronDown} size="p" />
            )}
          </div>
        </Combobox.DropdownTarget>
      </FieldFrame>
      <Combobox.Dropdown className="lista-flutua">
        <Combobox.Options aria-label={`Opções: ${label}`}>
          {options?.map((option) => (
            <Combobox.Option key={optionKey(option)} value={String(optionKey(option))} className="opcao">
              <span>{optionLabel(option)}</span>
              {optionDetail && <span className="num t3 xs">{optionDetail(option)}</span>}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        <Combobox.Empty className="opcao-nada" aria-live="polite">
          {statusWords({ searching, failed, count: options?.length })}
        </Combobox.Empty>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function statusWords({
  searching,
  failed,
  count,
}: {
  searching: boolean
  failed: boolean
  count: number | undefined
}) {
  if (searching) return 'Procurando…'
  if (failed) return 'Serviço temporariamente indisponível.'
  if (count === 0) return 'Nenhuma informação encontrada.'
  return null
}
