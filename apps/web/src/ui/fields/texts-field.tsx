import { useState } from 'react'
import { boxClass, FieldFrame, useField } from './field.tsx'
import type { FieldProps } from './field.tsx'

/** A pasted list has lines or semicolons, as tables and mail programs write it. */
const textsOf = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')

const wordsOf = (texts: readonly string[]) => texts.join(', ')

type Props = FieldProps & { value: readonly string[]; onChange: (texts: string[]) => void }

/** Several short texts, typed with commas between them; a long list wraps, so that a phone shows it whole. */
export function TextsField(props: Props) {
  const { value, onChange, help = 'Separe por vírgulas.', ...rest } = props
  const { label, error, warning, required, hideLabel, className, locked, small, ...native } = rest
  const { id, aria } = useField({ error, warning, help, required })
  const [typed, setTyped] = useState(() => wordsOf(value))
  // A trailing comma makes no empty text, so what is typed stays as it is.
  const shown = wordsOf(textsOf(typed)) === wordsOf(value) ? typed : wordsOf(value)
  return (
    <FieldFrame {...{ id, label, help, error, warning, required, hideLabel, className }}>
      <textarea
        {...native}
        {...aria}
        rows={1}
        autoComplete="off"
        readOnly={locked}
        className={`${boxClass({ error, locked, small, disabled: native.disabled })} cresce`}
        value={shown}
        // As in a field of one line: Enter sends the form, and Ctrl+Enter is the form's own.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          onChange(textsOf(text))
        }}
      />
    </FieldFrame>
  )
}
