import type { User } from '@app/contract/casca/session'
import { useRouter } from '@tanstack/react-router'
import { homeOf } from '../../platform/session/session.ts'

/** Goes in after a log-in: to where the person was going, or to their first screen. Back does not lead to the log-in. */
export function useEnter() {
  const router = useRouter()
  return (user: User, returnTo = homeOf(user)) => router.navigate({ href: returnTo, replace: true })
}
