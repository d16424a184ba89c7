import type { Draft } from '../platform/drafts/drafts.ts'
import { formatCount } from '../platform/text/format.ts'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'

type Props = {
  opened: boolean
  /** The drafts that 'Sair do sistema' deletes. */
  drafts: readonly Draft[]
  onLogout: () => Promise<unknown>
  onStay: () => void
}

/** 'Sair do sistema' with drafts on this computer: the log-out deletes them (decisions 20). */
export const LogoutQuestion = ({ opened, drafts, onLogout, onStay }: Props) => (
  <ConfirmDialog
    opened={opened}
    title={drafts.length === 1 ? 'Sair e apagar o rascunho?' : 'Sair e apagar os rascunhos?'}
    confirmLabel="Sair e apagar"
    cancelLabel="Continuar no sistema"
    danger
    onConfirm={onLogout}
    onCancel={onStay}
  >
    <p>
      Ao sair do sistema,{' '}
      {drafts.length === 1
        ? 'o rascunho salvo neste computador é apagado'
        : `${formatCount(drafts.length, 'rascunho', 'rascunhos')} salvos neste computador são apagados`}
      :
    </p>
    <ul className="pontos">
      {drafts.map(({ nome, titulo }) => (
        <li key={nome}>{titulo}</li>
      ))}
    </ul>
  </ConfirmDialog>
)
