import { useSyncExternalStore } from 'react'

/** Below this width rows stack and bars fold (layout.css). */
const QUERY = '(max-width: 640px)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** For cases that a style sheet cannot handle: other parts on phones, not just another layout. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
