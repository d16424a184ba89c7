import { IconSearch } from '@tabler/icons-react'
import { Button } from '../page/button.tsx'

type Props = {
  open: boolean
  filters: number
  panelId: string
  /** On phones the title needs the room of the word. */
  short: boolean
  onToggle: () => void
}

/** 'Buscar' in the page header: opens the panel and keeps the number of filters in sight when it is closed. */
export const SearchToggle = ({ open, filters, panelId, short, onToggle }: Props) => (
  <Button
    small
    look={open || filters > 0 ? 'tonal' : 'plain'}
    icon={IconSearch}
    aria-expanded={open}
    aria-controls={panelId}
    data-atalho="buscar"
    onClick={onToggle}
  >
    <span className={short ? 'cede-tel' : undefined}>Buscar</span>
    {filters > 0 && (
      <span className="conta-f">
        <span className="so-leitor">, filtros: </span>
        {filters}
      </span>
    )}
  </Button>
)
