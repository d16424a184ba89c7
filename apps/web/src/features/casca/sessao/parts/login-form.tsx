import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { login, secondStepOf, type SecondStepTicket } from '../../../../platform/session/session.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { EmailField } from '../../../../ui/fields/email-field.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useEnter } from '../../../../ui/dialog/use-enter.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { demoQuery } from '../api.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { refusalText, validateLogin } from './validate.ts'

// A plain log-in does not need these, so they load later.
const DemoLogins = lazy(() => import('./demo-logins.tsx').then((module) => ({ default: module.DemoLogins })))
const ProvedorButton = lazy(() =>
  import('./provedor-button.tsx').then((module) => ({ default: module.ProvedorButton })),
)

type Props = {
  returnTo: string | undefined
  /** The password was right and is not enough. */
  onSecondStep: (step: SecondStepTicket) => void
}

/** E-mail and password (spec §5, §8), and the links to sign up and to recover a password. */
export function LoginForm({ returnTo, onSecondStep }: Props) {
  const enter = useEnter()
  const { data: offers } = useQuery(demoQuery)
  const [email, setEmail] = useState('')
  const [senha, setSenha] = useState('')
  const [wrong, setWrong] = useState<ReturnType<typeof validateLogin>>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const complete = email.trim() !== '' && senha !== ''

  const { busy, run: send } = useTask(async (asEmail: string, withSenha: string) => {
    try {
      await enter(await login(asEmail, withSenha), returnTo)
    } catch (error) {
      const step = secondStepOf(error)
      if (step) return onSecondStep(step)
      toast.error(refusalText(error))
      form.current?.querySelector<HTMLInputElement>('input[name="senha"]')?.select()
    }
  })
  const submit = () => {
    const found = validateLogin(email, senha)
    setWrong(found)
    if (found) form.current?.querySelector<HTMLInputElement>(`input[name="${found.field}"]`)?.focus()
    else send(email.trim(), senha)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  // A disabled button would ignore Enter, so the message would not appear (decisions 35).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || complete) return
    event.preventDefault()
    submit()
  }
  const errorAt = (field: 'email' | 'senha') => (wrong?.field === field ? wrong.text : undefined)

  return (
    <>
      <form ref={form} className="pilha" aria-label="Entrar" noValidate onSubmit={onSubmit}>
        <EmailField
          name="email"
          value={email}
          onChange={setEmail}
          onKeyDown={onKeyDown}
          error={errorAt('email')}
        />
        <PasswordField
          label="Senha"
          name="senha"
          value={senha}
          onChange={setSenha}
          onKeyDown={onKeyDown}
          error={errorAt('senha')}
          beside={
            <Link className="link sm" to="/index" search={{ modo: 'recuperar' }}>
              Esqueci a senha
            </Link>
          }
        />
        <Button look="filled" type="submit" disabled={!complete || busy} aria-busy={busy}>
          Entrar
        </Button>
        <PasskeyButton returnTo={returnTo} />
        {offers?.provedores && (
          <Suspense>
            <ProvedorButton
              email={email}
              returnTo={returnTo}
              onMissing={(text) => {
                setWrong({ field: 'email', text })
                form.current?.querySelector<HTMLInputElement>('input[name="email"]')?.focus()
              }}
            />
          </Suspense>
        )}
      </form>
      <p className="novo t2 sm">
        Sem cadastro?{' '}
        <Link className="link" to="/index" search={{ modo: 'cadastro' }}>
          Criar cadastro
        </Link>
      </p>
      {offers?.cadastroPosto && (
        <>
          <p className="novo t2 sm">
            Deixou um relógio num posto?{' '}
            <Link className="link" to="/index" search={{ modo: 'conta' }}>
              Criar minha conta
            </Link>
          </p>
          <p className="novo t2 sm">
            Tem uma assistência técnica?{' '}
            <Link className="link" to="/cadastre-sua-assistencia">
              Cadastre sua assistência
            </Link>
          </p>
        </>
      )}
      <Suspense>
        <DemoLogins disabled={busy} onChoose={send} />
      </Suspense>
    </>
  )
}
