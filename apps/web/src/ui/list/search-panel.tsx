import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { changed } from '../../platform/address/search.ts'
import type { Change } from '../../platform/address/search.ts'
import { Button } from '../page/button.tsx'

/** What a list passes to its panel. */
export type PanelHandles<Filters> = {
  id: string
  onSearch: (filters: Filters) => void
  onClear: () => void
  onClose: () => void
}

type Props<Filters> = PanelHandles<Filters> & {
  /** 'Buscar pedidos'. */
  label: string
  /** As the address has it. */
  search: Filters
  /** Reads the filters from an address, a view or the fields. */
  read: (search: Readonly<Record<string, unknown>>) => Filters
  /** The fields; their values take effect when 'Pesquisar' is pressed. */
  children: (draft: Filters, set: (part: Change<Filters>) => void) => ReactNode
}

/** The panel above the rows: fields, then Limpar · Fechar pesquisa · Pesquisar. Enter in any field searches. */
export function SearchPanel<Filters extends Record<string, unknown>>(props: Props<Filters>) {
  const { id, label, search, read, onSearch, onClear, onClose, children } = props
  const [draft, setDraft] = useState(() => read(search))
  const address = JSON.stringify(read(search))
  const [shown, setShown] = useState(address)
  // Back, forward and 'Limpar a pesquisa' change the address under the panel. An equal address in a new object (after
  // the session was read again) must not discard typed text.
  if (shown !== address) {
    setShown(address)
    setDraft(read(search))
  }
  const form = useRef<HTMLFormElement>(null)
  // When its button opened it, the first field gets the focus; when it was open from the start, it does not.
  useEffect(() => {
    if (document.activeElement?.getAttribute('aria-controls') === id)
      form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [id])
  const clear = () => {
    setDraft(read({}))
    onClear()
  }
  const close = () => {
    onClose()
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(read(draft))
  }
  return (
    <search>
      <form ref={form} className="busca-p" id={id} aria-label={label} onSubmit={submit} noValidate>
        <div className="campos">{children(draft, (part) => setDraft(changed(draft, part)))}</div>
        <div className="pe">
          <div className="guardados">
            <Button small look="quiet" onClick={clear}>
              Limpar
            </Button>
          </div>
          <Button small onClick={close}>
            Fechar pesquisa
          </Button>
          <Button small look="tonal" icon={IconSearch} type="submit">
            Pesquisar
          </Button>
        </div>
      </form>
    </search>
  )
}
