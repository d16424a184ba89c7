import type { Produto } from '@app/contract/registers/produto'
import { describeError } from '../../../../platform/http/errors.ts'
import { useScan } from '../../../../platform/device/scan.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { readCode } from '../../../casca/busca/index.ts'
import { findScanned } from '../../busca/index.ts'
import type { PedidoLinhaForm } from './lines.ts'
import type { Lido } from '../lotes/scan-lot.ts'

type Options = {
  /** Company whose products can be ordered; `undefined` while none is chosen. */
  codigoDepositante: string | undefined
  locked: boolean
  /** `troca` is the line at which the label was read into its picker. */
  onProduto: (produto: Produto, lido: Lido, troca: PedidoLinhaForm | null) => void
}

/** While an order can be changed, a scanned product opens its stock, the scanned lot chosen beforehand. */
export function useScanLine({ codigoDepositante, locked, onProduto }: Options) {
  const take = async (code: string, troca: PedidoLinhaForm | null = null): Promise<boolean> => {
    const leitura = readCode(code)
    if (locked || (leitura?.tipo !== 'gs1' && leitura?.tipo !== 'gtin' && leitura?.tipo !== 'codigo'))
      return false
    try {
      const found = await findScanned(leitura, { produtoPrimeiro: true })
      if (found?.tipo !== 'produto') return false
      const own = found.produtos.find((produto) => produto.codigoDepositante === codigoDepositante)
      const { lote } = found
      if (own)
        onProduto(own, leitura.tipo === 'gs1' ? leitura : { ...(lote !== undefined && { lote }) }, troca)
      else if (codigoDepositante === undefined)
        toast.info('Escolha o cliente: os itens saem do estoque dele.')
      else toast.error('Este cliente não tem produto com o código lido.')
    } catch (error) {
      toast.error(describeError(error))
    }
    return true
  }
  useScan((code) => take(code))
  return take
}
