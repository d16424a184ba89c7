import { queryOptions } from '@tanstack/react-query'
import type { ClienteEscolha } from '@app/contract/registers/cliente'
import type { Page } from '@app/contract/casca/paging'
import type { PedidoResumo } from '@app/contract/armazem/pedido'
import type { ProdutoCadastro } from '@app/contract/registers/produto'
import { api } from '../../../platform/http/http.ts'

/** Companies whose name, CNPJ or code contains the text; for pickers. */
export const searchClientes = (q: string, signal: AbortSignal) =>
  api<ClienteEscolha[]>('/api/cliente/findAll', { query: { q }, signal })

const FEW = { page: 0, pageSize: 5 }

/** The first products of a company. */
export const produtosOfClienteQuery = (id: number) =>
  queryOptions({
    queryKey: ['produto', 'lista', 'cliente', id],
    queryFn: ({ signal }) =>
      api<Page<ProdutoCadastro>>('/produto/findByFiltro', {
        method: 'POST',
        body: { ...FEW, filter: { cliente: id, status: 'true' } },
        signal,
      }),
  })

/** The newest orders of a company. */
export const pedidosOfClienteQuery = (codigo: string) =>
  queryOptions({
    queryKey: ['pedidos', 'cliente', codigo],
    queryFn: ({ signal }) =>
      api<Page<PedidoResumo>>('/pedidos/findByFiltroAdmin', {
        method: 'POST',
        body: { ...FEW, cliente: codigo },
        signal,
      }),
  })
