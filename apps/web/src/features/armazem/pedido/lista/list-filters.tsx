import { IconScan } from '@tabler/icons-react'
import { SITUACOES_DO_FILTRO, STATUS_ALCIS, STATUS_LABELS } from '@app/contract/armazem/pedido'
import { takeScan } from '../../../../platform/device/scan.ts'
import { textParam } from '../../../../platform/address/search.ts'
import { DateTimeField } from '../../../../ui/fields/dates/date-time-field.tsx'
import { OptionFilter } from '../../../../ui/list/option-filter.tsx'
import { SearchPanel } from '../../../../ui/list/search-panel.tsx'
import type { PanelHandles } from '../../../../ui/list/search-panel.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useFieldScan } from '../../../casca/busca/index.ts'
import { ClienteFilter } from '../../cliente/index.ts'
import { readFiveFilters } from './five-filters.ts'
import type { FiveFilters } from './five-filters.ts'

/** A number may be typed as people write it: '48.237'. */
const readTyped = (search: Readonly<Record<string, unknown>>) =>
  readFiveFilters({ ...search, numero: textParam(search['numero'])?.replaceAll(/\D/g, '') })

type Props = PanelHandles<FiveFilters> & {
  search: FiveFilters
  /** Hidden for client users, because their company is fixed. */
  withCliente: boolean
}

/** The five filters of the orders. */
export function PedidoFilters({ withCliente, ...panel }: Props) {
  // A scan opens the order at once (ux.md); typed text filters.
  const onNumberKey = useFieldScan(takeScan)
  return (
    <SearchPanel {...panel} label="Buscar pedidos" read={readTyped}>
      {(draft, set) => (
        <>
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
            onChange={(numero) => set({ numero })}
          />
          {withCliente && (
            <ClienteFilter
              className="cheio"
              by="codigoCliente"
              cliente={draft.cliente}
              nome={draft.nome}
              onChange={set}
            />
          )}
          <OptionFilter
            label="Situação"
            empty="Todas"
            values={SITUACOES_DO_FILTRO}
            labels={STATUS_LABELS}
            value={draft.situacao}
            onChange={(situacao) => set({ situacao })}
          />
          <OptionFilter
            label="Status WMS"
            empty="Todos"
            values={STATUS_ALCIS}
            value={draft.wms}
            onChange={(wms) => set({ wms })}
          />
          <DateTimeField
            small
            className="cheio"
            label="Data e hora da coleta"
            dayAlone
            value={draft.coleta ?? null}
            onChange={(coleta) => set({ coleta })}
          />
        </>
      )}
    </SearchPanel>
  )
}
