import type { PostoEscolha } from '@app/contract/registers/postoAutorizado'
import type { Peca } from '@app/contract/registers/tabelas/peca'
import { api } from '../../../platform/http/http.ts'
import type { FieldProps } from '../../../ui/fields/field.tsx'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'

type Props<Option> = Omit<FieldProps, 'label'> & {
  label?: string
  value: Option | null
  onChange: (option: Option | null) => void
}

const searchPostos = (q: string, signal: AbortSignal) =>
  api<PostoEscolha[]>('/postoAutorizado/findAll', { query: { q }, signal })

/** The post that a record is of, for those who see more than one. */
export const PostoField = ({ label = 'Posto', ...props }: Props<PostoEscolha>) => (
  <SearchSelect<PostoEscolha>
    label={label}
    required
    {...props}
    search={searchPostos}
    optionKey={({ id }) => id}
    optionLabel={({ nomeFantasia }) => nomeFantasia}
  />
)

const searchPecas = (q: string, signal: AbortSignal) => api<Peca[]>('/peca/findAll', { query: { q }, signal })

/** A part, by code or words. */
export const PecaField = ({ label = 'Peça', ...props }: Props<Peca>) => (
  <SearchSelect<Peca>
    label={label}
    required
    {...props}
    search={searchPecas}
    optionKey={({ id }) => id}
    optionLabel={({ descricao }) => descricao}
    optionDetail={({ codigo }) => codigo}
  />
)
