import styles from './leitor.module.css'
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import { TextField } from '../../../../../ui/fields/text-field.tsx'
import { Button } from '../../../../../ui/page/button.tsx'
import { formatInteger } from '../../../../../platform/text/format.ts'

const ZOOMS = [0.75, 1, 1.25, 1.5, 2, 3] as const

type Props = {
  number: number
  last: number
  zoom: number
  onTurn: (page: number) => void
  onZoom: (zoom: number) => void
}

/** Turns the pages one by one or to a number, and changes their size. */
export function Barra({ number, last, zoom, onTurn, onZoom }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const closer = ZOOMS.find((one) => one > zoom)
  const farther = ZOOMS.findLast((one) => one < zoom)
  const turn = (page: number) => {
    setDraft(null)
    onTurn(page)
  }
  const go = () => {
    const asked = Number(draft)
    turn(draft !== null && Number.isInteger(asked) && asked >= 1 ? Math.min(asked, last) : number)
  }
  return (
    <form
      className={styles.barra}
      aria-label="Páginas e tamanho"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <Button
        small
        look="quiet"
        icon={IconChevronLeft}
        iconOnly
        disabled={number === 1}
        onClick={() => turn(number - 1)}
      >
        Página anterior
      </Button>
      <TextField
        small
        hideLabel
        numeric
        className={styles.numero}
        label="Ir para a página"
        inputMode="numeric"
        maxLength={4}
        value={draft ?? String(number)}
        onChange={setDraft}
      />
      <output className="num">
        <span className="so-leitor">Página {formatInteger(number)} </span>
        de {formatInteger(last)}
      </output>
      <Button
        small
        look="quiet"
        icon={IconChevronRight}
        iconOnly
        disabled={number === last}
        onClick={() => turn(number + 1)}
      >
        Próxima página
      </Button>
      <Button
        small
        look="quiet"
        icon={IconZoomOut}
        iconOnly
        disabled={farther === undefined}
        onClick={() => onZoom(farther ?? zoom)}
      >
        Diminuir
      </Button>
      <span className={`num ${styles.tamanho}`}>{Math.round(zoom * 100)} %</span>
      <Button
        small
        look="quiet"
        icon={IconZoomIn}
        iconOnly
        disabled={closer === undefined}
        onClick={() => onZoom(closer ?? zoom)}
      >
        Aumentar
      </Button>
    </form>
  )
}
