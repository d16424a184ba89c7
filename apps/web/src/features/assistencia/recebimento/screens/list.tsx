import styles from '../recebimento.module.css'
import { useQuery } from '@tanstack/react-query'
import {
  FORMA_PAGAMENTO_LABELS,
  FORMAS_PAGAMENTO,
  PAGAMENTO_TIPO_LABELS,
} from '@app/contract/assistencia/ordemServico'
import type { Recebimento } from '@app/contract/assistencia/recebimento'
import { RESET_PAGE_SIZE } from '@app/contract/casca/paging'
import { countFilters, filtersOf } from '../../../../platform/address/list-search.ts'
import { compact, shapeOf } from '../../../../platform/address/search.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { soComOutroPosto, useProprioPosto } from '../../../../platform/session/posto.ts'
import { formatDateTime, formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { ListPage } from '../../../../ui/list/list-page.tsx'
import { OptionFilter } from '../../../../ui/list/option-filter.tsx'
import { SearchPanel } from '../../../../ui/list/search-panel.tsx'
import { chipsOf, totalOf } from '../../../../ui/list/visoes/views.ts'
import { RECEBIMENTOS, recebimentosQuery, totaisQuery } from '../api.ts'
import { parseRecebimentoSearch, recebimentoFilter, recebimentoRequest } from '../search.ts'
import type { RecebimentoSearch } from '../search.ts'
import { TotaisCard } from '../totais-card.tsx'

const colunas = (proprio: number | undefined): Column<Recebimento>[] => [
  {
    key: 'ordemServico',
    header: 'Nº da OS',
    width: '6.5rem',
    cell: ({ ordemServico, posto: { id, nomeFantasia } }) => (
      <>
        <span className="num forte">{ordemServico.numero}</span>
        {id !== proprio && <span className="so-estreita bloco t2 xs">{nomeFantasia}</span>}
      </>
    ),
  },
  {
    key: 'em',
    header: 'Quando',
    width: '9.5rem',
    cell: ({ em }) => <span className="num">{formatDateTime(em)}</span>,
  },
  {
    key: 'posto',
    header: 'Posto',
    wideOnly: 'mesa',
    ...soComOutroPosto(proprio, (recebimento: Recebimento) => recebimento.posto.id),
    cell: ({ posto }) => <span className="corta bloco">{posto.nomeFantasia}</span>,
  },
  {
    key: 'consumidor',
    header: 'Cliente',
    cell: ({ consumidor }) => <span className="corta bloco">{consumidor}</span>,
  },
  { key: 'tipo', header: 'O quê', width: '6.5rem', cell: ({ tipo }) => PAGAMENTO_TIPO_LABELS[tipo] },
  { key: 'forma', header: 'Forma', width: '6rem', cell: ({ forma }) => FORMA_PAGAMENTO_LABELS[forma] },
  {
    key: 'quem',
    header: 'Recebido por',
    wideOnly: 'mesa',
    cell: ({ quem }) => <span className="corta bloco">{quem}</span>,
  },
  {
    key: 'valor',
    header: 'Valor',
    right: true,
    width: '6.5rem',
    cell: ({ valor }) => <span className="num">{formatMoney(valor)}</span>,
  },
]

const CSV = {
  fields: ['em', 'ordemServico', 'consumidor', 'tipo', 'forma', 'quem', 'valor'],
  labels: ['Quando', 'Nº da OS', 'Cliente', 'O quê', 'Forma', 'Recebido por', 'Valor'],
}

const CHIPS = {
  de: (value: string) => `de ${formatDay(value)}`,
  ate: (value: string) => `até ${formatDay(value)}`,
  forma: (value: string) => FORMA_PAGAMENTO_LABELS[value as (typeof FORMAS_PAGAMENTO)[number]],
}

type Props = {
  search: RecebimentoSearch
  onSearch: (search: RecebimentoSearch, how?: { replace: boolean }) => void
}

/** /recebimento: what consumers paid at the post, with its sums by day and way of payment (decisions 56). */
export function RecebimentoList({ search, onSearch }: Props) {
  const proprio = useProprioPosto()
  const filter = recebimentoFilter(search)
  const request = recebimentoRequest(search)
  const query = useQuery(recebimentosQuery(request))
  const totais = useQuery(totaisQuery(filter))
  useRefresh(RECEBIMENTOS, 'ordemServico')
  return (
    <ListPage
      title="Recebimentos"
      subtitle="O que os clientes pagaram no balcão"
      noun={['recebimento', 'recebimentos']}
      query={query}
      request={request}
      filters={countFilters(search, ['postoNome'])}
      notice={totais.data && totais.data.dias.length > 0 && <TotaisCard totais={totais.data} />}
      renderPanel={(handles) => (
        <SearchPanel<RecebimentoSearch>
          {...handles}
          search={search}
          label="Buscar recebimentos"
          read={(found) => filtersOf(parseRecebimentoSearch(found))}
          onSearch={(found) => onSearch(compact({ ...found, ...shapeOf(search) }))}
        >
          {(draft, set) => (
            <>
              <DayField small label="De" value={draft.de ?? null} onChange={(de) => set({ de })} />
              <DayField small label="Até" value={draft.ate ?? null} onChange={(ate) => set({ ate })} />
              <OptionFilter
                label="Forma"
                empty="Todas"
                values={FORMAS_PAGAMENTO}
                labels={FORMA_PAGAMENTO_LABELS}
                value={draft.forma}
                onChange={(forma) => set({ forma })}
              />
            </>
          )}
        </SearchPanel>
      )}
      views={{
        lista: 'recebimento',
        search,
        go: (found, how) => onSearch(parseRecebimentoSearch(found), how),
        chips: chipsOf(search, CHIPS, { posto: 'postoNome' }),
        total: (found) =>
          totalOf('/recebimento/findByFiltro', recebimentoRequest(parseRecebimentoSearch(found))),
      }}
      csv={{ path: '/recebimento/export/CSV', request: () => ({ filter, ...CSV }) }}
      emptyHint="Nenhum recebimento combina com a pesquisa."
      empty={{ hint: 'Nenhum recebimento ainda: ele nasce na entrega do relógio.' }}
      table={{
        columns: colunas(proprio),
        className: styles.lista,
        rowKey: ({ id }) => id,
        rowName: ({ ordemServico }) => `o recebimento da OS ${ordemServico.numero}`,
        rowHref: ({ ordemServico }) => `/ordemServico/${ordemServico.id}`,
      }}
      onPage={(page, how) => onSearch(compact({ ...search, page }), how)}
      onClear={() => onSearch({ size: RESET_PAGE_SIZE })}
    />
  )
}
