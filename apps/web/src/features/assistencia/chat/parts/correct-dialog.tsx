import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'

type Props = {
  texto: string
  maxLength: number
  onCorrect: (texto: string) => Promise<void>
  onClose: () => void
}

/** Corrects an own message; a refusal is told and leaves the words in the field. */
export function CorrectDialog({ texto: stored, maxLength, onCorrect, onClose }: Props) {
  const [texto, setTexto] = useState(stored)
  const { busy, run } = useTask(async () => {
    try {
      await onCorrect(texto.trim())
      onClose()
    } catch (error) {
      tellFailure(error)
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Corrigir mensagem"
      act={{ label: 'Corrigir', run, busy, disabled: texto.trim() === '' }}
    >
      <TextAreaField label="Mensagem" required maxLength={maxLength} value={texto} onChange={setTexto} />
    </Dialog>
  )
}
