import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ApiError } from '../../../../platform/http/errors.ts'
import { EntryFrame } from '../../../../ui/entry/entry-frame.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { tokenOf } from '../../../../platform/session/link-token.ts'

/** The token of the link, and the reaction when the link is no longer valid. */
export type LinkProps = { token: string; onRefused: (error: ApiError) => boolean }

type Props = {
  title: string
  /** The message for a link that is no longer valid, and the next step. */
  over: string
  instead: ReactNode
  children: (link: LinkProps) => ReactNode
}

/** A page behind a one-time link of a mail or of the log. */
export function MailedLink({ title, over, instead, children }: Props) {
  const [token] = useState(() => tokenOf(location.hash))
  const [isOver, setOver] = useState(token === '')
  const onRefused = ({ code }: ApiError) => {
    if (code !== 'LINK_VENCIDO') return false
    setOver(true)
    return true
  }
  return (
    <EntryFrame title={title}>
      {isOver ? (
        <div className="pilha">
          <Faixa tone="warning">{over}</Faixa>
          <p className="sm">{instead}</p>
        </div>
      ) : (
        children({ token, onRefused })
      )}
    </EntryFrame>
  )
}
