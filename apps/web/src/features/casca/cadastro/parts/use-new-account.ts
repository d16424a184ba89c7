import type { Forca } from '@app/contract/casca/cadastro'
import { nomeProprio } from '@app/rules/casca/usuario'
import { useRouter } from '@tanstack/react-router'
import { login } from '../../../../platform/session/session.ts'
import { demandStrength } from '../../../../platform/session/strength.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useEnter } from '../../../../ui/dialog/use-enter.ts'

type Dono = { nome: string; email: string }

type Account = Dono & {
  senha: string
  /** The form's name for its password, so that a refusal finds the field. */
  campo: string
  minima: Forca
  /** Creates the account, for the name and address as they are stored. */
  create: (dono: Dono) => Promise<unknown>
}

/** Creates an account and logs in with it. */
export function useNewAccount() {
  const router = useRouter()
  const enter = useEnter()
  return async ({ nome, email, senha, campo, minima, create }: Account) => {
    const dono = { nome: nomeProprio(nome), email: email.trim() }
    await demandStrength(campo, senha, dono, minima)
    await create(dono)
    const user = await login(dono.email, senha).catch(() => null)
    if (user) return enter(user)
    // The account exists now, so its form must not be sent again.
    toast.success('Cadastro criado. Entre com o seu e-mail e a sua senha.')
    return router.navigate({ to: '/index', replace: true })
  }
}
