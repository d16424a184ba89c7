import type { CadastroPosto } from '@app/contract/assistencia/cadastroPosto'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { askCorrecao, reject } from '../api.ts'

export type Pergunta = 'corrigir' | 'recusar'

const WORDS = {
  corrigir: {
    title: 'Pedir correção',
    label: 'O que corrigir',
    what: 'Quem se cadastrou recebe este texto por e-mail, com um link para corrigir.',
    done: 'Correção pedida.',
  },
  recusar: {
    title: 'Recusar',
    label: 'Motivo',
    what: 'Quem se cadastrou recebe o motivo por e-mail. CNPJ e cupom ficam livres, e em 90 dias o cadastro é apagado.',
    done: 'Cadastro recusado.',
  },
} as const

type Props = {
  cadastro: CadastroPosto
  pergunta: Pergunta
  onClose: () => void
  onDone: (cadastro: CadastroPosto) => void
}

/** The words that the registrant will read. */
export function TextoDialog({ cadastro, pergunta, onClose, onDone }: Props) {
  const { title, label, what, done } = WORDS[pergunta]
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { busy, run } = useTask(async () => {
    const texto = text.trim()
    if (texto === '') return setMissing(true)
    const { id, versao } = cadastro
    try {
      onDone(
        await (pergunta === 'corrigir'
          ? askCorrecao(id, { versao, texto })
          : reject(id, { versao, motivo: texto })),
      )
      toast.success(done)
      onClose()
    } catch (error) {
      setTrouble(describeError(error))
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      subtitle={cadastro.empresa.nomeFantasia}
      act={{ label: title, run, busy, danger: pergunta === 'recusar' }}
    >
      <div className="pilha">
        {trouble && <Faixa tone="error">{trouble}</Faixa>}
        <p>{what}</p>
        <TextAreaField
          label={label}
          required
          rows={4}
          maxLength={2000}
          value={text}
          error={missing ? requiredText(label) : undefined}
          onChange={(typed) => {
            setText(typed)
            setMissing(false)
          }}
        />
      </div>
    </Dialog>
  )
}
