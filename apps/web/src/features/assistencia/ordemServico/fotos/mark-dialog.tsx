import styles from './fotos.module.css'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import type { FotoNova } from './fotos.ts'

type Ponto = readonly [x: number, y: number]

/** Of the pen, to the width of the photo; the colour of what is broken, in any light. */
const LARGURA = 1 / 120
const COR = '#e5202b'

const draw = (canvas: HTMLCanvasElement, image: HTMLImageElement, tracos: readonly (readonly Ponto[])[]) => {
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.drawImage(image, 0, 0)
  pen.strokeStyle = COR
  pen.lineWidth = Math.max(3, canvas.width * LARGURA)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const traco of tracos) {
    pen.beginPath()
    for (const [x, y] of traco) pen.lineTo(x * canvas.width, y * canvas.height)
    pen.stroke()
  }
}

type Props = { foto: FotoNova; onClose: () => void; onMark: (foto: FotoNova) => void }

/** What is to be seen on a photo, drawn on it with a finger or the mouse. */
export function MarkDialog({ foto, onClose, onMark }: Props) {
  const [tracos, setTracos] = useState<readonly (readonly Ponto[])[]>([])
  const image = useRef<HTMLImageElement | null>(null)
  const canvas = useRef<HTMLCanvasElement | null>(null)
  const paint = (next: readonly (readonly Ponto[])[]) => {
    setTracos(next)
    if (canvas.current && image.current) draw(canvas.current, image.current, next)
  }
  const load = useCallback(
    (element: HTMLCanvasElement | null) => {
      canvas.current = element
      if (!element) return
      const loaded = new Image()
      loaded.addEventListener('load', () => {
        image.current = loaded
        draw(element, loaded, [])
      })
      loaded.src = `data:${foto.contentType};base64,${foto.data}`
    },
    [foto],
  )
  const at = (event: PointerEvent<HTMLCanvasElement>): Ponto => {
    const box = event.currentTarget.getBoundingClientRect()
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]
  }
  const keep = () => {
    const url = canvas.current?.toDataURL('image/jpeg', 0.9) ?? ''
    onMark({ ...foto, contentType: 'image/jpeg', data: url.slice(url.indexOf(',') + 1) })
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      size="wide"
      title="Marcar a foto"
      act={{ label: 'Usar a marca', run: keep, disabled: tracos.length === 0 }}
      status={
        <Button
          small
          look="quiet"
          icon={IconArrowBackUp}
          disabled={tracos.length === 0}
          onClick={() => paint(tracos.slice(0, -1))}
        >
          Desfazer o traço
        </Button>
      }
    >
      <canvas
        ref={load}
        className={styles.marcar}
        role="img"
        aria-label="Foto: desenhe sobre o que há nela"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          paint([...tracos, [at(event)]])
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
          paint([...tracos.slice(0, -1), [...(tracos.at(-1) ?? []), at(event)]])
        }}
      />
    </Dialog>
  )
}
