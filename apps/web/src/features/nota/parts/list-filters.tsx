import type { ClienteResumo } from '@app/contract/cliente'
import { NOTA_SITUACAO_LABELS, NOTA_SITUACOES } from '@app/contract/nota'
import { useState } from 'react'
import { compact } from '../../../platform/search.ts'
import { DayField } from '../../../ui/day-field.tsx'
import { SearchPanel } from '../../../ui/search-panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ClientePicker } from '../../cliente/index.ts'
import { SavedFilters } from '../../filtroSalvo/index.ts'
import { filtersOf, parseNotaSearch } from './list-search.ts'
import type { NotaSearch } from './list-search.ts'

type Props = {
  id: string
  search: NotaSearch
  onSearch: (filters: NotaSearch) => void
  onClear: () => void
  onClose: () => void
}

/** The picker shows a client that the address only names. */
const clienteOf = ({ cliente, nome }: NotaSearch): ClienteResumo | null =>
  cliente === undefined
    ? null
    : {
        id: cliente,
        nomeFantasia: nome ?? String(cliente),
        cnpjCpf: '',
        codigoCliente: '',
        codigoDepositante: '',
      }

const textsOf = (draft: NotaSearch): Record<string, string> =>
  Object.fromEntries(Object.entries(filtersOf(draft)).map(([name, value]) => [name, String(value)]))

/** The filters of the notes; they hold when 'Pesquisar' is pressed. */
export function NotaFilters({ id, search, onSearch, onClear, onClose }: Props) {
  const [draft, setDraft] = useState(filtersOf(search))
  const [shown, setShown] = useState(search)
  // Back, forward and 'Limpar a pesquisa' change the address under the panel.
  if (shown !== search) {
    setShown(search)
    setDraft(filtersOf(search))
  }
  const set = (part: { [Key in keyof NotaSearch]?: NotaSearch[Key] | null | undefined }) =>
    setDraft(parseNotaSearch(compact({ ...draft, ...part })))
  return (
    <SearchPanel
      id={id}
      label="Buscar notas fiscais"
      onSearch={() => onSearch(draft)}
      onClear={() => {
        setDraft({})
        onClear()
      }}
      onClose={onClose}
      saved={
        <SavedFilters
          lista="notas"
          current={textsOf(draft)}
          onApply={(filtros) => onSearch(filtersOf(parseNotaSearch(filtros)))}
        />
      }
    >
      <ClientePicker
        small
        className="cheio"
        label="Cliente"
        clearable
        value={clienteOf(draft)}
        onChange={(cliente) => set({ cliente: cliente?.id, nome: cliente?.nomeFantasia })}
      />
      <TextField
        small
        label="Nº da nota"
        numeric
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={draft.numero ?? ''}
        onChange={(numero) => set({ numero })}
      />
      <TextField
        small
        label="Nº do pedido"
        numeric
        inputMode="numeric"
        autoComplete="off"
        value={draft.pedido ?? ''}
        onChange={(pedido) => set({ pedido })}
      />
      <TextField
        small
        className="cheio"
        label="Emitente"
        placeholder="Nome ou CNPJ"
        autoComplete="off"
        value={draft.emitente ?? ''}
        onChange={(emitente) => set({ emitente })}
      />
      <TextField
        small
        className="cheio"
        label="Chave de acesso"
        numeric
        autoComplete="off"
        placeholder="Inteira, ou o começo"
        value={draft.chave ?? ''}
        onChange={(chave) => set({ chave })}
      />
      <SelectField
        small
        label="Situação"
        empty="Todas"
        value={draft.situacao ?? ''}
        onChange={(situacao) => set({ situacao: situacao || undefined })}
        options={NOTA_SITUACOES.map((value) => ({ value, label: NOTA_SITUACAO_LABELS[value] }))}
      />
      <DayField small label="Emissão de" value={draft.de ?? null} onChange={(de) => set({ de })} />
      <DayField small label="Emissão até" value={draft.ate ?? null} onChange={(ate) => set({ ate })} />
    </SearchPanel>
  )
}
