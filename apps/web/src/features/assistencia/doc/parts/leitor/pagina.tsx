import styles from './leitor.module.css'
import { useElementSize } from '@mantine/hooks'
import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePhone } from '../../../../../ui/page/use-phone.ts'
import { findPalavras, markPalavras, type Peca } from './palavras.ts'
import { findTinta, INTEIRA } from './tinta.ts'

/** Points of the largest picture that every phone's browser draws. */
const MAX_POINTS = 16_000_000

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

/**
 * One page, as wide as its place at 100 %, its words over the picture; the text is beside it for screen readers. On
 * phones its white margins are cut off, so that the letters are larger.
 */
export function Pagina({ pdf, number, zoom, formas, atual, onHits }: Props) {
  const phone = usePhone()
  const { ref: place, width } = useElementSize<HTMLDivElement>()
  const wide = Math.floor(width)
  const folha = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [escrita, setEscrita] = useState<Escrita | null>(null)
  useEffect(() => {
    if (wide === 0) return
    let left = false
    let stop = () => {}
    const draw = async () => {
      const page = await pdf.getPage(number)
      const tinta = phone ? await findTinta(page) : INTEIRA
      const target = canvas.current
      const over = layer.current
      const sheet = folha.current
      if (left || !target || !over || !sheet) return
      const shown = tinta.right - tinta.left
      const scale = (wide / (page.getViewport({ scale: 1 }).width * shown)) * zoom
      const { width: across, height: down } = page.getViewport({ scale })
      const dense = Math.min(window.devicePixelRatio || 1, Math.sqrt(MAX_POINTS / (across * down)))
      const viewport = page.getViewport({ scale: scale * dense })
      target.width = viewport.width
      target.height = viewport.height
      target.style.width = `${viewport.width / dense}px`
      sheet.style.width = `${(viewport.width / dense) * shown}px`
      sheet.style.setProperty('--fora', `${(-viewport.width / dense) * tinta.left}px`)
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
  }, [pdf, number, zoom, wide, phone])
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
      <div ref={place}>
        <div ref={folha} className={styles.folha} aria-hidden="true">
          <div className={styles.inteira}>
            <canvas ref={canvas} />
            <div ref={layer} className={styles.texto} />
          </div>
        </div>
      </div>
      <p className="so-leitor">{escrita?.pecas.map(({ str }) => str).join(' ')}</p>
    </div>
  )
}
