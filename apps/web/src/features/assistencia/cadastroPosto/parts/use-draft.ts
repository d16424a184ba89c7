import { useEffect, useState } from 'react'
import { formatTime } from '../../../../platform/text/format.ts'
import { VAZIO, withoutSecrets, writeDraft } from './draft.ts'
import type { Digitado } from './draft.ts'

/** A pause in typing that is worth keeping. */
const PAUSE_MS = 500

const EMPTY = JSON.stringify(VAZIO)

/** Stores the typed values in the browser, and answers when it last did. */
export function useDraft(digitado: Digitado, on: boolean): string | null {
  const [kept, setKept] = useState<string | null>(null)
  useEffect(() => {
    if (!on || JSON.stringify(withoutSecrets(digitado)) === EMPTY) return undefined
    const timer = setTimeout(() => {
      if (writeDraft(digitado)) setKept(formatTime(new Date()))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [digitado, on])
  return kept
}
