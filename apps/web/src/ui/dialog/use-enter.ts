import type { User } from '@app/contract/casca/session'
import { useRouter } from '@tanstack/react-router'
import { homeOf } from '../../platform/session/session.ts'

/** Leaves the log-in page: to the requested address, or to the first screen. Back does not return to the log-in. */
export function useEnter() {
  const router = useRouter()
  return (user: User, returnTo = homeOf(user)) => router.navigate({ href: returnTo, replace: true })
}
