import styles from './leitor.module.css'
import { IconArrowDown, IconArrowUp, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { TextField } from '../../../../../ui/fields/text-field.tsx'
import { Button } from '../../../../../ui/page/button.tsx'
import { formatCount } from '../../../../../platform/text/format.ts'

type Props = {
  busca: string | undefined
  /** Pages with a word; undefined until they are known. */
  paginas: readonly number[] | undefined
  /** The open page, the hit of it that is shown from 0, and how many it has. */
  number: number
  atual: number
  hits: number
  onBusca: (busca: string) => void
  onStep: (to: { page: number; hit: number }) => void
}

/** Looks for words in the open document, and goes from one hit to the next over its pages. */
export function Procura({ busca, paginas, number, atual, hits, onBusca, onStep }: Props) {
  const [draft, setDraft] = useState(busca ?? '')
  const before = paginas?.findLast((page) => page < number)
  const after = paginas?.find((page) => page > number)
  const back = atual > 0 ? { page: number, hit: atual - 1 } : before && { page: before, hit: Infinity }
  const next = atual < hits - 1 ? { page: number, hit: atual + 1 } : after && { page: after, hit: 0 }
  return (
    <form
      className={styles.procura}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onBusca(draft.trim())
      }}
    >
      <TextField
        small
        hideLabel
        label="Procurar neste documento"
        placeholder="Procurar neste documento"
        icon={IconSearch}
        maxLength={200}
        value={draft}
        onChange={setDraft}
      />
      {busca !== undefined && paginas && (
        <div className={styles.passos}>
          <Button
            small
            look="quiet"
            icon={IconArrowUp}
            iconOnly
            disabled={!back}
            onClick={() => back && onStep(back)}
          >
            Achado anterior
          </Button>
          <output className="sm">
            {paginas.length === 0
              ? 'Nenhuma página tem estas palavras.'
              : `${hits > 0 ? `${atual + 1} de ${hits} nesta página` : 'Nada nesta página'} · em ${formatCount(paginas.length, 'página', 'páginas')}`}
          </output>
          <Button
            small
            look="quiet"
            icon={IconArrowDown}
            iconOnly
            disabled={!next}
            onClick={() => next && onStep(next)}
          >
            Próximo achado
          </Button>
        </div>
      )}
    </form>
  )
}
