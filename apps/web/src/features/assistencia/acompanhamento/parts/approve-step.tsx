import styles from './follow.module.css'
import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import type { ApiError } from '../../../../platform/http/errors.ts'
import { formatCount, formatDocument, formatMoney } from '../../../../platform/text/format.ts'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { SignaturePad } from '../../../../ui/media/signature-pad.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { approve } from '../api.ts'
import { approvedOf } from './answer.ts'
import type { OrcamentoVisto } from './answer.ts'
import { StepFrame } from './step-frame.tsx'

type Props = {
  token: string
  orcamento: OrcamentoVisto
  refused: readonly number[]
  onAnswered: (answer: AcompanhamentoOs) => void
  onRefused: (error: ApiError) => boolean
  onBack: () => void
}

const documentoLabel = (outro: boolean) => (outro ? 'RG ou outro documento' : 'CPF ou CNPJ')

/** Consent to exactly what was shown: name, document, signature where it is wanted. */
export function ApproveStep({ token, orcamento, refused, onAnswered, onRefused, onBack }: Props) {
  const { sha256, termos, linhas } = orcamento
  const { valor } = approvedOf(orcamento, refused)
  const out = linhas.filter(({ id }) => refused.includes(id))
  const form = useSaveForm({
    initialValues: { nome: '', documento: '', outroDocumento: false, assinatura: '', aceite: false },
    validate: {
      nome: requiredCheck('Seu nome completo'),
      documento: (typed, { outroDocumento }) => requiredCheck(documentoLabel(outroDocumento))(typed),
      aceite: (value) => (value ? null : 'Marque que leu e aceita o orçamento.'),
    },
    onSave: async ({ nome, documento, outroDocumento, assinatura }) => {
      const who = { nome, documento, outroDocumento, assinatura: assinatura || null }
      onAnswered(await approve({ token, sha256, ...who, recusadas: out.map(({ id }) => id), aceite: true }))
    },
    onRefused,
  })
  const aceite = form.field('aceite')
  const outro = form.values.outroDocumento
  return (
    <StepFrame title="Aprovar o orçamento" form={form} act={`Aprovar ${formatMoney(valor)}`} onBack={onBack}>
      <p>
        Você aprova {formatCount(linhas.length - out.length, 'item', 'itens')}, no total de{' '}
        <strong className="num">{formatMoney(valor)}</strong>.
        {out.length > 0 && ` Ficam de fora: ${out.map(({ titulo }) => titulo).join(', ')}.`}
      </p>
      <ul className={styles.acTermos} aria-label="Condições">
        {termos.map((termo) => (
          <li key={termo}>{termo}</li>
        ))}
      </ul>
      <div className="campo">
        <label className={styles.acAceite}>
          <input
            type="checkbox"
            name="aceite"
            checked={aceite.value}
            aria-invalid={aceite.error ? true : undefined}
            aria-describedby={aceite.error ? 'ac-aceite-erro' : undefined}
            onChange={(event) => aceite.onChange(event.currentTarget.checked)}
          />
          Li as condições e aprovo o conserto.
        </label>
        <FieldError id="ac-aceite-erro">{aceite.error}</FieldError>
      </div>
      <TextField
        {...form.field('nome')}
        label="Seu nome completo"
        required
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        {...form.field('documento')}
        label={documentoLabel(outro)}
        required
        autoComplete="off"
        maxLength={20}
        onChange={(typed) => form.field('documento').onChange(outro ? typed : formatDocument(typed))}
      />
      <SwitchField label="Usar RG ou outro documento" {...form.field('outroDocumento')} />
      <div className="campo">
        <span className="rotulo">Assinatura (se quiser)</span>
        <SignaturePad
          name={form.values.nome.trim() || 'Sua assinatura'}
          onChange={form.field('assinatura').onChange}
          error={form.errors['assinatura']}
        />
      </div>
      <p className="t2 sm">
        Guardamos o seu nome, o documento, o endereço de internet, a hora e o que foi mostrado nesta página.
      </p>
    </StepFrame>
  )
}
