import { IconScan } from '@tabler/icons-react'
import {
  OS_TYPE_LABELS,
  OS_TYPES,
  PRAZO_GARANTIA,
  PRAZO_GARANTIA_LABELS,
  REINCIDENCIA,
  RETIRADA_LABELS,
  RETIRADAS,
  SEMAFORO,
  SEMAFORO_LABELS,
  STATUS_OS,
  STATUS_OS_DESCRICAO,
} from '@app/contract/assistencia/ordemServico'
import { useCan } from '../../../../platform/session/abilities.ts'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { OptionFilter } from '../../../../ui/list/option-filter.tsx'
import { SearchPanel } from '../../../../ui/list/search-panel.tsx'
import type { PanelHandles } from '../../../../ui/list/search-panel.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { filtersOf } from '../../../../platform/address/list-search.ts'
import { parseOsSearch, SIM_NAO, statusOf } from './list-search.ts'
import type { OsSearch } from './list-search.ts'

const REINCIDENCIA_LABELS = {
  NENHUMA: 'Sem reincidência',
  PENDENTE: 'A autorizar',
  AUTORIZADA: 'Autorizada',
  RECUSADA: 'Recusada',
} as const
const GARANTIA_LABELS = { true: 'Sim', false: 'Não' } as const
const AVISAR = ['true'] as const
const AVISAR_LABELS = { true: 'Clientes a avisar' } as const
const ATRASADA_LABELS = { true: 'Só as atrasadas', false: 'Só as em dia' } as const
const ABERTAS_LABELS = { true: 'Só as abertas', false: 'Só as encerradas' } as const

/** Each status, and before them the groups that a box of the start counts together. */
const statusOptions = (chosen: string | undefined) => {
  const several = statusOf(chosen)
  const each = STATUS_OS.map((value): { value: string; label: string } => ({
    value,
    label: STATUS_OS_DESCRICAO[value],
  }))
  return chosen !== undefined && several.length > 1
    ? [{ value: chosen, label: several.map((one) => STATUS_OS_DESCRICAO[one]).join(' ou ') }, ...each]
    : each
}

type Props = PanelHandles<OsSearch> & { search: OsSearch }

/** The filters of the service orders. */
export function OsFilters(panel: Props) {
  const staff = useCan('POSTO_FILTRAR')
  return (
    <SearchPanel
      {...panel}
      label="Buscar ordens de serviço"
      read={(search) => filtersOf(parseOsSearch(search))}
    >
      {(draft, set) => {
        const text = (name: 'busca' | 'consumidor' | 'numeroSerie' | 'codigoSap') => ({
          small: true,
          autoComplete: 'off',
          value: draft[name] ?? '',
          onChange: (typed: string) => set({ [name]: typed }),
        })
        return (
          <>
            <TextField
              {...text('busca')}
              className="cheio"
              label="Buscar"
              icon={IconScan}
              placeholder="Nº da OS, cliente, telefone, nº de série, peça ou “compra 12”"
            />
            <SelectField
              small
              label="Situação"
              empty="Todas"
              options={statusOptions(draft.status)}
              value={draft.status ?? ''}
              onChange={(status) => set({ status })}
            />
            <OptionFilter
              label="Encerramento"
              empty="Todas"
              values={SIM_NAO}
              labels={ABERTAS_LABELS}
              value={draft.abertas}
              onChange={(abertas) => set({ abertas })}
            />
            <OptionFilter
              label="Atraso"
              empty="Todas"
              values={SIM_NAO}
              labels={ATRASADA_LABELS}
              value={draft.atrasada}
              onChange={(atrasada) => set({ atrasada })}
            />
            <OptionFilter
              label="Retirada"
              empty="Todas"
              values={RETIRADAS}
              labels={RETIRADA_LABELS}
              value={draft.retirada}
              onChange={(retirada) => set({ retirada })}
            />
            <OptionFilter
              label="Aviso ao cliente"
              empty="Todas"
              values={AVISAR}
              labels={AVISAR_LABELS}
              value={draft.avisar}
              onChange={(avisar) => set({ avisar })}
            />
            <OptionFilter
              label="Semáforo"
              empty="Todos"
              values={SEMAFORO}
              labels={SEMAFORO_LABELS}
              value={draft.semaforo}
              onChange={(semaforo) => set({ semaforo })}
            />
            <OptionFilter
              label="Tipo"
              empty="Todos"
              values={OS_TYPES}
              labels={OS_TYPE_LABELS}
              value={draft.osType}
              onChange={(osType) => set({ osType })}
            />
            <OptionFilter
              label="Garantia"
              empty="Todas"
              values={SIM_NAO}
              labels={GARANTIA_LABELS}
              value={draft.garantia}
              onChange={(garantia) => set({ garantia })}
            />
            <OptionFilter
              label="Prazo da garantia"
              empty="Todas"
              values={PRAZO_GARANTIA}
              labels={PRAZO_GARANTIA_LABELS}
              value={draft.prazoGarantia}
              onChange={(prazoGarantia) => set({ prazoGarantia })}
            />
            <OptionFilter
              label="Reincidência"
              empty="Todas"
              values={REINCIDENCIA}
              labels={REINCIDENCIA_LABELS}
              value={draft.reincidencia}
              onChange={(reincidencia) => set({ reincidencia })}
            />
            <TextField {...text('consumidor')} label="Cliente" placeholder="Nome, CPF, CNPJ ou telefone" />
            <TextField {...text('numeroSerie')} label="Nº de série" numeric />
            {staff && <TextField {...text('codigoSap')} label="Código SAP do posto" />}
            <DayField
              small
              label="Prometida de"
              value={draft.prometidaDe ?? null}
              onChange={(prometidaDe) => set({ prometidaDe })}
            />
            <DayField
              small
              label="Prometida até"
              value={draft.prometidaAte ?? null}
              onChange={(prometidaAte) => set({ prometidaAte })}
            />
            <DayField small label="Criada de" value={draft.de ?? null} onChange={(de) => set({ de })} />
            <DayField small label="Criada até" value={draft.ate ?? null} onChange={(ate) => set({ ate })} />
          </>
        )
      }}
    </SearchPanel>
  )
}
