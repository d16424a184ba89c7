import type { Visao } from '@app/contract/casca/visao'
import { ApiError } from '../../../platform/http/errors.ts'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { tellFailure } from '../../feedback/tell-failure.ts'
import { toast } from '../../feedback/toast.ts'
import { createVisao, deleteVisao, starVisao } from './views.ts'

type Props = {
  visao: Visao | null
  /** Whether the list opens with it. */
  starred: boolean
  onChange: () => Promise<void>
  onClose: () => void
}

/** Asks before a view is deleted, and offers to restore it afterwards. */
export function DeleteView({ visao, starred, onChange, onClose }: Props) {
  const remove = async () => {
    if (!visao) return
    const { lista, nome, filtros, equipe, id } = visao
    try {
      await deleteVisao(id)
    } catch (error) {
      // Another window has already deleted it, so nothing is left to do.
      if (!(error instanceof ApiError && error.status === 404)) return tellFailure(error)
    } finally {
      onClose()
    }
    await onChange()
    const restore = async () => {
      const again = await createVisao({ lista, nome, filtros, equipe })
      if (starred) await starVisao(lista, again.id)
      await onChange()
    }
    toast.undoable(`Visão ${nome} excluída.`, () => restore().catch(tellFailure))
  }
  return (
    <ConfirmDialog
      opened={visao !== null}
      title={`Excluir a visão ${visao?.nome ?? ''}?`}
      confirmLabel="Excluir visão"
      danger
      onConfirm={remove}
      onCancel={onClose}
    >
      {visao?.equipe
        ? 'A visão deixa de existir também para a equipe. Nada muda na lista.'
        : 'Só a visão deixa de existir: nada muda na lista.'}
    </ConfirmDialog>
  )
}
