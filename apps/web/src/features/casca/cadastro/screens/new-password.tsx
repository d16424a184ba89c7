import { FORCA_TROCA } from '@app/contract/casca/cadastro'
import { errorText } from '@app/contract/casca/errors'
import { Link, useRouter } from '@tanstack/react-router'
import { demandStrength } from '../../../../platform/session/strength.ts'
import { NewPasswordField } from '../../../../ui/fields/new-password-field.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { updateRecoverPassword } from '../api.ts'
import { sameCheck } from '../parts/checks.ts'
import { EntryForm } from '../parts/entry-form.tsx'
import { MailedLink } from '../parts/mailed-link.tsx'
import type { LinkProps } from '../parts/mailed-link.tsx'

function Fields({ token, onRefused }: LinkProps) {
  const router = useRouter()
  const form = useSaveForm({
    initialValues: { senha: '', confirmacao: '' },
    validate: {
      senha: requiredCheck('Nova senha'),
      confirmacao: (value, { senha }) => sameCheck(senha, value),
    },
    onSave: async ({ senha, confirmacao }) => {
      await demandStrength('senha', senha, {}, FORCA_TROCA)
      await updateRecoverPassword({ token, senha, confirmacao })
      toast.success('Senha definida. Entre com ela.')
      await router.navigate({ to: '/index', replace: true })
    },
    onRefused,
  })
  return (
    <EntryForm form={form} label="Nova senha" act="Salvar senha">
      <NewPasswordField {...form.field('senha')} label="Nova senha" minima={FORCA_TROCA} dono={{}} />
      <PasswordField {...form.field('confirmacao')} label="Confirme a senha" autoComplete="new-password" />
    </EntryForm>
  )
}

/** /nova-senha#token=…: where a recovery's or an invitation's mail leads. */
export const NewPassword = () => (
  <MailedLink
    title="Nova senha"
    over={errorText('LINK_VENCIDO')}
    instead={
      <Link className="link" to="/index" search={{ modo: 'recuperar' }}>
        Pedir outro link
      </Link>
    }
  >
    {(link) => <Fields {...link} />}
  </MailedLink>
)
