import { useEffect, useEffectEvent } from 'react'

/** Hands what is typed on, after each change. */
export function useKept<Values>(values: Values, onTyped: (values: Values) => void) {
  const tell = useEffectEvent(onTyped)
  useEffect(() => tell(values), [values])
}
