import type { ReactNode } from 'react'
import { SearchSelect } from '../ui/fields/search-select.tsx'
import { searchReference } from './api.ts'

/** A client company to choose. */
export type Empresa = { id: number; nomeFantasia: string }

const empresaOf = ({ id, nomeFantasia }: { id: number; nomeFantasia?: unknown }): Empresa => ({
  id,
  nomeFantasia: typeof nomeFantasia === 'string' ? nomeFantasia : '',
})

const search = async (q: string, signal: AbortSignal): Promise<Empresa[]> =>
  (await searchReference('/api/cliente/findAll')(q, signal)).map(empresaOf)

type Props = {
  value: Empresa | null
  onChange: (empresa: Empresa | null) => void
  error: ReactNode
  /** What it means to choose none. */
  help: string
}

/** The company that something belongs to, or none. */
export const EmpresaField = (props: Props) => (
  <SearchSelect
    {...props}
    className="g3"
    label="Cliente"
    clearable
    search={search}
    optionKey={({ id }) => id}
    optionLabel={({ nomeFantasia }) => nomeFantasia}
  />
)
