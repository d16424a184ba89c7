import type { CobrancaResumo } from '@app/contract/assistencia/cobranca'
import type { Page } from '@app/contract/casca/paging'
import { formatAmount, formatDay } from '../../../../platform/text/format.ts'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Pagination } from '../../../../ui/list/pagination.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { CobrancaSituacao } from '../parts/situacao.tsx'

const pagamentoOf = ({ pagaEm, retida }: CobrancaResumo): string => {
  if (retida) return 'Retida no fechamento'
  return pagaEm ? formatDay(pagaEm) : '—'
}

const COLUMNS: Column<CobrancaResumo>[] = [
  { key: 'vencimento', header: 'Vencimento', cell: ({ vencimento }) => formatDay(vencimento) },
  { key: 'situacao', header: 'Situação', cell: ({ situacao }) => <CobrancaSituacao situacao={situacao} /> },
  { key: 'plano', header: 'Plano', wideOnly: true, cell: ({ plano }) => plano.nome },
  { key: 'pagaEm', header: 'Pagamento', wideOnly: true, cell: pagamentoOf },
  {
    key: 'total',
    header: 'Valor (R$)',
    right: true,
    cell: ({ total }) => <b className="num">{formatAmount(total)}</b>,
  },
]

type Props = {
  data: Page<CobrancaResumo> | undefined
  page: number
  todas: string
  onPage: (page: number) => void
}

/** A post's charges under its plan, the late ones first; the whole list has search and CSV. */
export const CobrancasCard = ({ data, page, todas, onPage }: Props) => (
  <section className="cartao" aria-label="Cobranças">
    <header>
      <h2>Cobranças</h2>
      <span className="fim">
        <ButtonLink small look="quiet" to={todas}>
          Ver todas
        </ButtonLink>
      </span>
    </header>
    {data?.totalElements === 0 ? (
      <p className="corpo t2">Nenhuma cobrança ainda.</p>
    ) : (
      <>
        <DataTable
          label="Cobranças"
          className="reg"
          columns={COLUMNS}
          rows={data?.content}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/postoAutorizadoPagamento/${id}`}
        />
        {data && (
          <Pagination
            page={page}
            size={data.size}
            total={data.totalElements}
            noun={['cobrança', 'cobranças']}
            onPage={onPage}
          />
        )}
      </>
    )}
  </section>
)
