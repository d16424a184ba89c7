import { useState } from 'react'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { TextField } from '../ui/fields/text-field.tsx'

/** The word to type before a person's data are removed for good. */
const WORD = 'ANONIMIZAR'

type Props = {
  opened: boolean
  title: string
  name: string
  /** What is removed and what stays. */
  children: ReactNode
  onConfirm: () => Promise<unknown>
  onCancel: () => void
}

/** Asks for a word before a person's data go for good (LGPD). */
export function AnonymiseDialog({ opened, title, name, children, onConfirm, onCancel }: Props) {
  const [word, setWord] = useState('')
  const done = () => setWord('')
  return (
    <ConfirmDialog
      opened={opened}
      title={title}
      subtitle={name}
      confirmLabel="Anonimizar"
      danger
      confirmDisabled={word.trim().toUpperCase() !== WORD}
      onConfirm={() => onConfirm().finally(done)}
      onCancel={() => {
        done()
        onCancel()
      }}
    >
      <div className="pilha">
        {children}
        <TextField
          label={`Para confirmar, digite ${WORD}`}
          autoComplete="off"
          spellCheck={false}
          value={word}
          onChange={setWord}
        />
      </div>
    </ConfirmDialog>
  )
}
