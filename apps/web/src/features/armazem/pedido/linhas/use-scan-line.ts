import type { Produto } from '@app/contract/registers/produto'
import { useRef } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useScan } from '../../../../platform/device/scan.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { readCode } from '../../../casca/busca/index.ts'
import { findScanned } from '../../busca/index.ts'
import { searchProdutos } from '../../produto/index.ts'
import { sameCode } from '../form/produto-picker.tsx'
import type { PedidoLinhaForm } from './lines.ts'
import type { Lido } from '../lotes/scan-lot.ts'

type Options = {
  /** Company whose products can be ordered; `undefined` while none is chosen. */
  codigoDepositante: string | undefined
  locked: boolean
  /** `troca` is the line into whose picker the label was scanned. */
  onProduto: (produto: Produto, lido: Lido, troca: PedidoLinhaForm | null) => Promise<void>
  /** A code without a product; `true`: no other handler may use it. */
  onUnknown: (code: string) => boolean
}

/** Longer codes are keys of notes. */
const LONGEST_CODE = 40

const findOwn = async (code: string, codigoDepositante: string | undefined) =>
  codigoDepositante === undefined || code.length > LONGEST_CODE
    ? undefined
    : (await searchProdutos(codigoDepositante, code)).find(sameCode(code))

/** While an order can be changed, a scanned product opens its stock with the scanned lot preselected. */
export function useScanLine({ codigoDepositante, locked, onProduto, onUnknown }: Options) {
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const follow = async (code: string, troca: PedidoLinhaForm | null = null): Promise<boolean> => {
    const leitura = readCode(code)
    // One label counts as one piece, unless it contains a count.
    const one = troca ? {} : { quantidade: 1 }
    try {
      // An exact product code wins over other meanings of its letters.
      const own = locked || leitura?.tipo === 'gs1' ? undefined : await findOwn(code, codigoDepositante)
      if (own) {
        await onProduto(own, one, troca)
        return true
      }
    } catch (error) {
      toast.error(describeError(error))
      return true
    }
    if (locked || (leitura?.tipo !== 'gs1' && leitura?.tipo !== 'gtin' && leitura?.tipo !== 'codigo'))
      return onUnknown(code)
    try {
      const found = await findScanned(leitura, { produtoPrimeiro: true })
      if (found?.tipo !== 'produto') return onUnknown(code)
      const own = found.produtos.find((produto) => produto.codigoDepositante === codigoDepositante)
      const { lote } = found
      if (own)
        await onProduto(
          own,
          leitura.tipo === 'gs1' ? { ...one, ...leitura } : { ...one, ...(lote !== undefined && { lote }) },
          troca,
        )
      else if (codigoDepositante === undefined)
        toast.info('Escolha o cliente: os itens saem do estoque dele.')
      else toast.error('Este cliente não tem produto com o código lido.')
    } catch (error) {
      toast.error(describeError(error))
    }
    return true
  }
  /** Scans come faster than answers, so each waits for the previous one. */
  const take = (code: string, troca: PedidoLinhaForm | null = null): Promise<boolean> => {
    const turn = queue.current.then(() => follow(code, troca))
    queue.current = turn
    return turn
  }
  useScan((code) => take(code))
  return take
}
