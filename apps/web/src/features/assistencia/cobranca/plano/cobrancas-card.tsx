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

const quantia = (
  key: string,
  header: string,
  of: (cobranca: CobrancaResumo) => number,
): Column<CobrancaResumo> => ({
  key,
  header,
  right: true,
  wideOnly: true,
  cell: (cobranca) => <span className="num">{of(cobranca) === 0 ? '–' : formatAmount(of(cobranca))}</span>,
})

const COLUMNS: Column<CobrancaResumo>[] = [
  { key: 'vencimento', header: 'Vencimento', cell: ({ vencimento }) => formatDay(vencimento) },
  {
    key: 'situacao',
    header: 'Situação',
    // An equal share of a tablet's width cuts the longer words.
    width: '7.75rem',
    cell: ({ situacao }) => <CobrancaSituacao situacao={situacao} />,
  },
  { key: 'plano', header: 'Plano', wideOnly: 'mesa', cell: ({ plano }) => plano.nome },
  quantia('valor', 'Valor', ({ valor }) => valor),
  quantia('desconto', 'Desconto', ({ desconto }) => -desconto),
  { ...quantia('credito', 'Crédito', ({ credito }) => -credito), onlyWith: ({ credito }) => credito !== 0 },
  quantia('encargos', 'Multa e juros', ({ encargos }) => encargos),
  {
    key: 'total',
    header: 'Total (R$)',
    right: true,
    cell: ({ total, encargos, situacao }) =>
      situacao === 'CANCELADA' ? (
        <s className="num">{formatAmount(total)}</s>
      ) : (
        <b className="num">{formatAmount(total + encargos)}</b>
      ),
  },
  // As wide as 'Retida no fechamento' needs on two lines.
  { key: 'pagaEm', header: 'Pagamento', wideOnly: true, width: '8.5rem', cell: pagamentoOf },
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
