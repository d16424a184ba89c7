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
  /** What the form calls its password, so that a refusal finds the field. */
  campo: string
  minima: Forca
  /** Makes it, for a name and an address as they are kept. */
  create: (dono: Dono) => Promise<unknown>
}

/** Makes an account and logs in with it. */
export function useNewAccount() {
  const router = useRouter()
  const enter = useEnter()
  return async ({ nome, email, senha, campo, minima, create }: Account) => {
    const dono = { nome: nomeProprio(nome), email: email.trim() }
    await demandStrength(campo, senha, dono, minima)
    await create(dono)
    const user = await login(dono.email, senha).catch(() => null)
    if (user) return enter(user)
    // The account is there: its form must not be sent a second time.
    toast.success('Cadastro criado. Entre com o seu e-mail e a sua senha.')
    return router.navigate({ to: '/index', replace: true })
  }
}
