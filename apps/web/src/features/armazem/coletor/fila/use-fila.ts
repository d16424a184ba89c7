import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../../../platform/http/errors.ts'
import { randomUuid } from '../../../../platform/text/random-id.ts'
import { sendAto } from '../api.ts'
import { forgetAtos, type Guardado, keepAto, listGuardados } from './guardados.ts'

/** After a failed try the next comes so much later; the browser's word that the network is back comes first. */
const RETRY_MS = 2_000

type Novo = { pedido: number; path: string; body?: unknown; feito: unknown }

type Handlers = {
  /** The answer of an act. */
  onDone: (ato: Guardado, answer: unknown) => void
  /** The server refused an act; the later ones of its order are dropped too where the order is lost. */
  onRefused: (ato: Guardado, error: ApiError) => void
}

/** The order is no longer this person's, so nothing more of it can arrive. */
const LOST = new Set([
  'SEPARACAO_SAIU',
  'SEPARACAO_DE_OUTRO',
  'CONFERENCIA_SAIU',
  'CONFERENCIA_DE_OUTRO',
  'INVENTARIO_ENCERRADO',
  'CHEGADA_DE_OUTRO',
  'NOTA_CANCELADA',
  'PASSO_DESLIGADO',
  'NOT_FOUND',
])

const isWaiting = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.unavailable || error.status === 429 || error.status >= 500

/**
 * Sends acts one after another, each under its own idempotency key. Without a network they wait in the browser and keep
 * their order; `desde` says since when. Where the browser keeps nothing, they wait in the page.
 */
export function useFila(fila: string, usuario: number, { onDone, onRefused }: Handlers) {
  const [atos, setAtos] = useState<readonly Guardado[] | null>(null)
  const [desde, setDesde] = useState<number | null>(null)
  const queue = useRef<readonly Guardado[]>([])
  const sending = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const put = (next: readonly Guardado[]) => {
    queue.current = next
    setAtos(next)
  }
  const drop = (gone: readonly Guardado[]) => {
    const chaves = new Set(gone.map(({ chave }) => chave))
    put(queue.current.filter(({ chave }) => !chaves.has(chave)))
    void forgetAtos(chaves).catch(() => undefined)
  }
  const done = useEffectEvent(onDone)
  const refused = useEffectEvent(onRefused)

  const run = async (): Promise<void> => {
    if (sending.current) return
    sending.current = true
    clearTimeout(timer.current)
    try {
      for (let ato = queue.current[0]; ato; ato = queue.current[0]) {
        try {
          const answer = await sendAto<unknown>(ato.path, ato.body, ato.chave, ato.em)
          setDesde(null)
          // Both in one turn, so that an act never counts twice.
          done(ato, answer)
          drop([ato])
        } catch (error) {
          if (isWaiting(error) || !(error instanceof ApiError)) {
            setDesde((before) => before ?? Date.now())
            timer.current = setTimeout(() => void run(), RETRY_MS)
            return
          }
          // Without a session nothing is dropped: the acts go with the next log-in.
          if (error.status === 401) return
          setDesde(null)
          const { pedido } = ato
          drop(LOST.has(error.code) ? queue.current.filter((one) => one.pedido === pedido) : [ato])
          refused(ato, error)
        }
      }
    } finally {
      sending.current = false
    }
  }
  const start = useEffectEvent(() => void run())
  const found = useEffectEvent((earlier: readonly Guardado[]) => {
    put([...earlier, ...queue.current])
    void run()
  })

  useEffect(() => {
    let over = false
    void listGuardados(fila, usuario)
      .catch((): Guardado[] => [])
      .then((earlier) => {
        if (!over) found(earlier)
      })
    const online = () => start()
    window.addEventListener('online', online)
    return () => {
      over = true
      clearTimeout(timer.current)
      window.removeEventListener('online', online)
    }
  }, [fila, usuario])

  const add = ({ pedido, path, body, feito }: Novo) => {
    const ato = { fila, usuario, chave: randomUuid(), em: Date.now(), pedido, path, body, feito }
    put([...queue.current, ato])
    void keepAto(ato).catch(() => undefined)
    void run()
  }
  return { atos, desde, add }
}
