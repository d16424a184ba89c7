import { lazy, Suspense, useState } from 'react'
import type { SecondStepTicket } from '../../../../platform/session/session.ts'
import { EntryFrame } from '../../../../ui/entry/entry-frame.tsx'
import { DemoMail } from '../parts/demo-mail.tsx'
import { LoginForm } from '../parts/login-form.tsx'

// A plain log-in does not need these, so they load later.
const SignUp = lazy(() => import('../../cadastro/index.ts').then(({ SignUp: found }) => ({ default: found })))
const Recovery = lazy(() =>
  import('../../cadastro/index.ts').then(({ Recovery: found }) => ({ default: found })),
)
const SecondStep = lazy(() =>
  import('../parts/second-step.tsx').then(({ SecondStep: found }) => ({ default: found })),
)

type Props = { returnTo: string | undefined; modo: 'cadastro' | 'conta' | 'recuperar' | undefined }

/** /index: log-in, its second step, sign-up and recovery (spec §2, §5). */
export function LoginScreen({ returnTo, modo }: Props) {
  const [step, setStep] = useState<SecondStepTicket | null>(null)
  if (modo === 'cadastro' || modo === 'conta')
    return (
      <EntryFrame key={modo} title={modo === 'conta' ? 'Criar minha conta' : 'Criar cadastro'}>
        <Suspense>
          <SignUp consumidor={modo === 'conta'} />
        </Suspense>
      </EntryFrame>
    )
  if (modo === 'recuperar')
    return (
      <EntryFrame key={modo} title="Recuperar a senha">
        <Suspense>
          <Recovery />
        </Suspense>
        <DemoMail />
      </EntryFrame>
    )
  if (step)
    return (
      <EntryFrame key="codigo" title="Confirme que é você">
        <Suspense>
          <SecondStep step={step} returnTo={returnTo} onBack={() => setStep(null)} />
        </Suspense>
      </EntryFrame>
    )
  return (
    <EntryFrame title="Entrar" heading="Olá bem vindo(a)">
      <LoginForm returnTo={returnTo} onSecondStep={setStep} />
    </EntryFrame>
  )
}
