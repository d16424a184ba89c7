import styles from './nota.module.css'
import { IconLink } from '@tabler/icons-react'
import type { NotaPedido } from '@app/contract/armazem/nota'
import { citacaoOf } from '@app/rules/armazem/pedido'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Badge } from '../../../../ui/page/badge.tsx'

type Props = { pedido: NotaPedido; checked: boolean; onChoose: () => void }

/** A candidate order for a note, with the reasons for it. */
export const PedidoOpcao = ({ pedido, checked, onChoose }: Props) => (
  <label className={styles.escolhaR}>
    <input type="radio" name="pedido" checked={checked} onChange={onChoose} />
    <span>
      <b className="num">Pedido {pedido.numeroPedido}</b>
      <small className="num t2">
        {[...citacaoOf(pedido), `coleta ${formatDateTime(pedido.dataHoraColeta)}`].join(' · ')}
      </small>
    </span>
    <span className="linha fim">
      {pedido.citado && (
        <Badge tone="info" icon={IconLink}>
          Citado na nota
        </Badge>
      )}
      {pedido.itensIguais && (
        <Badge tone="sucesso" icon={IconLink}>
          Mesmos itens
        </Badge>
      )}
    </span>
  </label>
)
