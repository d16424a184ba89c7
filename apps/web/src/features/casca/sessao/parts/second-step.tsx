import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'
import { loginWithCode, type SecondStepTicket } from '../../../../platform/session/session.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useEnter } from '../../../../ui/dialog/use-enter.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { PasskeyButton } from './passkey-button.tsx'

type Props = { step: SecondStepTicket; returnTo: string | undefined; onBack: () => void }

const WORDS = {
  app: {
    label: 'Código do aplicativo',
    help: 'Os seis números que o aplicativo autenticador mostra agora.',
    other: 'Usar um código de recuperação',
  },
  recuperacao: {
    label: 'Código de recuperação',
    help: 'Um dos códigos que você salvou ao ativar a verificação em duas etapas. Cada um vale uma vez.',
    other: 'Usar o aplicativo',
  },
} as const

/** The second step of the log-in: by a passkey, the app's six digits, or a recovery code without the phone. */
export function SecondStep({ step, returnTo, onBack }: Props) {
  if (step.byCode) return <ByCode step={step} returnTo={returnTo} onBack={onBack} />
  return (
    <div className="pilha">
      <p>O seu perfil pede, além da senha, a sua chave de acesso.</p>
      <PasskeyButton returnTo={returnTo} />
      <p className="t2 sm">Sem a chave, peça ao administrador que desative a verificação em duas etapas.</p>
      <Button small look="quiet" onClick={onBack}>
        Voltar
      </Button>
    </div>
  )
}

function ByCode({ step: { ticket, byKey }, returnTo, onBack }: Props) {
  const enter = useEnter()
  const [by, setBy] = useState<keyof typeof WORDS>('app')
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const { busy, run: send } = useTask(async (otp: string) => {
    try {
      await enter(await loginWithCode(ticket, otp), returnTo)
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 400
      // The ticket has expired, so e-mail and password are asked again.
      if (refused && error.code === 'MFA_VENCIDO') {
        toast.error(describeError(error))
        return onBack()
      }
      if (refused) setWrong('Código incorreto, vencido ou já usado.')
      else toast.error(describeError(error))
      input.current?.select()
    }
  })
  const type = (text: string) => {
    setWrong(undefined)
    setCode(text)
    // The app's code is complete with its sixth digit.
    const digits = text.replaceAll(/\D/g, '')
    if (by === 'app' && digits.length === 6 && digits !== code) send(digits)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() === '') setWrong('Informe o código.')
    else send(code.trim())
  }
  const words = WORDS[by]
  return (
    <form className="pilha" aria-label="Verificação em duas etapas" noValidate onSubmit={submit}>
      <TextField
        ref={input}
        label={words.label}
        help={words.help}
        name="codigo"
        inputMode={by === 'app' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        maxLength={20}
        spellCheck={false}
        numeric
        value={code}
        onChange={type}
        error={wrong}
      />
      <Button look="filled" type="submit" disabled={busy} aria-busy={busy}>
        Entrar
      </Button>
      {byKey && <PasskeyButton returnTo={returnTo} />}
      <div className="linha entre">
        <Button
          small
          look="quiet"
          onClick={() => {
            setBy(by === 'app' ? 'recuperacao' : 'app')
            setCode('')
            setWrong(undefined)
            input.current?.focus()
          }}
        >
          {words.other}
        </Button>
        <Button small look="quiet" onClick={onBack}>
          Voltar
        </Button>
      </div>
    </form>
  )
}
