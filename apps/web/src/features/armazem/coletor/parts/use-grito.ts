import { useState } from 'react'
import { type Grito, refuse } from './grita.tsx'

/** What a collector learns of an act that the server refused: its message, and how to put it away. */
type Conflito = { conflito: string | null; clearConflito: () => void }

/** What the page shouts: a reading that does not count, or, before it, a refused act under the given title. */
export function useGrito(titulo: string, { conflito, clearConflito }: Conflito) {
  const [grito, setGrito] = useState<Grito | null>(null)
  return {
    shout: conflito === null ? grito : { titulo, texto: conflito },
    cry: (next: Grito) => {
      refuse()
      setGrito(next)
    },
    endShout: () => {
      setGrito(null)
      clearConflito()
    },
  }
}
