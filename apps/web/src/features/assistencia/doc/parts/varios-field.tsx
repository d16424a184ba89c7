import styles from './doc.module.css'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { Button } from '../../../../ui/page/button.tsx'

type Props<Key extends string | number> = {
  label: string
  /** The meaning of an empty choice. */
  help: string
  options: readonly { key: Key; nome: string }[]
  value: readonly Key[]
  error?: ReactNode
  onChange: (value: Key[]) => void
}

const MOST = 50

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Several entries of a list: found by typing, each with a button that removes it. */
export function VariosField<Key extends string | number>(props: Props<Key>) {
  const { label, help, options, value, error, onChange } = props
  const chosen = options.filter(({ key }) => value.includes(key))
  return (
    <div>
      <SearchSelect<{ key: Key; nome: string }>
        label={label}
        help={help}
        error={error}
        clearOnChoose
        value={null}
        onChange={(option) => option && onChange([...new Set([...value, option.key])])}
        search={(term) =>
          Promise.resolve(
            options
              .filter(({ key, nome }) => !value.includes(key) && plain(nome).includes(plain(term)))
              .slice(0, MOST),
          )
        }
        optionKey={({ key }) => key}
        optionLabel={({ nome }) => nome}
      />
      {chosen.length > 0 && (
        <div className={styles.escolhidos}>
          {chosen.map(({ key, nome }) => (
            <Button
              key={key}
              small
              icon={IconX}
              aria-label={`Tirar ${nome}`}
              onClick={() => onChange(value.filter((one) => one !== key))}
            >
              {nome}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
