import { errorText } from '@app/contract/casca/errors'
import { isEmail } from '../../../../platform/text/email.ts'
import { requiredText } from '../../../../ui/form/use-save-form.ts'

export const emailCheck = (value: string) => {
  if (value.trim() === '') return requiredText('E-mail')
  return isEmail(value.trim()) ? null : errorText('EMAIL_INVALIDO')
}

export const sameCheck = (senha: string, confirmacao: string) => {
  if (confirmacao === '') return requiredText('Confirme a senha')
  return senha === confirmacao ? null : errorText('INVALID_CONFIRM_PASSWORD')
}
