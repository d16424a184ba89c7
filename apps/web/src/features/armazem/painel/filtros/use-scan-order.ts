import type { Pedido } from '@app/contract/armazem/pedido'
import { useScan } from '../../../../platform/device/scan.ts'
import { readCode } from '../../../casca/busca/index.ts'
import { findScanned } from '../../busca/index.ts'
import { getPedido } from '../../pedido/index.ts'

/** On the panel a scanned order opens its status modal; other codes go where they usually go. */
export const useScanOrder = (onPedido: (pedido: Pedido) => void) =>
  useScan(async (code) => {
    const leitura = readCode(code)
    if (leitura?.tipo !== 'pedido' && leitura?.tipo !== 'codigo') return false
    const found = await findScanned(leitura)
    if (found?.tipo !== 'pedido') return false
    onPedido(await getPedido(found.pedido.id))
    return true
  })
