import type { CadastroSituacaoAnswer } from '@app/contract/assistencia/cadastroPosto'
import { lazy, Suspense, useEffect, useState } from 'react'
import { tokenOf } from '../../../../platform/session/link-token.ts'
import { readDraft } from '../parts/draft.ts'
import { Passos } from './passos.tsx'

const ByLink = lazy(() => import('./by-link.tsx').then(({ ByLink: found }) => ({ default: found })))
const Enviado = lazy(() => import('./sent.tsx').then(({ Enviado: found }) => ({ default: found })))

/** /cadastre-sua-assistencia: a new registration, or by the link of a mail the proof of its address or its correction. */
export function CadastroPosto() {
  const [token, setToken] = useState(() => tokenOf(location.hash))
  const [sent, setSent] = useState<CadastroSituacaoAnswer | null>(null)
  useEffect(() => {
    const onHash = () => {
      setToken(tokenOf(location.hash))
      // The link may be opened in the same tab that still shows the sent page.
      setSent(null)
    }
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [])
  return (
    <Suspense>
      {sent ? (
        <Enviado answer={sent} />
      ) : token === '' ? (
        <Passos begun={readDraft()} onSent={setSent} />
      ) : (
        <ByLink key={token} token={token} onSent={setSent} />
      )}
    </Suspense>
  )
}
