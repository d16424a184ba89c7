import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'

type Props = {
  /** What is done with it. */
  label: string
  subtitle: string
  help: string
  onClose: () => void
  onSend: (motivo: string) => void
}

/** Asks why, where the points do not say it. */
export function MotivoDialog({ label, subtitle, help, onClose, onSend }: Props) {
  const [motivo, setMotivo] = useState('')
  return (
    <Dialog
      opened
      onClose={onClose}
      title={label}
      subtitle={subtitle}
      act={{ label, run: () => onSend(motivo.trim()), disabled: motivo.trim() === '' }}
    >
      <TextAreaField
        label="Motivo"
        required
        rows={3}
        maxLength={500}
        help={help}
        value={motivo}
        onChange={setMotivo}
      />
    </Dialog>
  )
}
