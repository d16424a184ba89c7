import { IconScan } from '@tabler/icons-react'
import { useState } from 'react'
import type { ClienteResumo } from '@app/contract/cliente'
import { SITUACOES_DO_FILTRO, STATUS_ALCIS, STATUS_LABELS } from '@app/contract/pedido'
import { takeScan } from '../../../platform/scan.ts'
import { compact } from '../../../platform/search.ts'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { SearchPanel } from '../../../ui/search-panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFieldScan } from '../../busca/index.ts'
import { ClientePicker } from '../../cliente/index.ts'
import { SavedFilters } from '../../filtroSalvo/index.ts'
import { readFiveFilters } from './five-filters.ts'
import type { FiveFilters } from './five-filters.ts'

type Props = {
  id: string
  search: FiveFilters
  /** A client user's company is a given. */
  withCliente: boolean
  onSearch: (filters: FiveFilters) => void
  onClear: () => void
  onClose: () => void
}

/** The picker shows a client that the address only names. */
const clienteOf = ({ cliente, nome }: FiveFilters): ClienteResumo | null =>
  cliente === undefined
    ? null
    : { id: 0, nomeFantasia: nome ?? cliente, cnpjCpf: '', codigoCliente: cliente, codigoDepositante: '' }

const textsOf = (draft: FiveFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(readFiveFilters(draft)).map(([name, value]) => [name, String(value)]))

/** The five filters of the orders; they hold when 'Pesquisar' is pressed. */
export function PedidoFilters({ id, search, withCliente, onSearch, onClear, onClose }: Props) {
  const [draft, setDraft] = useState(readFiveFilters(search))
  const [shown, setShown] = useState(search)
  // Back, forward and 'Limpar a pesquisa' change the address under the panel.
  if (shown !== search) {
    setShown(search)
    setDraft(readFiveFilters(search))
  }
  const set = (part: { [Key in keyof FiveFilters]?: FiveFilters[Key] | undefined }) =>
    setDraft(compact({ ...draft, ...part }))
  const numero = draft.numero?.replaceAll(/\D/g, '')
  // A scanner opens the order at once (ux.md); what a person types filters.
  const onNumberKey = useFieldScan(takeScan)
  return (
    <SearchPanel
      id={id}
      label="Buscar pedidos"
      onSearch={() => onSearch(compact({ ...draft, numero }))}
      onClear={() => {
        setDraft({})
        onClear()
      }}
      onClose={onClose}
      saved={
        <SavedFilters
          lista="pedidos"
          current={textsOf(draft)}
          onApply={(filtros) => onSearch(readFiveFilters(filtros))}
        />
      }
    >
      <TextField
        small
        className="cheio"
        label="Nº do pedido"
        icon={IconScan}
        placeholder="Digite ou leia o código"
        inputMode="numeric"
        autoComplete="off"
        numeric
        onKeyDown={onNumberKey}
        value={draft.numero ?? ''}
        onChange={(text) => set({ numero: text })}
      />
      {withCliente && (
        <ClientePicker
          small
          className="cheio"
          label="Cliente"
          clearable
          value={clienteOf(draft)}
          onChange={(cliente) => set({ cliente: cliente?.codigoCliente, nome: cliente?.nomeFantasia })}
        />
      )}
      <SelectField
        small
        label="Situação"
        empty="Todas"
        value={draft.situacao ?? ''}
        onChange={(situacao) => set({ situacao: situacao || undefined })}
        options={SITUACOES_DO_FILTRO.map((value) => ({ value, label: STATUS_LABELS[value] }))}
      />
      <SelectField
        small
        label="Status WMS"
        empty="Todos"
        value={draft.wms ?? ''}
        onChange={(wms) => set({ wms: wms || undefined })}
        options={STATUS_ALCIS.map((value) => ({ value, label: value }))}
      />
      <DateTimeField
        small
        className="cheio"
        label="Data e hora da coleta"
        dayAlone
        value={draft.coleta ?? null}
        onChange={(coleta) => set({ coleta: coleta ?? undefined })}
      />
    </SearchPanel>
  )
}
