import { type ReactNode, useState } from 'react'
import { describeError } from '../../platform/http/errors.ts'
import { Faixa } from '../feedback/faixa.tsx'
import { toast } from '../feedback/toast.ts'
import { useTask } from '../feedback/use-task.ts'
import { TextAreaField } from '../fields/text-area-field.tsx'
import { requiredText } from '../form/use-save-form.ts'
import { Dialog } from './dialog.tsx'

type Props<Done> = {
  title: string
  /** What the act is done on. */
  subtitle: string
  /** The button's words when they differ from the title. */
  label?: string
  danger?: boolean
  /** Told when the act is done. */
  done: string
  /** Whether everything that the act needs is filled in. */
  ready: boolean
  act: () => Promise<Done>
  onDone: (done: Done) => void
  onClose: () => void
  /** What an error says, one line each. */
  troublesOf?: (error: unknown) => string[]
  /** The fields; `asked` says that the act was tried, so that what is missing shows. */
  children: (asked: boolean) => ReactNode
}

/** Asks before an act and for its data; does it once, tells that it is done and closes, or says why nothing changed. */
export function ActDialog<Done>({
  title,
  subtitle,
  label = title,
  danger = false,
  done,
  ready,
  act,
  onDone,
  onClose,
  troublesOf = (error) => [describeError(error)],
  children,
}: Props<Done>) {
  const [asked, setAsked] = useState(false)
  const [troubles, setTroubles] = useState<string[]>([])
  const { busy, run } = useTask(async () => {
    setAsked(true)
    setTroubles([])
    if (!ready) return
    try {
      const result = await act()
      toast.success(done)
      onDone(result)
      onClose()
    } catch (error) {
      setTroubles(troublesOf(error))
    }
  })
  return (
    <Dialog opened onClose={onClose} title={title} subtitle={subtitle} act={{ label, run, busy, danger }}>
      <div className="pilha">
        {troubles.length > 0 && (
          <Faixa tone="error" title="Nada foi alterado.">
            {troubles.length === 1 ? (
              troubles[0]
            ) : (
              <ul>
                {troubles.map((trouble) => (
                  <li key={trouble}>{trouble}</li>
                ))}
              </ul>
            )}
          </Faixa>
        )}
        {children(asked)}
      </div>
    </Dialog>
  )
}

type ReasonProps = {
  label?: string
  maxLength: number
  value: string
  asked: boolean
  onChange: (value: string) => void
}

/** The reason that an act demands. */
export function ReasonField({ label = 'Motivo', maxLength, value, asked, onChange }: ReasonProps) {
  return (
    <TextAreaField
      label={label}
      required
      rows={3}
      maxLength={maxLength}
      value={value}
      error={asked && value.trim() === '' ? requiredText(label) : undefined}
      onChange={onChange}
    />
  )
}
