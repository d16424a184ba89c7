import {
  IconBan,
  IconFileText,
  IconListCheck,
  IconLockOpen,
  IconRepeat,
  IconTag,
  IconTrash,
} from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { Pedido } from '@app/contract/armazem/pedido'
import type { User } from '@app/contract/casca/session'
import { canReopen, checkDelete } from '@app/rules/armazem/pedido'
import type { Can } from '@app/rules/armazem/pedido'
import { useState } from 'react'
import { History } from '../../../../register/record/history.tsx'
import { ActionMenu } from '../../../../ui/dialog/action-menu.tsx'
import type { MenuAction } from '../../../../ui/dialog/action-menu.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import type { Papel } from '../impresso/papel.ts'
import { linhasOf, reservedText } from '../linhas/lines.ts'
import { CancelDialog } from '../move/cancel-dialog.tsx'

type Asked = 'reabrir' | 'cancelar' | 'excluir'

type Props = {
  pedido: Pedido
  user: User
  can: Can
  onReopen: () => Promise<void>
  onCancelPedido: () => Promise<void>
  onDelete: () => Promise<void>
}

/** 'Histórico' and, by ability and state, reopening, cancelling and deleting. */
export function PedidoActions({ pedido, user, can, onReopen, onCancelPedido, onDelete }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const confirm = (act: () => Promise<void>) => async () => {
    await act()
    close()
  }
  const editable = can('PEDIDO_EDITAR')
  const router = useRouter()
  const print = (papel: Papel) => () =>
    void router.navigate({ to: '/pedidos/$id/imprimir/$papel', params: { id: String(pedido.id), papel } })
  const actions: MenuAction[] = [
    ...(editable
      ? [
          {
            label: 'Repetir pedido',
            icon: IconRepeat,
            onSelect: () => void router.navigate({ to: '/pedidos/novo', search: { repetir: pedido.id } }),
          },
        ]
      : []),
    { label: 'Imprimir pedido', icon: IconFileText, onSelect: print('pedido') },
    ...(can('PEDIDO_MOVER')
      ? [
          { label: 'Imprimir lista de separação', icon: IconListCheck, onSelect: print('separacao') },
          { label: 'Imprimir etiquetas', icon: IconTag, onSelect: print('etiqueta') },
        ]
      : []),
    ...(editable && canReopen(pedido, can)
      ? [{ label: 'Reabrir cadastro', icon: IconLockOpen, onSelect: () => setAsked('reabrir') }]
      : []),
    ...(pedido.proximosStatus.includes('CANCELADO')
      ? [{ label: 'Cancelar pedido', icon: IconBan, danger: true, onSelect: () => setAsked('cancelar') }]
      : []),
    ...(editable && checkDelete(pedido, user.tipo, can) === 'ok'
      ? [{ label: 'Excluir pedido', icon: IconTrash, danger: true, onSelect: () => setAsked('excluir') }]
      : []),
  ]
  const who = `${pedido.numeroPedido}, de ${pedido.cliente.nomeFantasia},`
  return (
    <>
      <History
        entidade="pedido"
        id={pedido.id}
        title="Histórico de Auditoria do Pedido"
        subtitle={`Pedido ${pedido.numeroPedido} · ${pedido.cliente.nomeFantasia}`}
      />
      <ActionMenu actions={actions} />
      <ConfirmDialog
        opened={asked === 'reabrir'}
        title="Reabrir o cadastro?"
        confirmLabel="Reabrir cadastro"
        onConfirm={confirm(onReopen)}
        onCancel={close}
      >
        <p>
          O pedido {who} volta a ser alterado por quem o fez, com os anexos. O armazém só o separa depois de
          concluído de novo.
        </p>
      </ConfirmDialog>
      <CancelDialog
        pedido={pedido}
        opened={asked === 'cancelar'}
        onConfirm={confirm(onCancelPedido)}
        onCancel={close}
      />
      <ConfirmDialog
        opened={asked === 'excluir'}
        title="Excluir este pedido?"
        confirmLabel="Excluir pedido"
        danger
        onConfirm={confirm(onDelete)}
        onCancel={close}
      >
        <p>
          O pedido {who} é apagado com {reservedText(linhasOf(pedido.itens))} e os anexos. O estoque reservado
          volta a ficar disponível.
        </p>
      </ConfirmDialog>
    </>
  )
}
