import { useRouter } from '@tanstack/react-router'
import { notifies } from '../../../platform/device/notices.ts'
import { useChanges } from '../../../platform/http/live.ts'

/** Shows new notices on the computer when nobody looks at the page and the person has asked for it. */
export function useAvisosDoComputador(usuario: number) {
  const router = useRouter()
  useChanges(({ entidade }) => {
    if (entidade !== 'notificacao' || document.hasFocus() || !notifies(usuario)) return
    const open = (href: string) => void router.navigate({ href })
    // If it cannot be loaded, the bell says it.
    void import('./notify.ts').then(({ notify }) => notify(open)).catch(() => undefined)
  })
}
