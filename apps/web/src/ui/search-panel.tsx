import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from './button.tsx'

type ToggleProps = { open: boolean; filters: number; panelId: string; onToggle: () => void }

/** 'Buscar' in the page header: opens the panel and keeps the number of filters in sight when it is closed. */
export const SearchToggle = ({ open, filters, panelId, onToggle }: ToggleProps) => (
  <Button
    small
    look={open || filters > 0 ? 'tonal' : 'plain'}
    icon={IconSearch}
    aria-expanded={open}
    aria-controls={panelId}
    data-atalho="buscar"
    onClick={onToggle}
  >
    Buscar
    {filters > 0 && (
      <span className="conta-f">
        <span className="so-leitor">, filtros: </span>
        {filters}
      </span>
    )}
  </Button>
)

type PanelProps = {
  id: string
  /** 'Buscar pedidos'. */
  label: string
  onSearch: () => void
  onClear: () => void
  onClose: () => void
  /** Filters kept under a name. */
  saved?: ReactNode
  children: ReactNode
}

/** The panel above the rows: fields, then Limpar · Fechar pesquisa · Pesquisar. Enter in any field searches. */
export function SearchPanel({ id, label, onSearch, onClear, onClose, saved, children }: PanelProps) {
  const form = useRef<HTMLFormElement>(null)
  // Opened by its button, the first field has the focus; opened with the screen, it does not take it.
  useEffect(() => {
    if (document.activeElement?.getAttribute('aria-controls') === id)
      form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [id])
  const close = () => {
    onClose()
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    <search>
      <form ref={form} className="busca-p" id={id} aria-label={label} onSubmit={submit} noValidate>
        <div className="campos">{children}</div>
        <div className="pe">
          <div className="guardados">
            <Button small look="quiet" onClick={onClear}>
              Limpar
            </Button>
            {saved}
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
