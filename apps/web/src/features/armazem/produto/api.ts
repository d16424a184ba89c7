import type { Produto, ProdutoCadastro, ProdutoInput } from '@app/contract/registers/produto'
import { api } from '../../../platform/http/http.ts'
import { randomId } from '../../../platform/text/random-id.ts'

/** Products of a company: by code (exact match first) or by a part of the description. */
export const searchProdutos = (codigoDepositante: string, q: string, signal?: AbortSignal) =>
  api<Produto[]>(`/produto/findByCodigoDepositante/${encodeURIComponent(codigoDepositante)}`, {
    query: { q },
    ...(signal && { signal }),
  })

export const createProduto = (body: ProdutoInput) =>
  api<ProdutoCadastro>('/produto', { method: 'POST', body, headers: { 'idempotency-key': randomId() } })
