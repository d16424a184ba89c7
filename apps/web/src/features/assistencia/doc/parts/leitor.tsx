import styles from './doc.module.css'
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'
// The bundler's own: an address, not the module.
// oxlint-disable-next-line import/default
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Button } from '../../../../ui/page/button.tsx'

// A file of our own origin: the policy lets it run (decision 21).
GlobalWorkerOptions.workerSrc = worker

const ZOOMS = [0.75, 1, 1.25, 1.5, 2] as const
const MARGIN = 24

type PaginaProps = { pdf: PDFDocumentProxy; number: number; zoom: number }

/** One page, as wide as its place at 100 %; its text is beside the picture, for screen readers. */
function Pagina({ pdf, number, zoom }: PaginaProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    let left = false
    let stop = () => {}
    const draw = async () => {
      const page = await pdf.getPage(number)
      const target = canvas.current
      if (left || !target?.parentElement) return
      const wide = target.parentElement.clientWidth - MARGIN
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
      const { items } = await page.getTextContent()
      if (!left) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    void draw()
    return () => {
      left = true
      stop()
    }
  }, [pdf, number, zoom])
  return (
    // Scrolled by the arrow keys, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.papel} tabIndex={0} role="region" aria-label={`Página ${number}`}>
      <canvas ref={canvas} aria-hidden="true" />
      <p className="so-leitor">{text}</p>
    </div>
  )
}

/** A PDF in the page, without any third party: page by page, on phones too. */
export function Leitor({ bytes }: { bytes: ArrayBuffer }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [broken, setBroken] = useState(false)
  const [number, setNumber] = useState(1)
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    // The worker takes ownership of the bytes, so it gets a copy.
    const task = getDocument({ data: bytes.slice(0) })
    task.promise.then(setPdf, () => setBroken(true))
    return () => void task.destroy()
  }, [bytes])
  if (broken)
    return (
      <Faixa tone="error" title="Este arquivo não pôde ser mostrado.">
        Baixe o arquivo para abri-lo em outro programa.
      </Faixa>
    )
  if (!pdf) return <p className="t2">Abrindo o documento…</p>
  const closer = ZOOMS.find((one) => one > zoom)
  const farther = ZOOMS.findLast((one) => one < zoom)
  return (
    <div className={styles.leitor}>
      <div className={styles.barra} role="group" aria-label="Páginas e tamanho">
        <Button
          small
          look="quiet"
          icon={IconChevronLeft}
          iconOnly
          disabled={number === 1}
          onClick={() => setNumber(number - 1)}
        >
          Página anterior
        </Button>
        <output className="num">
          {number} de {pdf.numPages}
        </output>
        <Button
          small
          look="quiet"
          icon={IconChevronRight}
          iconOnly
          disabled={number === pdf.numPages}
          onClick={() => setNumber(number + 1)}
        >
          Próxima página
        </Button>
        <Button
          small
          look="quiet"
          icon={IconZoomOut}
          iconOnly
          disabled={farther === undefined}
          onClick={() => setZoom(farther ?? zoom)}
        >
          Diminuir
        </Button>
        <span className="num">{Math.round(zoom * 100)} %</span>
        <Button
          small
          look="quiet"
          icon={IconZoomIn}
          iconOnly
          disabled={closer === undefined}
          onClick={() => setZoom(closer ?? zoom)}
        >
          Aumentar
        </Button>
      </div>
      <Pagina pdf={pdf} number={number} zoom={zoom} />
    </div>
  )
}
