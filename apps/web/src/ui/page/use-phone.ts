import { useSyncExternalStore } from 'react'

/** Where rows stack and bars fold (layout.css). */
const QUERY = '(max-width: 640px)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** For what a style sheet cannot do: other parts on phones, not the same ones laid out otherwise. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
