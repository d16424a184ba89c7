import type { Cliente } from '@app/contract/cliente'
import { api } from '../../platform/http.ts'

/** Companies whose name, CNPJ or code has the text; for pickers. */
export const searchClientes = (q: string, signal: AbortSignal) =>
  api<Cliente[]>('/api/cliente/findAll', { query: { q }, signal })
