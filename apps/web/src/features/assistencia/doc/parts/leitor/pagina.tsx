import styles from './leitor.module.css'
import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findPalavras, markPalavras, type Peca } from './palavras.ts'

const MARGIN = 24

type Escrita = { pecas: readonly Peca[]; spans: readonly HTMLElement[] }

type Props = {
  pdf: PDFDocumentProxy
  number: number
  zoom: number
  /** The words to mark, as this page writes them. */
  formas: readonly string[]
  /** Which of the hits is shown, from 0; a larger number is the last. */
  atual: number
  onHits: (hits: number) => void
}

/** One page, as wide as its place at 100 %, its words over the picture; the text is beside it for screen readers. */
export function Pagina({ pdf, number, zoom, formas, atual, onHits }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [escrita, setEscrita] = useState<Escrita | null>(null)
  useEffect(() => {
    let left = false
    let stop = () => {}
    const draw = async () => {
      const page = await pdf.getPage(number)
      const target = canvas.current
      const over = layer.current
      const place = target?.parentElement?.parentElement
      if (left || !target || !over || !place) return
      const wide = place.clientWidth - MARGIN
      const scale = (wide / page.getViewport({ scale: 1 }).width) * zoom
      const dense = window.devicePixelRatio || 1
      const viewport = page.getViewport({ scale: scale * dense })
      target.width = viewport.width
      target.height = viewport.height
      target.style.width = `${viewport.width / dense}px`
      const task = page.render({ canvas: target, viewport })
      stop = () => task.cancel()
      // A page that is replaced during rendering is cancelled.
      await task.promise.catch(() => undefined)
      const content = await page.getTextContent()
      if (left) return
      over.replaceChildren()
      over.style.setProperty('--total-scale-factor', String(scale))
      const text = new TextLayer({
        textContentSource: content,
        container: over,
        viewport: page.getViewport({ scale }),
      })
      stop = () => text.cancel()
      await text.render()
      const pecas = content.items.flatMap((item) => ('str' in item ? [item] : []))
      if (!left) setEscrita({ pecas, spans: text.textDivs })
    }
    // A cancelled page leaves nothing behind.
    draw().catch(() => undefined)
    return () => {
      left = true
      setEscrita(null)
      stop()
    }
  }, [pdf, number, zoom])
  const count = useEffectEvent(onHits)
  useEffect(() => {
    if (!escrita) return
    const marks = markPalavras(escrita.spans, escrita.pecas, findPalavras(escrita.pecas, formas))
    count(marks.length)
    const shown = marks[Math.min(atual, marks.length - 1)] ?? []
    for (const mark of shown) mark.dataset['atual'] = ''
    shown[0]?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [escrita, formas, atual])
  return (
    // Scrolled by the arrow keys, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.papel} tabIndex={0} role="region" aria-label={`Página ${number}`}>
      <div className={styles.folha} aria-hidden="true">
        <canvas ref={canvas} />
        <div ref={layer} className={styles.texto} />
      </div>
      <p className="so-leitor">{escrita?.pecas.map(({ str }) => str).join(' ')}</p>
    </div>
  )
}
