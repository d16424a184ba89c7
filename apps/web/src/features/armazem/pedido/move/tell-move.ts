import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { Movimento, Pedido } from '@app/contract/armazem/pedido'
import { positionOf } from '@app/rules/armazem/pedido'
import { toast } from '../../../../ui/feedback/toast.ts'
import { movePedido, updatePedido } from '../api.ts'
import { refusalText } from './moves.ts'

type OnChange = (fresh: Pedido) => unknown

/** Undoes an act on an order; a refusal is shown. */
const undoing =
  (act: () => Promise<Pedido>, words: (fresh: Pedido) => string, onChange: OnChange) => async () => {
    try {
      const fresh = await act()
      toast.info(words(fresh))
      onChange(fresh)
    } catch (error) {
      toast.error(refusalText(error))
    }
  }

const wordsOf = (pedido: Pedido) => `${pedido.numeroPedido} → ${STATUS_LABELS[positionOf(pedido)]}`

/** '62 → Em separação', with an undo when the table of moves allows it for this person. */
export function tellMove(moved: Pedido, from: Movimento, onChange: OnChange) {
  if (!moved.proximosStatus.includes(from)) return toast.success(wordsOf(moved))
  return toast.undoable(
    wordsOf(moved),
    undoing(() => movePedido(moved, from), wordsOf, onChange),
  )
}

/** An order was concluded outside its form; people who may reopen it can undo that. */
export function tellConcluded(fresh: Pedido, mayReopen: boolean, onChange: OnChange) {
  const { id, numeroPedido, versao } = fresh
  const words = `${numeroPedido}: cadastro concluído`
  if (!mayReopen) return toast.success(words)
  return toast.undoable(
    words,
    undoing(
      () => updatePedido(id, { concluido: false, versao }),
      () => `${numeroPedido}: cadastro reaberto`,
      onChange,
    ),
  )
}
