import { FORCA_TROCA } from '@app/contract/casca/cadastro'
import { EmailField } from '../../../../ui/fields/email-field.tsx'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { NameField } from '../../../../ui/fields/name-field.tsx'
import { NewPasswordField } from '../../../../ui/fields/new-password-field.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { FormElement } from '../../../../ui/form/form-element.tsx'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { checkPessoa } from '../api.ts'
import { Foot } from '../parts/foot.tsx'
import type { PessoaDigitada } from '../parts/draft.ts'
import { useKept } from '../parts/use-kept.ts'
import { NOMES } from '../parts/words.ts'
import { WrongFields } from '../parts/wrong-fields.tsx'

export type PassoProps<Values> = {
  values: Values
  onTyped: (values: Values) => void
  onDone: (values: Values) => void
  onBack?: (() => void) | undefined
  kept: string | null
}

/** Step 1: who answers for the post. In a correction e-mail and password stay as they are. */
export function PassoPessoa({
  values,
  onTyped,
  onDone,
  kept,
  correcao,
}: PassoProps<PessoaDigitada> & { correcao: boolean }) {
  const form = useSaveForm<PessoaDigitada>({
    initialValues: values,
    onSave: async (typed) => {
      // The link identifies the person, so errors of a correction are reported when it is sent.
      if (!correcao) await checkPessoa({ ...typed, dataNascimento: typed.dataNascimento ?? '' })
      onDone(typed)
    },
  })
  useKept(form.values, onTyped)
  const { nome, email } = form.values
  return (
    <FormElement form={form} label="Pessoa" className="">
      <WrongFields form={form} />
      <section className="cartao">
        <header>
          <h2>Quem responde pela assistência</h2>
        </header>
        <div className="corpo dados">
          <NameField
            {...form.field('nome')}
            className="g4"
            label={NOMES.nome}
            required
            autoComplete="name"
            maxLength={120}
          />
          <TextField
            {...form.field('cpf')}
            className="g2"
            label={NOMES.cpf}
            required
            numeric
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
          />
          <DayField {...form.field('dataNascimento')} className="g2" label={NOMES.dataNascimento} required />
          <TextField
            {...form.field('telefone')}
            className="g2"
            label={NOMES.telefone}
            required
            numeric
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
          />
          {!correcao && (
            <>
              <EmailField {...form.field('email')} className="g3" required />
              <TextField
                {...form.field('confirmEmail')}
                className="g3"
                label={NOMES.confirmEmail}
                required
                type="email"
                inputMode="email"
                spellCheck={false}
                maxLength={254}
              />
              <NewPasswordField
                {...form.field('password')}
                className="g3"
                label={NOMES.password}
                required
                minima={FORCA_TROCA}
                dono={{ nome, email }}
              />
              <PasswordField
                {...form.field('confirmPassword')}
                className="g3"
                label={NOMES.confirmPassword}
                required
                autoComplete="new-password"
              />
            </>
          )}
        </div>
      </section>
      <Foot kept={kept} act="Continuar" busy={form.saving} />
    </FormElement>
  )
}
