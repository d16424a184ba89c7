import { useState } from 'react'
import { TextField } from './text-field.tsx'
import type { FieldProps } from './field.tsx'

const textsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')

const wordsOf = (texts: readonly string[]) => texts.join(', ')

type Props = FieldProps & { value: readonly string[]; onChange: (texts: string[]) => void }

/** Several short texts, typed with commas between them. */
export function TextsField({ value, onChange, help = 'Separe por vírgulas.', ...rest }: Props) {
  const [typed, setTyped] = useState(() => wordsOf(value))
  // A trailing comma makes no empty text, so what is typed stays as it is.
  const shown = wordsOf(textsOf(typed)) === wordsOf(value) ? typed : wordsOf(value)
  const change = (text: string) => {
    setTyped(text)
    onChange(textsOf(text))
  }
  return <TextField {...rest} help={help} autoComplete="off" value={shown} onChange={change} />
}
