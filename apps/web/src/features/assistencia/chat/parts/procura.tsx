import styles from './procura.module.css'
import { IconArrowDown, IconArrowUp, IconSearch, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { MOST_ACHADAS } from '@app/contract/assistencia/chat'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { useEscape } from '../../../../ui/dialog/dialog-layer.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { achadasQuery, SHORTEST_BUSCA } from '../api.ts'

type Props = {
  conversa: number
  /** The message that is shown. */
  mensagem: number | undefined
  onShow: (numero: number) => void
  onClose: () => void
}

const wordsOf = (achadas: readonly number[], at: number) => {
  if (achadas.length === 0) return 'Nenhuma'
  const mais = achadas.length === MOST_ACHADAS ? ' ou mais' : ''
  if (at < 0) return `${formatCount(achadas.length, 'achada', 'achadas')}${mais}`
  return `${formatInteger(at + 1)} de ${formatInteger(achadas.length)}${mais}`
}

const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

/** Looks for words in the open conversation, and goes from one message that has them to the next, the newest first. */
export function Procura({ conversa, mensagem, onShow, onClose }: Props) {
  const [busca, setBusca] = useState('')
  useEscape(true, onClose)
  const q = useDeferredValue(busca.trim())
  const { data: achadas } = useQuery(achadasQuery(conversa, q))
  const at = achadas?.findIndex((numero) => numero === mensagem) ?? -1
  const older = achadas?.[at + 1]
  const newer = at > 0 ? achadas?.[at - 1] : undefined
  return (
    <form
      ref={focusField}
      className={styles.procura}
      role="search"
      aria-label="Nesta conversa"
      onSubmit={(event) => {
        event.preventDefault()
        const next = older ?? achadas?.[0]
        if (next !== undefined) onShow(next)
      }}
    >
      <TextField
        small
        hideLabel
        label="Procurar nesta conversa"
        placeholder="Procurar nesta conversa"
        icon={IconSearch}
        maxLength={100}
        autoComplete="off"
        value={busca}
        onChange={setBusca}
      />
      <span className={styles.passos}>
        <output className="sm">{achadas && q.length >= SHORTEST_BUSCA && wordsOf(achadas, at)}</output>
        <Button
          small
          look="quiet"
          icon={IconArrowUp}
          iconOnly
          disabled={older === undefined}
          onClick={() => older !== undefined && onShow(older)}
        >
          Mais antiga
        </Button>
        <Button
          small
          look="quiet"
          icon={IconArrowDown}
          iconOnly
          disabled={newer === undefined}
          onClick={() => newer !== undefined && onShow(newer)}
        >
          Mais nova
        </Button>
        <Button small look="quiet" icon={IconX} iconOnly onClick={onClose}>
          Fechar a procura
        </Button>
      </span>
    </form>
  )
}
