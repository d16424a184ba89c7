import { useState } from 'react'
import { canNotify, notifies, setNotices } from '../../../../platform/device/notices.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'

/** Whether this browser shows notices on the computer, for this person; the browser asks the first time. */
export function Computador({ usuario }: { usuario: number }) {
  const [on, setOn] = useState(() => notifies(usuario))
  const change = async (next: boolean) => {
    const now = await setNotices(usuario, next)
    setOn(now)
    if (next && !now)
      toast.error('O navegador não deixa avisar: permita as notificações deste endereço nas opções dele.')
  }
  return (
    <SwitchField
      label="Avisar neste computador"
      help={
        canNotify()
          ? 'Enquanto o Retaguarda estiver aberto em alguma aba, mesmo que atrás de outra janela.'
          : 'Este navegador não mostra avisos do computador.'
      }
      disabled={!canNotify()}
      value={on}
      onChange={(next) => void change(next)}
    />
  )
}
