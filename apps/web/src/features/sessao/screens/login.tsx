import '../parts/login.css'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { homeOf, login } from '../../../platform/session.ts'
import { Credit, Mark } from '../../../ui/brand.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { DemoLogins } from '../parts/demo-logins.tsx'
import { refusalText, validateLogin } from '../parts/validate.ts'

/** /index: e-mail and password (spec §2, §5, §8). */
export function LoginScreen({ returnTo }: { returnTo: string | undefined }) {
  const router = useRouter()
  const [email, setEmail] = useState('')
  const [senha, setSenha] = useState('')
  const [shown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<ReturnType<typeof validateLogin>>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const complete = email.trim() !== '' && senha !== ''

  const enter = async (asEmail: string, withSenha: string) => {
    if (busy) return
    setBusy(true)
    try {
      const user = await login(asEmail, withSenha)
      await router.navigate({ href: returnTo ?? homeOf(user), replace: true })
    } catch (error) {
      toast.error(refusalText(error))
      form.current?.querySelector<HTMLInputElement>('input[name="senha"]')?.select()
    } finally {
      setBusy(false)
    }
  }
  const submit = () => {
    const found = validateLogin(email, senha)
    setWrong(found)
    if (found) form.current?.querySelector<HTMLInputElement>(`input[name="${found.field}"]`)?.focus()
    else void enter(email.trim(), senha)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  // A disabled button swallows the browser's own Enter, and with it the message (decisions 35).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || complete) return
    event.preventDefault()
    submit()
  }
  const errorAt = (field: 'email' | 'senha') => (wrong?.field === field ? wrong.text : undefined)

  return (
    <main className="entra">
      <title>Entrar · Retaguarda</title>
      <div className="caixa">
        <p className="marca">
          <Mark />
          Retaguarda
        </p>
        <h1>Olá bem vindo(a)</h1>
        <form ref={form} className="pilha" aria-label="Entrar" noValidate onSubmit={onSubmit}>
          <TextField
            label="E-mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
            value={email}
            onChange={setEmail}
            onKeyDown={onKeyDown}
            error={errorAt('email')}
          />
          <TextField
            label="Senha"
            name="senha"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            spellCheck={false}
            value={senha}
            onChange={setSenha}
            onKeyDown={onKeyDown}
            error={errorAt('senha')}
            end={
              <Button
                small
                look="quiet"
                className="ver"
                icon={shown ? IconEyeOff : IconEye}
                iconOnly
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                Mostrar senha
              </Button>
            }
          />
          <Button look="filled" type="submit" disabled={!complete || busy} aria-busy={busy}>
            Entrar
          </Button>
        </form>
        <DemoLogins disabled={busy} onChoose={(asEmail, withSenha) => void enter(asEmail, withSenha)} />
      </div>
      <footer>
        <Credit className="t3 xs" />
      </footer>
    </main>
  )
}
