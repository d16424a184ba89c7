import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../page/button.tsx'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'spellCheck'>

/** A password, hidden until its eye is pressed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      end={
        <Button
          small
          look="quiet"
          className="mini ver"
          icon={shown ? IconEyeOff : IconEye}
          iconOnly
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          Mostrar senha
        </Button>
      }
    />
  )
}
