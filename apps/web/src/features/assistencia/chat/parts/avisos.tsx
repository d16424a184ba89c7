import { IconBell, IconBellRinging } from '@tabler/icons-react'
import { useState } from 'react'
import { canNotify, notifies, setNotices } from '../../../../platform/device/notices.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'

/** Turns notifications on this computer on and off; nobody is asked before this button. */
export function Avisos() {
  const { id } = useUser() ?? { id: 0 }
  const [on, setOn] = useState(() => notifies(id))
  const { busy, run } = useTask(async () => {
    const now = await setNotices(id, !on)
    setOn(now)
    if (now) toast.success('Mensagens novas avisam neste computador.')
    else if (on) toast.info('Mensagens novas não avisam mais neste computador.')
    else toast.error('O navegador não deixa avisar: permita as notificações deste endereço nas opções dele.')
  })
  if (!canNotify()) return null
  return (
    <Button
      small
      className="so-mesa"
      icon={on ? IconBellRinging : IconBell}
      disabled={busy}
      aria-pressed={on}
      onClick={run}
    >
      Avisar no computador
    </Button>
  )
}
