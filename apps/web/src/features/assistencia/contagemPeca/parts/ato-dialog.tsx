import {
  ACAO_CONTAGEM_LABELS,
  type AcaoContagem,
  type ContagemPeca,
} from '@app/contract/assistencia/contagemPeca'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { moveContagem } from '../api.ts'

export type Ato = Exclude<AcaoContagem, 'ajustar'>

const DONE: Record<Ato, string> = {
  fechar: 'Contagem fechada.',
  reabrir: 'Contagem reaberta.',
  encerrar: 'Contagem encerrada.',
  cancelar: 'Contagem cancelada.',
}

const whatOf = (ato: Ato, { itens }: ContagemPeca): string => {
  const faltam = itens.filter(({ contado }) => contado === null).length
  switch (ato) {
    case 'fechar':
      return faltam > 0
        ? `${formatCount(faltam, 'peça fica', 'peças ficam')} sem contar: o estoque delas não muda.`
        : 'Todas as peças foram contadas. Agora aparecem as diferenças.'
    case 'reabrir':
      return 'Os números contados ficam, e o saldo volta a não aparecer. Cada peça contada de novo vale pela hora nova.'
    case 'encerrar':
      return 'As diferenças que ainda estão abertas ficam registradas aqui, e o estoque não muda.'
    case 'cancelar':
      return 'O estoque não muda. Os números contados ficam registrados aqui.'
  }
}

type Props = {
  contagem: ContagemPeca
  ato: Ato
  onClose: () => void
  onDone: (contagem: ContagemPeca) => void
}

/** Asks before an act on a count, and for the reason of its cancelling. */
export function AtoDialog({ contagem, ato, onClose, onDone }: Props) {
  const [motivo, setMotivo] = useState('')
  const [asked, setAsked] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const cancela = ato === 'cancelar'
  const said = motivo.trim()
  const { busy, run } = useTask(async () => {
    setAsked(true)
    if (cancela && said === '') return
    try {
      onDone(
        await moveContagem(contagem.id, ato, { versao: contagem.versao, ...(cancela && { motivo: said }) }),
      )
      toast.success(DONE[ato])
      onClose()
    } catch (error) {
      setTrouble(describeError(error))
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={ACAO_CONTAGEM_LABELS[ato]}
      subtitle={`Contagem ${contagem.id} · ${contagem.descricao}`}
      act={{ label: ACAO_CONTAGEM_LABELS[ato], run, busy, danger: cancela }}
    >
      <div className="pilha">
        {trouble && (
          <Faixa tone="error" title="Nada foi alterado.">
            {trouble}
          </Faixa>
        )}
        <p>{whatOf(ato, contagem)}</p>
        {cancela && (
          <TextAreaField
            label="Motivo"
            required
            rows={3}
            maxLength={200}
            value={motivo}
            error={asked && said === '' ? requiredText('Motivo') : undefined}
            onChange={setMotivo}
          />
        )}
      </div>
    </Dialog>
  )
}
