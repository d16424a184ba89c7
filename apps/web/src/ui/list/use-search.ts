import { useEffect, useRef, useState } from 'react'

/** Spec §9: search-selects wait a second after the last key; Enter does not wait. */
const DEBOUNCE_MS = 1_000

type State<Option> = { term: string; options: Option[] | undefined; failed: boolean }

/**
 * Asks for options while a person types. `type` waits, `now` asks at once (Enter, a scanner) and answers with the
 * result. An answer to an older question is dropped.
 */
export function useSearch<Option>(search: (term: string, signal: AbortSignal) => Promise<Option[]>) {
  const [state, setState] = useState<State<Option>>({ term: '', options: undefined, failed: false })
  const [searching, setSearching] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<AbortController>(undefined)

  const stop = () => {
    clearTimeout(timer.current)
    running.current?.abort()
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      running.current?.abort()
    },
    [],
  )

  const now = async (term: string): Promise<Option[]> => {
    stop()
    const controller = new AbortController()
    running.current = controller
    setSearching(true)
    try {
      const options = await search(term, controller.signal)
      if (controller.signal.aborted) return []
      setState({ term, options, failed: false })
      return options
    } catch {
      if (!controller.signal.aborted) setState({ term, options: undefined, failed: true })
      return []
    } finally {
      if (!controller.signal.aborted) setSearching(false)
    }
  }

  const type = (term: string) => {
    stop()
    setSearching(true)
    timer.current = setTimeout(() => void now(term), DEBOUNCE_MS)
  }

  return { ...state, searching, now, type, stop }
}
