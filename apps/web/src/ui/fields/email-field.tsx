import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'spellCheck' | 'maxLength'>

/** An e-mail address; by default the one for the log-in. */
export const EmailField = (props: Props) => (
  <TextField
    autoComplete="username"
    {...props}
    label="E-mail"
    type="email"
    inputMode="email"
    spellCheck={false}
    maxLength={254}
  />
)
