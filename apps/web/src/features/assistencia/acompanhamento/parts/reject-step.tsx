import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import type { ApiError } from '../../../../platform/http/errors.ts'
import { formatMoney } from '../../../../platform/text/format.ts'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { reject } from '../api.ts'
import { StepFrame } from './step-frame.tsx'

type Props = {
  token: string
  sha256: string
  /** What refusing costs; null: nothing. */
  taxa: number | null
  onAnswered: (answer: AcompanhamentoOs) => void
  onRefused: (error: ApiError) => boolean
  onBack: () => void
}

/** A refusal says why; it cancels nothing by itself. */
export function RejectStep({ token, sha256, taxa, onAnswered, onRefused, onBack }: Props) {
  const form = useSaveForm({
    initialValues: { nome: '', motivo: '' },
    validate: { nome: requiredCheck('Seu nome completo'), motivo: requiredCheck('Por que não aprova') },
    onSave: async (values) => onAnswered(await reject({ token, sha256, ...values })),
    onRefused,
  })
  return (
    <StepFrame title="Recusar o orçamento" form={form} act="Recusar orçamento" danger onBack={onBack}>
      <p>O conserto não é feito. O posto fala com você sobre o próximo passo.</p>
      {taxa !== null && (
        <p>
          O relógio volta como chegou. O diagnóstico custa <b className="num">{formatMoney(taxa)}</b>, na
          retirada, como você aceitou na entrada.
        </p>
      )}
      <TextField
        {...form.field('nome')}
        label="Seu nome completo"
        required
        autoComplete="name"
        maxLength={120}
      />
      <TextAreaField {...form.field('motivo')} label="Por que não aprova" required maxLength={500} />
    </StepFrame>
  )
}
