import { useCanGoBack, useRouter } from '@tanstack/react-router'

/** Back to where the person came from, a list with its filters mostly; to `to` when the screen was opened directly. */
export function useBack(to: string) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => (canGoBack ? router.history.back() : void router.navigate({ to }))
}
