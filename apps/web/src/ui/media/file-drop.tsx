import { useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'

type Props = {
  /** Name of the hidden file field; the button is named by its content. */
  label: string
  onFiles: (files: File[]) => void
  /** Takes the drop event's data instead, because only it gives access to the contents of folders. */
  onTransfer?: (transfer: DataTransfer) => void
  /** As `<input accept>`: '.pdf,.xml,image/*'. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A place to drop files or to choose them by click or keyboard. */
export function FileDrop({
  label,
  onFiles,
  onTransfer,
  accept,
  multiple,
  disabled,
  className = 'solta',
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (disabled) return
    if (onTransfer) onTransfer(event.dataTransfer)
    else take(event.dataTransfer.files)
  }
  return (
    <>
      <button
        type="button"
        className={`${className}${over ? ' sobre' : ''}`}
        disabled={disabled}
        onClick={() => input.current?.click()}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.currentTarget.files)
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
