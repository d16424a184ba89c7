import type { ReactNode } from 'react'
import { SearchSelect } from '../ui/fields/search-select.tsx'
import { searchReference } from './api.ts'

/** A client company or a service point to choose. */
export type Empresa = { id: number; nomeFantasia: string }

const empresaOf = ({ id, nomeFantasia }: { id: number; nomeFantasia?: unknown }): Empresa => ({
  id,
  nomeFantasia: typeof nomeFantasia === 'string' ? nomeFantasia : '',
})

const searchIn = (path: string) => async (q: string, signal: AbortSignal) =>
  (await searchReference(path)(q, signal)).map(empresaOf)

const searchEmpresas = searchIn('/api/cliente/findAll')
const searchPostos = searchIn('/postoAutorizado/findAll')

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
    search={searchEmpresas}
    optionKey={({ id }) => id}
    optionLabel={({ nomeFantasia }) => nomeFantasia}
  />
)

/** The service point that something belongs to, or none. */
export const PostoDonoField = (props: Props) => (
  <SearchSelect
    {...props}
    className="g3"
    label="Posto"
    clearable
    search={searchPostos}
    optionKey={({ id }) => id}
    optionLabel={({ nomeFantasia }) => nomeFantasia}
  />
)
