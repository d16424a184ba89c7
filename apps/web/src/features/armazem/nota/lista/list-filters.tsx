import { NOTA_SITUACAO_LABELS, NOTA_SITUACOES } from '@app/contract/armazem/nota'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { OptionFilter } from '../../../../ui/list/option-filter.tsx'
import { SearchPanel } from '../../../../ui/list/search-panel.tsx'
import type { PanelHandles } from '../../../../ui/list/search-panel.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ClienteFilter } from '../../cliente/index.ts'
import { filtersOf } from '../../../../platform/address/list-search.ts'
import { parseNotaSearch } from './list-search.ts'
import type { NotaSearch } from './list-search.ts'

type Props = PanelHandles<NotaSearch> & { search: NotaSearch }

/** The filters of the notes. */
export const NotaFilters = (panel: Props) => (
  <SearchPanel {...panel} label="Buscar notas fiscais" read={(search) => filtersOf(parseNotaSearch(search))}>
    {(draft, set) => {
      const text = (name: 'numero' | 'pedido' | 'emitente' | 'chave') => ({
        small: true,
        autoComplete: 'off',
        value: draft[name] ?? '',
        onChange: (typed: string) => set({ ...draft, [name]: typed }),
      })
      return (
        <>
          <ClienteFilter className="cheio" by="id" cliente={draft.cliente} nome={draft.nome} onChange={set} />
          <TextField {...text('numero')} label="Nº da nota" numeric inputMode="numeric" maxLength={9} />
          <TextField {...text('pedido')} label="Nº do pedido" numeric inputMode="numeric" />
          <TextField {...text('emitente')} className="cheio" label="Emitente" placeholder="Nome ou CNPJ" />
          <TextField
            {...text('chave')}
            className="cheio"
            label="Chave de acesso"
            numeric
            placeholder="Inteira, ou o começo"
          />
          <OptionFilter
            className="cheio"
            label="Situação"
            empty="Todas"
            values={NOTA_SITUACOES}
            labels={NOTA_SITUACAO_LABELS}
            value={draft.situacao}
            onChange={(situacao) => set({ situacao })}
          />
          <DayField small label="Emissão de" value={draft.de ?? null} onChange={(de) => set({ de })} />
          <DayField small label="Emissão até" value={draft.ate ?? null} onChange={(ate) => set({ ate })} />
        </>
      )
    }}
  </SearchPanel>
)
