import { clsx } from 'clsx'
import styles from './nota.module.css'
import type { NotaPedido } from '@app/contract/armazem/nota'
import { PedidoOpcao } from './pedido-opcao.tsx'

type Props = {
  pedidos: readonly NotaPedido[]
  value: number | null
  onChange: (pedido: number | null) => void
}

/** The order that a return invoices, from its candidates: the likeliest first, none preselected. */
export const PedidoDaNota = ({ pedidos, value, onChange }: Props) =>
  pedidos.length > 0 && (
    <section className="cartao" aria-labelledby="pedido-nota">
      <header>
        <h2 id="pedido-nota">Pedido que a nota fatura</h2>
      </header>
      <fieldset className={clsx('corpo', styles.escolhas)} aria-labelledby="pedido-nota">
        <label className={styles.escolhaR}>
          <input type="radio" name="pedido" checked={value === null} onChange={() => onChange(null)} />
          <span>Nenhum, ou decidir depois</span>
        </label>
        {pedidos.map((pedido) => (
          <PedidoOpcao
            key={pedido.id}
            pedido={pedido}
            checked={value === pedido.id}
            onChoose={() => onChange(pedido.id)}
          />
        ))}
      </fieldset>
    </section>
  )
