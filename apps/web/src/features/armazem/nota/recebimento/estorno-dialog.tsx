import type { Nota } from '@app/contract/armazem/nota'
import { describeError } from '../../../../platform/http/errors.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { reverseNota } from '../api.ts'
import { useState } from 'react'
import { wordsDe } from './lancamento.ts'

const LABEL = 'Motivo do estorno'
const MAXIMO = 200

type Props = { nota: Nota; opened: boolean; onClose: () => void; onDone: (nota: Nota) => void }

/** Undoes a receipt: the opposite is posted, and the ledger keeps both. */
export function EstornoDialog({ nota, opened, onClose, onDone }: Props) {
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string | undefined>()
  const words = wordsDe(nota)
  const { busy, run } = useTask(async () => {
    if (motivo.trim() === '') return setError(requiredText(LABEL))
    try {
      onDone(await reverseNota(nota.id, { motivo: motivo.trim(), versao: nota.versao }))
      toast.success(words.estornado)
      onClose()
    } catch (failure) {
      setError(describeError(failure))
    }
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={words.estornar}
      subtitle={`NF-e ${nota.numero} · ${nota.cliente.nomeFantasia}`}
      act={{ label: words.estornar, run, busy, danger: true }}
    >
      <div className="pilha">
        <p>
          O que a nota lançou no estoque é desfeito por lançamentos contrários. Se parte já saiu ou está
          reservada, o estorno é recusado.
        </p>
        <TextAreaField
          label={LABEL}
          required
          rows={3}
          maxLength={MAXIMO}
          value={motivo}
          error={error}
          onChange={(text) => {
            setMotivo(text)
            setError(undefined)
          }}
        />
      </div>
    </Dialog>
  )
}
