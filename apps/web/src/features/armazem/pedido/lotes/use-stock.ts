import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '@app/contract/casca/errors'
import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import type { Produto } from '@app/contract/registers/produto'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeError } from '../../../../platform/http/errors.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { getEstoque, lotesQuery } from '../api.ts'
import { linhasOfProduto } from '../linhas/lines.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'
import type { Lido } from './scan-lot.ts'
import type { Stock } from './stock-dialog.tsx'
import { fefoByLinha, rowsOf } from './stock-model.ts'

type Options = {
  pedidoId: number | undefined
  linhas: readonly PedidoLinhaForm[]
  /** The lines at this moment, because a render may still be pending. */
  now: () => readonly PedidoLinhaForm[]
  /** Nothing can be changed, so no stock is read. */
  locked: boolean
}

/** Most products whose lots are read for the warnings of an opened order, because nobody reads more. */
const MOST_READ = 50
const FRESH_MS = 60_000

type Lidos = Readonly<Record<number, readonly EstoqueEntry[]>>

const distinct = (linhas: readonly PedidoLinhaForm[]) => [
  ...new Map(linhas.map(({ produto }) => [produto.id, produto])).values(),
]

/** Reads the lots of lines from elsewhere (a saved order, a draft), one product after the other. */
function useReadBehind({ pedidoId, linhas, locked }: Omit<Options, 'now'>, lidos: Lidos, learn: Learn) {
  const client = useQueryClient()
  const next = locked
    ? undefined
    : distinct(linhas)
        .slice(0, MOST_READ)
        .find(({ id }) => !lidos[id])
  const [gaveUp, setGaveUp] = useState(false)
  const id = gaveUp ? undefined : next?.id
  const codigoOmni = next?.codigoOmni
  useEffect(() => {
    if (id === undefined || codigoOmni === undefined) return
    let wanted = true
    client.fetchQuery({ ...lotesQuery(codigoOmni, pedidoId), staleTime: FRESH_MS }).then(
      (entries) => wanted && learn(id, entries),
      // A warning that cannot be loaded is neither tried again nor reported.
      () => wanted && setGaveUp(true),
    )
    return () => {
      wanted = false
    }
  }, [client, id, codigoOmni, pedidoId, learn])
}

type Learn = (produtoId: number, entries: readonly EstoqueEntry[]) => void

/** Opens the stock modal of a product, and holds the FEFO warnings of the lines. */
export function useStock(options: Options) {
  const { pedidoId, linhas, now } = options
  const [stock, setStock] = useState<Stock | null>(null)
  const [opened, setOpened] = useState(false)
  const [busy, setBusy] = useState(false)
  const [lidos, setLidos] = useState<Lidos>({})
  const asked = useRef(0)
  const learn: Learn = useCallback(
    (produtoId, entries) => setLidos((before) => ({ ...before, [produtoId]: entries })),
    [],
  )
  useReadBehind(options, lidos, learn)

  const open = async (
    produto: Produto,
    { lido = null, troca = null }: { lido?: Lido | null; troca?: PedidoLinhaForm | null } = {},
  ): Promise<boolean> => {
    asked.current += 1
    const turn = asked.current
    setBusy(true)
    try {
      const entries = await getEstoque(produto.codigoOmni, pedidoId)
      if (turn !== asked.current) return false
      const own = linhasOfProduto(now(), produto.id)
      if (entries.length === 0 && own.length === 0) {
        toast.info(errorText('SEM_SALDO'))
        return false
      }
      learn(produto.id, entries)
      // The replacing product starts with the quantity of the replaced one.
      const wanted = own.length === 0 ? (troca?.quantidade ?? null) : null
      // The next scan waits for this one and must find it on the screen.
      flushSync(() => {
        setStock({ produto, rows: rowsOf(entries, own), linhas: own, wanted, lido, troca })
        setOpened(true)
      })
      return true
    } catch (error) {
      toast.error(describeError(error))
      return false
    } finally {
      if (turn === asked.current) setBusy(false)
    }
  }

  const avisos: Readonly<Record<string, string>> = Object.assign(
    {},
    ...distinct(linhas).map(({ id }) => fefoByLinha(lidos[id] ?? [], linhasOfProduto(linhas, id))),
  )

  return { stock, opened, busy, avisos, open, learn, close: () => setOpened(false) }
}
