import { clsx } from 'clsx'
import styles from '../tabela/tabela.module.css'
import { IconFilterOff, IconScan } from '@tabler/icons-react'
import type { SubmitEvent } from 'react'
import { SITUACOES, STATUS_ALCIS, STATUS_LABELS } from '@app/contract/armazem/pedido'
import { changed } from '../../../../platform/address/search.ts'
import type { Change } from '../../../../platform/address/search.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { DateTimeField } from '../../../../ui/fields/dates/date-time-field.tsx'
import { OptionFilter } from '../../../../ui/list/option-filter.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ClienteFilter } from '../../cliente/index.ts'
import { countFiveFilters } from '../../pedido/index.ts'
import type { FiveFilters } from '../../pedido/index.ts'

type Props = {
  id: string
  filters: FiveFilters
  /** On phones and tablets: unfolded. */
  open: boolean
  onChange: (filters: FiveFilters) => void
  /** Enter, a scanner or 'Pesquisar' searches without waiting. */
  onSearch: () => void
  onClear: () => void
  onClose: () => void
}

/** The panel's five filters; they apply one second after the last key (spec §2, §9). */
export function PainelFiltersForm({ id, filters, open, onChange, onSearch, onClear, onClose }: Props) {
  const set = (part: Change<FiveFilters>) => onChange(changed(filters, part))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    <search>
      <form
        className={clsx(styles.filtros, open && styles.aberto)}
        id={id}
        aria-label="Buscar pedidos"
        noValidate
        onSubmit={submit}
      >
        <OptionFilter
          className="f-situacao"
          label="Situação"
          empty="Todas"
          values={SITUACOES}
          labels={STATUS_LABELS}
          value={filters.situacao}
          onChange={(situacao) => set({ situacao })}
        />
        <TextField
          small
          className={styles.fNumero}
          label="Nº do pedido"
          icon={IconScan}
          placeholder="Digite ou leia o código"
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          numeric
          value={filters.numero ?? ''}
          onChange={(text) => set({ numero: text.replaceAll(/\D/g, '') })}
        />
        <ClienteFilter
          className={styles.fCliente}
          placeholder="Nome ou CNPJ"
          by="codigoCliente"
          cliente={filters.cliente}
          nome={filters.nome}
          onChange={set}
        />
        <OptionFilter
          className={styles.fWms}
          label="Status WMS"
          empty="Todos"
          values={STATUS_ALCIS}
          value={filters.wms}
          onChange={(wms) => set({ wms })}
        />
        <DateTimeField
          small
          className="f-coleta"
          label="Data e hora da coleta"
          dayAlone
          value={filters.coleta ?? null}
          onChange={(coleta) => set({ coleta })}
        />
        {countFiveFilters(filters) > 0 && (
          <Button
            small
            className={styles.fLimpa}
            icon={IconFilterOff}
            iconOnly
            title="Limpar filtros"
            onClick={onClear}
          >
            Limpar filtros
          </Button>
        )}
        <div className="pe">
          <Button onClick={onClose}>Fechar pesquisa</Button>
          <Button look="tonal" type="submit">
            Pesquisar
          </Button>
        </div>
      </form>
    </search>
  )
}
