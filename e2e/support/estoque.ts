import type { Api } from './api.ts'
import { unique } from './unique.ts'

type Lote = { lote: string; dataDeValidade: string | null; quantidade: number }

/** A product of a demo's client, with lots of its own, so that no other test moves or reserves them. */
export const newProdutoComLotes = async (
  { call }: Api,
  lotes: readonly Lote[],
  { cliente: codigoCliente = '1001' } = {},
) => {
  const codigoProduto = `LOTE-${unique()}`
  const { body: clientes } = await call<{ id: number }[]>('GET', `/api/cliente/findAll?q=${codigoCliente}`)
  const cliente = { id: clientes[0]?.id }
  const descricao = `Produto do teste ${codigoProduto}`
  const { body } = await call<{ id: number }>('POST', '/produto', { cliente, codigoProduto, descricao })
  for (const lote of lotes) {
    const { status } = await call('POST', `/estoque/produtos/${body.id}/saldos`, {
      ...lote,
      motivo: 'Saldo de abertura',
    })
    if (status >= 300) throw new Error(`the lot ${lote.lote} was refused: ${status}`)
  }
  return { id: body.id, cliente, codigoProduto, descricao }
}
