import { errorText } from '@app/contract/errors'
import type { Produto } from '@app/contract/produto'
import { useRef, useState } from 'react'
import { describeError } from '../../../platform/errors.ts'
import { toast } from '../../../ui/toast.ts'
import { getEstoque } from '../api.ts'
import { linhasOfProduto, withPartes } from './lines.ts'
import type { Linha, Parte } from './lines.ts'
import type { Stock } from './stock-dialog.tsx'
import { rowsOf } from './stock-model.ts'

type Options = {
  pedidoId: number | undefined
  /** The lines as they are when it matters: at the answer, and at the saving. */
  linhas: readonly Linha[]
  onLinhas: (itens: Linha[]) => void
}

/** Opens the stock modal of a product and takes its lines over. */
export function useStock({ pedidoId, linhas, onLinhas }: Options) {
  const [stock, setStock] = useState<Stock | null>(null)
  const [opened, setOpened] = useState(false)
  const [busy, setBusy] = useState(false)
  const [avisos, setAvisos] = useState<Readonly<Record<string, string>>>({})
  const asked = useRef(0)

  const open = async (produto: Produto): Promise<boolean> => {
    asked.current += 1
    const turn = asked.current
    setBusy(true)
    try {
      const entries = await getEstoque(produto.codigoOmni, pedidoId)
      if (turn !== asked.current) return false
      const own = linhasOfProduto(linhas, produto.id)
      if (entries.length === 0 && own.length === 0) {
        toast.info(errorText('SEM_SALDO'))
        return false
      }
      setStock({ produto, rows: rowsOf(entries, own), linhas: own })
      setOpened(true)
      return true
    } catch (error) {
      toast.error(describeError(error))
      return false
    } finally {
      if (turn === asked.current) setBusy(false)
    }
  }

  const save = (produto: Produto, partes: Parte[], found: Record<string, string>) => {
    const others = Object.entries(avisos).filter(([key]) => !key.startsWith(`${produto.id}|`))
    setAvisos({ ...Object.fromEntries(others), ...found })
    onLinhas(withPartes(linhas, produto, partes))
    setOpened(false)
  }

  return { stock, opened, busy, avisos, open, save, close: () => setOpened(false) }
}
