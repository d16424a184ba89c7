import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { Icon } from '../page/icon.tsx'

/** What every field takes; `error` comes from `form.field(...)`. */
export type FieldProps = {
  label: string
  /** Small text below: a unit, a consequence, why it is locked. */
  help?: ReactNode
  /** `true` where the words stand elsewhere: only the box is marked. */
  error?: ReactNode
  /** An unusual but possible value; it does not prevent a save. */
  warning?: ReactNode
  /** Marks the label with an asterisk and the field as required. */
  required?: boolean | undefined
  /** Read-only with a lock, as in a record that may no longer change. */
  locked?: boolean | undefined
  disabled?: boolean | undefined
  /** 32 px, for search panels. */
  small?: boolean | undefined
  /** The label is hidden but read aloud. */
  hideLabel?: boolean | undefined
  /** Class of the whole field, for its place in a grid (`g2`, `g3`, `g4`). */
  className?: string | undefined
  name?: string | undefined
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

const hasWords = (said: ReactNode): boolean => Boolean(said) && said !== true

/** Ids and ARIA of a field's parts. */
export function useField({
  error,
  warning,
  help,
  required,
}: Pick<FieldProps, 'error' | 'warning' | 'help' | 'required'>) {
  const id = useId()
  const described = [hasWords(error) && `${id}-erro`, warning && `${id}-aviso`, help && `${id}-ajuda`]
    .filter(Boolean)
    .join(' ')
  return {
    id,
    aria: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-required': required ? true : undefined,
      'aria-describedby': described || undefined,
    },
  }
}

/** What is wrong, in words, with its icon. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) =>
  hasWords(children) ? (
    <span className="msg-erro" id={id}>
      <Icon of={IconAlertCircle} size="p" />
      {children}
    </span>
  ) : null

type FrameProps = Pick<
  FieldProps,
  'label' | 'help' | 'error' | 'warning' | 'required' | 'hideLabel' | 'className'
> & {
  id: string
  /** Beside the label, at its right: a link. */
  beside?: ReactNode
  children: ReactNode
}

/** Label above, control, error with its icon, help. */
export function FieldFrame({
  id,
  label,
  help,
  error,
  warning,
  required,
  hideLabel,
  className = '',
  beside,
  children,
}: FrameProps) {
  const labelElement = (
    <label className={hideLabel ? 'so-leitor' : 'rotulo'} htmlFor={id}>
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </label>
  )
  return (
    <div className={`campo ${className}`}>
      {beside ? (
        <div className="linha entre">
          {labelElement}
          {beside}
        </div>
      ) : (
        labelElement
      )}
      {children}
      <FieldError id={`${id}-erro`}>{error}</FieldError>
      {warning && (
        <span className="msg-erro aviso" id={`${id}-aviso`} role="status">
          <Icon of={IconAlertTriangle} size="p" />
          {warning}
        </span>
      )}
      {help && (
        <span className="ajuda" id={`${id}-ajuda`}>
          {help}
        </span>
      )}
    </div>
  )
}

type BoxState = Pick<FieldProps, 'error' | 'locked' | 'disabled' | 'small'>

/** A popover as a dialog: the `<dialog>` element would leave the page's layers. */
export const AS_DIALOG = { role: 'dialog', tabIndex: -1 } as const

/** Class of the frame around an input. */
export const boxClass = ({ error, locked, disabled, small }: BoxState) =>
  ['entrada', small && 'p', error && 'erro', (locked || disabled) && 'travada'].filter(Boolean).join(' ')
