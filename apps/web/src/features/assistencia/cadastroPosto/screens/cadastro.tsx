import type { CadastroSituacaoAnswer } from '@app/contract/assistencia/cadastroPosto'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { tokenOf } from '../../../../platform/session/link-token.ts'
import { readDraft } from '../parts/draft.ts'
import { Passos } from './passos.tsx'

const ByLink = lazy(() => import('./by-link.tsx').then(({ ByLink: found }) => ({ default: found })))
const Enviado = lazy(() => import('./sent.tsx').then(({ Enviado: found }) => ({ default: found })))

/** /cadastre-sua-assistencia: a new registration, or by the link of a mail the proof of its address or its correction. */
export function CadastroPosto() {
  const token = useLocation({ select: ({ hash }) => tokenOf(hash) })
  const [sent, setSent] = useState<{ token: string; answer: CadastroSituacaoAnswer } | null>(null)
  const onSent = (answer: CadastroSituacaoAnswer) => setSent({ token, answer })
  return (
    <Suspense>
      {/* The link may be opened in the same tab that still shows the sent page. */}
      {sent?.token === token ? (
        <Enviado answer={sent.answer} />
      ) : token === '' ? (
        <Passos begun={readDraft()} onSent={onSent} />
      ) : (
        <ByLink key={token} token={token} onSent={onSent} />
      )}
    </Suspense>
  )
}
