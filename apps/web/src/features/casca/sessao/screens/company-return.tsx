import type { User } from '@app/contract/casca/session'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { enterByProvedor, takeWaiting } from '../../../../platform/session/provedor.ts'
import { secondStepOf, type SecondStepTicket } from '../../../../platform/session/session.ts'
import { useEnter } from '../../../../ui/dialog/use-enter.ts'
import { EntryFrame } from '../../../../ui/entry/entry-frame.tsx'
import { SecondStep } from '../parts/second-step.tsx'

const ELSEWHERE = 'Esta entrada não começou aqui. Volte e comece de novo.'

type Step = { ticket: SecondStepTicket; returnTo: string | undefined }
type Outcome = { user: User; returnTo: string | undefined } | { step: Step } | { problem: string }

/** Opens the session by the provider's answer, or says what is missing. */
const finish = async (resposta: string): Promise<Outcome> => {
  const waiting = takeWaiting()
  if (!waiting || resposta === '') return { problem: ELSEWHERE }
  const returnTo = waiting.voltar
  try {
    return { user: await enterByProvedor(waiting, resposta), returnTo }
  } catch (error) {
    const ticket = secondStepOf(error)
    return ticket ? { step: { ticket, returnTo } } : { problem: describeError(error) }
  }
}

/**
 * /entrada: the company's log-in sent the browser back; its answer opens the session, and the next screen takes the
 * place of this address in the history.
 */
export function CompanyReturn({ resposta }: { resposta: string }) {
  const enter = useEnter()
  const [outcome, setOutcome] = useState<{ step: Step } | { problem: string }>()
  const begun = useRef(false)
  useEffect(() => {
    // The answer counts once, and an effect may run twice.
    if (begun.current) return
    begun.current = true
    void finish(resposta).then((found) =>
      'user' in found ? enter(found.user, found.returnTo) : setOutcome(found),
    )
  }, [enter, resposta])
  if (!outcome)
    return (
      <EntryFrame title="Entrando">
        <p role="status">Conferindo com a sua empresa…</p>
      </EntryFrame>
    )
  if ('step' in outcome)
    return (
      <EntryFrame title="Confirme que é você">
        <SecondStep
          step={outcome.step.ticket}
          returnTo={outcome.step.returnTo}
          onBack={() => setOutcome({ problem: 'A entrada não foi terminada.' })}
        />
      </EntryFrame>
    )
  return (
    <EntryFrame title="Não foi possível entrar">
      <p role="alert">{outcome.problem}</p>
      <p>
        <Link className="link" to="/index">
          Voltar à entrada
        </Link>
      </p>
    </EntryFrame>
  )
}
