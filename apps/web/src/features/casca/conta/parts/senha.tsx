import { clsx } from 'clsx'
import styles from './conta.module.css'
import { FORCA_TROCA } from '@app/contract/casca/cadastro'
import type { Conta } from '@app/contract/casca/conta'
import { errorText } from '@app/contract/casca/errors'
import { useQueryClient } from '@tanstack/react-query'
import { demandStrength } from '../../../../platform/session/strength.ts'
import { NewPasswordField } from '../../../../ui/fields/new-password-field.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { changePassword, sessoesQuery } from '../api.ts'
import { CardForm } from './card-form.tsx'

const EMPTY = { senhaAtual: '', senha: '', confirmacao: '' }

/** Another password; the person's other sessions end with it (spec §7). */
export function Senha({ conta }: { conta: Conta }) {
  const client = useQueryClient()
  const { nome, email } = conta
  const form = useSaveForm({
    initialValues: EMPTY,
    validate: {
      senhaAtual: (value) => (value === '' ? requiredText('Senha atual') : null),
      senha: (value) => (value === '' ? requiredText('Nova senha') : null),
      confirmacao: (value, { senha }) => (value === senha ? null : errorText('ConfirmEqualsConstraint')),
    },
    onSave: async (values) => {
      await demandStrength('senha', values.senha, { nome, email }, FORCA_TROCA)
      await changePassword(values)
      form.setValues(EMPTY)
      toast.success('Senha trocada. As suas outras sessões foram encerradas.')
      void client.invalidateQueries({ queryKey: sessoesQuery.queryKey })
    },
  })
  return (
    <CardForm form={form} title="Trocar a senha" act="Trocar a senha">
      <PasswordField {...form.field('senhaAtual')} className="g3" label="Senha atual" />
      <NewPasswordField
        {...form.field('senha')}
        className={clsx('g3', styles.contaNova)}
        label="Nova senha"
        minima={FORCA_TROCA}
        dono={{ nome, email }}
      />
      <PasswordField
        {...form.field('confirmacao')}
        className="g3"
        label="Confirme a nova senha"
        autoComplete="new-password"
      />
    </CardForm>
  )
}
