import { IconLink } from '@tabler/icons-react'
import type { NotaPedido } from '@app/contract/nota'
import { formatDateTime } from '../../../platform/format.ts'
import { Badge } from '../../../ui/situacao.tsx'

type Props = {
  pedidos: readonly NotaPedido[]
  value: number | null
  onChange: (pedido: number | null) => void
}

/** The order that a return invoices, of those that it may: the likeliest first, none taken without a word. */
export const PedidoDaNota = ({ pedidos, value, onChange }: Props) =>
  pedidos.length > 0 && (
    <section className="cartao" aria-labelledby="pedido-nota">
      <header>
        <h2 id="pedido-nota">Pedido que a nota fatura</h2>
      </header>
      <fieldset className="corpo escolhas" aria-labelledby="pedido-nota">
        <label className="escolha-r">
          <input type="radio" name="pedido" checked={value === null} onChange={() => onChange(null)} />
          <span>Nenhum, ou decidir depois</span>
        </label>
        {pedidos.map(({ id, numeroPedido, numeroPedidoCliente, dataHoraColeta, citado, itensIguais }) => (
          <label key={id} className="escolha-r">
            <input type="radio" name="pedido" checked={value === id} onChange={() => onChange(id)} />
            <span>
              <b className="num">Pedido {numeroPedido}</b>
              <small className="num t2">
                {[numeroPedidoCliente, `coleta ${formatDateTime(dataHoraColeta)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className="linha fim">
              {citado && (
                <Badge tone="info" icon={IconLink}>
                  Citado na nota
                </Badge>
              )}
              {itensIguais && (
                <Badge tone="sucesso" icon={IconLink}>
                  Mesmos itens
                </Badge>
              )}
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  )
