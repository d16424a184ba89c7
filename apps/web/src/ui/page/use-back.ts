import { useCanGoBack, useRouter } from '@tanstack/react-router'

/** Back to the previous screen, usually a list with its filters; to `to` when the screen was opened directly. */
export function useBack(to: string) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => (canGoBack ? router.history.back() : void router.navigate({ to }))
}
