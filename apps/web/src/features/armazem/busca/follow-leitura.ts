import type { Leitura } from '@app/rules/casca/leitura'
import { ApiError } from '../../../platform/http/errors.ts'
import { keepScan } from '../../../platform/device/scan.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { pedidoExists } from './api.ts'
import type { Ways } from '../../casca/busca/index.ts'
import { findScanned, isSeveral } from './scanned.ts'
import type { Achado } from './scanned.ts'

const shorten = (code: string) => (code.length > 40 ? `${code.slice(0, 40)}…` : code)

function goTo(found: Achado, code: string, { can, go, choose }: Ways) {
  if (found.tipo === 'pedido') return go(`/pedidos/edit/${found.pedido.id}`)
  if (found.tipo === 'cliente') return go(`/cliente/${found.cliente.id}`)
  if (found.tipo === 'nota') return isSeveral(found) ? choose(code) : go(`/notas/edit/${found.notas[0].id}`)
  const [produto] = found.produtos
  if (isSeveral(found)) return choose(produto.codigoBarras ?? produto.codigoProduto)
  if (can('PRODUTO_CADASTRO')) return go(`/produto/${produto.id}`)
  if (!can('PEDIDO_EDITAR')) return toast.info(`${produto.descricao} · código ${produto.codigoProduto}`)
  keepScan(code)
  return go('/pedidos/novo')
}

async function openById(id: number, { go }: Ways): Promise<boolean> {
  try {
    await pedidoExists(id)
    go(`/pedidos/edit/${id}`)
    return true
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return false
    throw error
  }
}

/**
 * A record of another company has the same message as an unknown one (api.md), so that it stays hidden. A missing note
 * can be imported by people who may.
 */
export const missing = (leitura: Leitura, code: string, { can }: Ways) => {
  if (leitura.tipo === 'pedido' || leitura.tipo === 'pedidoId') return 'Pedido não encontrado.'
  // Half of it would be on the screen, and whoever has it answers for the consumer.
  if (leitura.tipo === 'acompanhamento') return 'Nenhuma informação encontrada.'
  if (leitura.tipo !== 'nfe') return `Nenhum pedido ou produto com o código ${shorten(code)}.`
  return can('NOTA_IMPORTAR') ? 'Nota não encontrada. Importe o XML dela antes.' : 'Nota não encontrada.'
}

/** Opens the screen of the thing that the code names; false when there is none. */
export async function followLeitura(leitura: Leitura, code: string, ways: Ways): Promise<boolean> {
  switch (leitura.tipo) {
    case 'ilegivel':
    case 'acompanhamento':
      return false
    case 'pedidoId':
      return openById(leitura.id, ways)
    case 'pedido':
    case 'nfe':
    case 'gtin':
    case 'gs1':
    case 'codigo': {
      const found = await findScanned(leitura)
      if (!found) return false
      goTo(found, code, ways)
      return true
    }
  }
}
