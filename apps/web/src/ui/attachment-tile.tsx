import {
  IconAlertCircle,
  IconDownload,
  IconFileText,
  IconLock,
  IconPlus,
  IconUpload,
  IconX,
} from '@tabler/icons-react'
import { formatBytes } from '../platform/format.ts'
import { Button } from './button.tsx'
import { FileDrop } from './file-drop.tsx'
import { Icon } from './icon.tsx'

type Props = {
  /** 'NF', 'Carta de correção'. */
  label: string
  file: { filename: string; length: number } | null
  /** 0 to 1 while it travels. */
  progress?: number | undefined
  error?: string | undefined
  accept?: string
  /** Neither added nor removed; what is there can still be opened. */
  locked?: boolean
  onFile: (file: File) => void
  onRemove?: () => void
  onOpen?: () => void
}

const percent = (progress: number) => Math.round(progress * 100)

/** One named place for one file: vacant, travelling, there. */
export function AttachmentTile(props: Props) {
  const { label, file, progress, error, accept, locked, onFile, onRemove, onOpen } = props
  if (!file)
    return locked ? (
      <div className="anexo vago travado">
        <Icon of={IconLock} />
        <span>
          <b>{label}</b>
          <small>Sem arquivo</small>
        </span>
      </div>
    ) : (
      <FileDrop
        className={`anexo vago${error ? ' com-erro' : ''}`}
        label={`${label}: arraste ou escolha um arquivo${error ? `. ${error}` : ''}`}
        {...(accept && { accept })}
        onFiles={([first]) => first && onFile(first)}
      >
        <Icon of={error ? IconAlertCircle : IconPlus} />
        <span>
          <b>{label}</b>
          <small>{error ?? 'Arraste ou escolha um arquivo'}</small>
        </span>
      </FileDrop>
    )
  const travelling = progress !== undefined && progress < 1
  return (
    <div className="anexo">
      <Icon of={travelling ? IconUpload : IconFileText} />
      <span>
        <b>{label}</b>
        <small className="corta" title={file.filename}>
          {file.filename} ·{' '}
          <span className="num">{travelling ? `${percent(progress)} %` : formatBytes(file.length)}</span>
        </small>
        {error && <small className="msg-erro">{error}</small>}
        {travelling && <progress max={100} value={percent(progress)} aria-label={`Enviando ${label}`} />}
      </span>
      {onOpen && !travelling && (
        <Button small look="quiet" icon={IconDownload} iconOnly onClick={onOpen}>
          {`Abrir ${label}`}
        </Button>
      )}
      {onRemove && !locked && (
        <Button small look="quiet" icon={IconX} iconOnly onClick={onRemove}>
          {travelling ? `Cancelar o envio de ${label}` : `Remover ${label}`}
        </Button>
      )}
    </div>
  )
}
