import type { Forca } from '@app/contract/casca/cadastro'
import { EmailField } from '../../../../ui/fields/email-field.tsx'
import { NameField } from '../../../../ui/fields/name-field.tsx'
import { NewPasswordField } from '../../../../ui/fields/new-password-field.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import type { BoundField } from '../../../../ui/form/use-save-form.ts'

type Props = Record<'nome' | 'email' | 'senha' | 'confirmacao', BoundField<string>> & {
  /** The lowest accepted score of the password. */
  minima: Forca
}

/** Name, e-mail and password of a new account; each form has its own wire names for them. */
export const AccountFields = ({ nome, email, senha, confirmacao, minima }: Props) => (
  <>
    <NameField {...nome} label="Nome" autoComplete="name" maxLength={120} />
    <EmailField {...email} />
    <NewPasswordField
      {...senha}
      label="Senha"
      minima={minima}
      dono={{ nome: nome.value, email: email.value }}
    />
    <PasswordField {...confirmacao} label="Confirme a senha" autoComplete="new-password" />
  </>
)
