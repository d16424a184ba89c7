import { searchReference } from './api.ts'

/** A client company to choose. */
export type Empresa = { id: number; nomeFantasia: string }

const empresaOf = ({ id, nomeFantasia }: { id: number; nomeFantasia?: unknown }): Empresa => ({
  id,
  nomeFantasia: typeof nomeFantasia === 'string' ? nomeFantasia : '',
})

/** The companies that a typed text finds. */
export const searchEmpresas = async (q: string, signal: AbortSignal): Promise<Empresa[]> =>
  (await searchReference('/api/cliente/findAll')(q, signal)).map(empresaOf)
