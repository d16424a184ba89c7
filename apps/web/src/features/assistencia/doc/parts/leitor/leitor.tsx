import styles from './leitor.module.css'
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'
// The bundler's own: an address, not the module.
// oxlint-disable-next-line import/default
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Faixa } from '../../../../../ui/feedback/faixa.tsx'
import { achadosQuery } from '../../api.ts'
import type { LeituraSearch } from '../../search.ts'
import { Barra } from './barra.tsx'
import { Pagina } from './pagina.tsx'
import { Procura } from './procura.tsx'

// A file of our own origin: the policy lets it run (decision 21).
GlobalWorkerOptions.workerSrc = worker

const NENHUMA: readonly string[] = []

type LeitorProps = {
  bytes: ArrayBuffer
  /** The version that the bytes are of. */
  versao: { doc: number; numero: number }
  search: LeituraSearch
  onSearch: (search: LeituraSearch) => void
}

/** A PDF in the page, without any third party: page by page, on phones too, the words looked for marked. */
export function Leitor({ bytes, versao, search, onSearch }: LeitorProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [broken, setBroken] = useState(false)
  const [number, setNumber] = useState(search.pagina ?? 1)
  const [hit, setHit] = useState(0)
  const [hits, setHits] = useState(0)
  const [zoom, setZoom] = useState(1)
  const turn = (page: number, to: number) => {
    setNumber(page)
    setHit(to)
    if (page !== number) setHits(0)
  }
  useEffect(() => {
    // The worker takes ownership of the bytes, so it gets a copy.
    const task = getDocument({ data: bytes.slice(0) })
    task.promise.then(
      (opened) => {
        setPdf(opened)
        setNumber((page) => Math.min(page, opened.numPages))
      },
      () => setBroken(true),
    )
    return () => void task.destroy()
  }, [bytes])
  const { data, isPlaceholderData } = useQuery({
    ...achadosQuery(versao, search.busca, number),
    placeholderData: keepPreviousData,
  })
  const achados = search.busca === undefined ? undefined : data
  const [begun, setBegun] = useState<string>()
  // Only new words lead to their first page; afterwards the reader turns the pages.
  if (achados && !isPlaceholderData && begun !== search.busca) {
    setBegun(search.busca)
    const first = achados.paginas.find((page) => page >= number) ?? achados.paginas[0]
    if (first !== undefined && first !== number) turn(first, 0)
  }
  if (broken)
    return (
      <Faixa tone="error" title="Este arquivo não pôde ser mostrado.">
        Baixe o arquivo para abri-lo em outro programa.
      </Faixa>
    )
  if (!pdf) return <p className="t2">Abrindo o documento…</p>
  return (
    <div className={styles.leitor}>
      <div className={styles.topo}>
        <Procura
          busca={search.busca}
          paginas={achados?.paginas}
          number={number}
          atual={Math.max(0, Math.min(hit, hits - 1))}
          hits={hits}
          onBusca={(busca) => {
            setHit(0)
            onSearch(busca === '' ? {} : { busca })
          }}
          onStep={({ page, hit: to }) => turn(page, to)}
        />
        <Barra
          number={number}
          last={pdf.numPages}
          zoom={zoom}
          onTurn={(page) => turn(page, 0)}
          onZoom={setZoom}
        />
      </div>
      <Pagina
        pdf={pdf}
        number={number}
        zoom={zoom}
        formas={achados?.formas ?? NENHUMA}
        atual={hit}
        onHits={setHits}
      />
    </div>
  )
}
