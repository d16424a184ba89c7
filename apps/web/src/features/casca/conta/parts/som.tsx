import { useState } from 'react'
import { hasSound, setSound } from '../../../../platform/device/sound.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'

/** The reader's tone, on or off for this person on this computer. */
export function Som({ usuario }: { usuario: number }) {
  const [on, setOn] = useState(() => hasSound(usuario))
  return (
    <SwitchField
      label="Som"
      help="Um bipe a cada código lido: agudo quando entrou, grave quando não. Vale neste computador."
      value={on}
      onChange={(next) => {
        setSound(usuario, next)
        setOn(next)
      }}
    />
  )
}
