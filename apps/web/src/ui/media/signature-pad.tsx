import './signature-pad.css'
import { IconEraser } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { Button } from '../page/button.tsx'
import { FieldError } from '../fields/field.tsx'
import { pathOf, signaturePng } from './signature.ts'
import type { Stroke } from './signature.ts'

type Props = {
  /** Under the line: who signs. */
  name: string
  /** A PNG data address, '' when nothing is drawn. */
  onChange: (value: string) => void
  error?: ReactNode
}

const pointOf = (event: PointerEvent<SVGSVGElement>) => {
  const box = event.currentTarget.getBoundingClientRect()
  return [Math.round(event.clientX - box.left), Math.round(event.clientY - box.top)] as const
}

/** A signature drawn by finger, pen or mouse. The screen beside it says that people may sign on paper instead. */
export function SignaturePad({ name, onChange, error }: Props) {
  const id = useId()
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const drawing = useRef(false)
  const signed = strokes.length > 0
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = true
    setStrokes([...strokes, [pointOf(event)]])
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!drawing.current) return
    const point = pointOf(event)
    setStrokes((all) => [...all.slice(0, -1), [...(all.at(-1) ?? []), point]])
  }
  const end = ({ currentTarget }: PointerEvent<SVGSVGElement>) => {
    if (!drawing.current) return
    drawing.current = false
    const { width, height } = currentTarget.getBoundingClientRect()
    onChange(signaturePng(strokes, width, height))
  }
  const clear = () => {
    setStrokes([])
    onChange('')
  }
  return (
    <>
      <div className={error ? 'assina erro' : 'assina'}>
        <svg
          role="img"
          aria-label={
            signed ? `Assinatura de ${name}, feita na tela` : `Lugar da assinatura de ${name}, em branco`
          }
          aria-describedby={error ? id : undefined}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <path
            d={strokes.map(pathOf).join('')}
            fill="none"
            stroke="currentColor"
            strokeWidth={3}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {signed && (
          <Button small look="quiet" icon={IconEraser} onClick={clear}>
            Limpar assinatura
          </Button>
        )}
        <span className="assina-linha">{name}</span>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </>
  )
}
