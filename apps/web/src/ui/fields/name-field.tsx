import { nomeProprio } from '@app/rules/casca/usuario'
import { useLayoutEffect, useRef } from 'react'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

/**
 * Puts text that arrives at once (a paste, the browser's autofill) in proper case; single letters wait until the field
 * is left.
 */
export const properOnInput = (shown: string, text: string) => {
  if (text.length - shown.length < 2) return text
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  const proper = nomeProprio(inner)
  // Blanks between the words are corrected when the field is left.
  return proper.length === inner.length ? `${before}${proper}${after}` : text
}

/** The name of a person: put into proper case on input (spec §3). */
export function NameField({ value, onChange, onBlur, ...props }: Omit<TextFieldProps, 'ref'>) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    // Writing the text back moves the caret to the end, so it is restored.
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const change = (text: string) => {
    const proper = properOnInput(value, text)
    caret.current = proper === text ? null : (input.current?.selectionStart ?? null)
    onChange(proper)
  }
  return (
    <TextField
      spellCheck={false}
      {...props}
      ref={input}
      value={value}
      onChange={change}
      onBlur={(event) => {
        const proper = nomeProprio(value)
        if (proper !== value) onChange(proper)
        onBlur?.(event)
      }}
    />
  )
}
