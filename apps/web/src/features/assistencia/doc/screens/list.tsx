import styles from '../parts/doc.module.css'
import {
  DOC_LEITURA_LABELS,
  DOC_LEITURAS,
  DOC_STATUS,
  DOC_STATUS_LABELS,
  DOC_TIPO_LABELS,
  DOC_TIPOS,
  type DocResumo,
} from '@app/contract/assistencia/doc'
import { RESET_PAGE_SIZE } from '@app/contract/casca/paging'
import { useQuery } from '@tanstack/react-query'
import { countFilters, filtersOf } from '../../../../platform/address/list-search.ts'
import { compact, shapeOf } from '../../../../platform/address/search.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatDay } from '../../../../platform/text/format.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { ListPage } from '../../../../ui/list/list-page.tsx'
import { OptionFilter } from '../../../../ui/list/option-filter.tsx'
import { SearchPanel } from '../../../../ui/list/search-panel.tsx'
import { chipsOf, totalOf } from '../../../../ui/list/visoes/views.ts'
import { DOCS, docsQuery } from '../api.ts'
import { LeituraBadge } from '../parts/leitura-badge.tsx'
import { Marcado } from '../parts/marcado.tsx'
import { docFilter, docRequest, type DocSearch, leituraHref, parseDocSearch } from '../search.ts'

const TODOS = 'Todos os modelos'

const TituloCell = ({ tituloPartes, trechos, paginasAchadas, sobre }: DocResumo) => (
  <div className={styles.titulo}>
    <span className="forte">
      <Marcado partes={tituloPartes} />
    </span>
    <span className={`t2 sm ${styles.sobre}`}>{sobre || TODOS}</span>
    {trechos.length > 0 && (
      <ul className={styles.trechos}>
        {trechos.map(({ pagina, partes }) => (
          <li key={pagina}>
            <span className="num t2">p. {pagina}</span>
            <span>
              <Marcado partes={partes} />
            </span>
          </li>
        ))}
        {paginasAchadas > trechos.length && (
          <li>
            <span />
            <span className="t2">
              e em mais {formatCount(paginasAchadas - trechos.length, 'página', 'páginas')}
            </span>
          </li>
        )}
      </ul>
    )}
  </div>
)

const colunas = (edita: boolean): Column<DocResumo>[] => [
  { key: 'titulo', header: 'Título', width: '40%', cell: TituloCell },
  { key: 'tipo', header: 'Tipo', width: '8.5rem', cell: ({ tipo }) => DOC_TIPO_LABELS[tipo] },
  {
    key: 'sobre',
    header: 'Sobre',
    width: '18rem',
    // Where the table is narrow it stands below the title.
    wideOnly: 'mesa',
    cell: ({ sobre }) => <span className={styles.titulo}>{sobre || TODOS}</span>,
  },
  {
    key: 'numero',
    header: 'Versão',
    width: '9rem',
    cell: ({ numero, versaoEm }) => (
      <span className="num">{numero && versaoEm ? `v${numero}, ${formatDay(versaoEm)}` : 'sem arquivo'}</span>
    ),
  },
  ...(edita
    ? [
        {
          key: 'status',
          header: 'Status',
          width: '7rem',
          cell: ({ status }: DocResumo) => DOC_STATUS_LABELS[status],
        },
      ]
    : []),
  { key: 'leitura', header: 'Minha leitura', width: '14rem', cell: LeituraBadge },
]

const CSV = {
  fields: ['titulo', 'tipo', 'status', 'sobre', 'numero', 'versaoEm', 'validoAte', 'leitura'],
  labels: ['Título', 'Tipo', 'Status', 'Sobre', 'Versão', 'Data da versão', 'Válido até', 'Minha leitura'],
}

const CHIPS = {
  tipo: (value: string) => DOC_TIPO_LABELS[value as (typeof DOC_TIPOS)[number]],
  status: (value: string) => DOC_STATUS_LABELS[value as (typeof DOC_STATUS)[number]],
  leitura: (value: string) => DOC_LEITURA_LABELS[value as (typeof DOC_LEITURAS)[number]],
  modelo: () => 'deste modelo',
}

type Props = { search: DocSearch; onSearch: (search: DocSearch, how?: { replace: boolean }) => void }

/** /doc: manuals, bulletins, exploded views and circulars, found by a word of their text (rede §5). */
export function DocList({ search, onSearch }: Props) {
  const edita = useCan('DOC_EDITAR')
  const filter = docFilter(search)
  const request = docRequest(search)
  const query = useQuery(docsQuery(request))
  useRefresh(DOCS, 'doc')
  return (
    <ListPage
      title="Documentos técnicos"
      subtitle="Manuais, boletins, vistas explodidas e circulares da fábrica"
      noun={['documento', 'documentos']}
      query={query}
      request={request}
      filters={countFilters(search, [])}
      create={edita && { label: 'Novo documento', to: '/doc/novo' }}
      renderPanel={(handles) => (
        <SearchPanel<DocSearch>
          {...handles}
          search={search}
          label="Buscar documentos"
          read={(found) => filtersOf(parseDocSearch(found))}
          onSearch={(found) => onSearch(compact({ ...found, ...shapeOf(search) }))}
        >
          {(draft, set) => (
            <>
              <TextField
                small
                label="Palavras do título ou do texto"
                maxLength={200}
                value={draft.busca ?? ''}
                onChange={(busca) => set({ busca })}
              />
              <OptionFilter
                label="Tipo"
                empty="Todos"
                values={DOC_TIPOS}
                labels={DOC_TIPO_LABELS}
                value={draft.tipo}
                onChange={(tipo) => set({ tipo })}
              />
              <OptionFilter
                label="Minha leitura"
                empty="Todas"
                values={DOC_LEITURAS}
                labels={DOC_LEITURA_LABELS}
                value={draft.leitura}
                onChange={(leitura) => set({ leitura })}
              />
              {edita && (
                <OptionFilter
                  label="Status"
                  empty="Todos"
                  values={DOC_STATUS}
                  labels={DOC_STATUS_LABELS}
                  value={draft.status}
                  onChange={(status) => set({ status })}
                />
              )}
            </>
          )}
        </SearchPanel>
      )}
      views={{
        lista: 'doc',
        search,
        go: (found, how) => onSearch(parseDocSearch(found), how),
        chips: chipsOf(search, CHIPS, {}),
        total: (found) => totalOf('/doc/findByFiltro', docRequest(parseDocSearch(found))),
      }}
      csv={{ path: '/doc/export/CSV', request: () => ({ filter, ...CSV }) }}
      emptyHint="Nenhum documento tem estas palavras."
      empty={{ hint: 'Nenhum documento publicado ainda.' }}
      table={{
        className: styles.lista,
        columns: colunas(edita),
        rowKey: ({ id }) => id,
        rowName: ({ titulo }) => titulo,
        rowHref: ({ id, trechos }) => leituraHref(id, search.busca, trechos[0]?.pagina),
      }}
      onPage={(page, how) => onSearch(compact({ ...search, page }), how)}
      onClear={() => onSearch({ size: RESET_PAGE_SIZE })}
    />
  )
}
