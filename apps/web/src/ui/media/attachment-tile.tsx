import './attachment-tile.css'
import {
  IconAlertCircle,
  IconDownload,
  IconFileText,
  IconLock,
  IconPlus,
  IconRefresh,
  IconUpload,
  IconX,
} from '@tabler/icons-react'
import { formatBytes } from '../../platform/text/format.ts'
import { Button } from '../page/button.tsx'
import { FileDrop } from './file-drop.tsx'
import { Icon } from '../page/icon.tsx'

type Props = {
  /** 'NF', 'Carta de correção'. */
  label: string
  file: { filename: string; length: number } | null
  /** 0 to 1 during the upload. */
  progress?: number | undefined
  error?: string | undefined
  /** After the file's size: 'vai com o pedido'. */
  note?: string | undefined
  accept?: string
  /** Words of the empty place. */
  vacantText?: string
  /** The file can be neither added nor removed, but still opened. */
  locked?: boolean
  onFile: (file: File) => void
  onRemove?: (() => void) | undefined
  /** Opens the file in a tab: its name becomes the button. */
  onOpen?: (() => void) | undefined
  onDownload?: (() => void) | undefined
  /** Sends a failed upload again. */
  onRetry?: (() => void) | undefined
}

const percent = (progress: number) => Math.round(progress * 100)

function Vacant({
  label,
  error,
  accept,
  locked,
  vacantText = 'Arraste ou escolha um arquivo',
  onFile,
}: Props) {
  if (locked)
    return (
      <div className="anexo vago travado">
        <Icon of={IconLock} />
        <span>
          <b>{label}</b>
          <small>Sem arquivo</small>
        </span>
      </div>
    )
  return (
    <FileDrop
      className={`anexo vago${error ? ' com-erro' : ''}`}
      label={label}
      {...(accept && { accept })}
      onFiles={([first]) => first && onFile(first)}
    >
      <Icon of={error ? IconAlertCircle : IconPlus} />
      <span>
        <b>{label}</b>
        <small>{error ?? vacantText}</small>
      </span>
    </FileDrop>
  )
}

/** One named place for one file: empty, uploading, failed, or stored. */
export function AttachmentTile(props: Props) {
  const { label, file, progress, error, note, locked, onRemove, onOpen, onDownload, onRetry } = props
  if (!file) return <Vacant {...props} />
  const travelling = progress !== undefined && error === undefined
  const removeLabel = travelling ? `Cancelar o envio de ${label}` : `Remover ${label}`
  return (
    <div className="anexo">
      <Icon of={error ? IconAlertCircle : travelling ? IconUpload : IconFileText} />
      <span>
        <b>{label}</b>
        <small className="corta" title={file.filename}>
          {onOpen && !travelling ? (
            <button
              type="button"
              className="link anexo-abre"
              aria-label={`Abrir ${label}: ${file.filename}`}
              onClick={onOpen}
            >
              {file.filename}
            </button>
          ) : (
            file.filename
          )}{' '}
          · <span className="num">{travelling ? `${percent(progress)} %` : formatBytes(file.length)}</span>
          {note && ` · ${note}`}
        </small>
        {error && (
          <small className="msg-erro" role="alert">
            {error}
          </small>
        )}
        {travelling && <progress max={100} value={percent(progress)} aria-label={`Enviando ${label}`} />}
      </span>
      {onRetry && (
        <Button small look="quiet" icon={IconRefresh} iconOnly onClick={onRetry}>
          {`Tentar enviar ${label} de novo`}
        </Button>
      )}
      {onDownload && !travelling && (
        <Button small look="quiet" icon={IconDownload} iconOnly onClick={onDownload}>
          {`Baixar ${label}`}
        </Button>
      )}
      {onRemove && !locked && (
        <Button small look="quiet" icon={IconX} iconOnly onClick={onRemove}>
          {removeLabel}
        </Button>
      )}
    </div>
  )
}
