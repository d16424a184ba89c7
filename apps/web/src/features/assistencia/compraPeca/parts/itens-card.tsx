import type { CompraPeca, CompraPecaItem } from '@app/contract/assistencia/compraPeca'
import { formatInteger, formatMoney } from '../../../../platform/text/format.ts'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'

const COLUMNS: Column<CompraPecaItem>[] = [
  {
    key: 'peca',
    header: 'Peça',
    cell: ({ peca }) => (
      <>
        <span className="forte num">{peca.codigo}</span> <span>{peca.descricao}</span>
      </>
    ),
  },
  {
    key: 'quantidade',
    header: 'Quantidade',
    right: true,
    width: '7.5rem',
    cell: ({ quantidade }) => <span className="num">{formatInteger(quantidade)}</span>,
  },
  {
    key: 'preco',
    header: 'Preço',
    right: true,
    width: '8rem',
    cell: ({ preco }) => <span className="num">{formatMoney(preco)}</span>,
  },
  {
    key: 'estoque',
    header: 'Na central',
    wideOnly: true,
    right: true,
    width: '8rem',
    cell: ({ estoque }) => <span className="num">{formatInteger(estoque)}</span>,
  },
  {
    key: 'os',
    header: 'OS',
    wideOnly: true,
    width: '8rem',
    cell: ({ ordemServico }) => <span className="num">{ordemServico ? ordemServico.numero : '—'}</span>,
  },
]

/** The ordered parts, at the prices of that time, beside the central workshop's current stock. */
export const ItensCard = ({ compra }: { compra: CompraPeca }) => (
  <section className="cartao" aria-label="Peças">
    <header>
      <h2>Peças</h2>
      <b className="num">{formatMoney(compra.total)}</b>
    </header>
    <div className="tabela-rola">
      <DataTable
        label="Peças"
        className="compra-itens"
        columns={COLUMNS}
        rows={compra.itens}
        rowKey={({ id }) => id}
      />
    </div>
  </section>
)
