import type { Pedido } from '@app/contract/armazem/pedido'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { linhasOf, reservedText } from '../linhas/lines.ts'

type Props = {
  pedido: Pedido | null
  opened: boolean
  onConfirm: () => unknown
  onCancel: () => void
}

/** Asks before an order is cancelled, on any screen, because it cannot be undone. */
export const CancelDialog = ({ pedido, ...asked }: Props) => (
  <ConfirmDialog
    {...asked}
    title="Cancelar este pedido?"
    confirmLabel="Cancelar pedido"
    cancelLabel="Voltar"
    danger
  >
    {pedido && (
      <p>
        O pedido {pedido.numeroPedido}, de {pedido.cliente.nomeFantasia}, fica cancelado e não volta. O
        estoque reservado em {reservedText(linhasOf(pedido.itens))} é liberado.
      </p>
    )}
  </ConfirmDialog>
)
