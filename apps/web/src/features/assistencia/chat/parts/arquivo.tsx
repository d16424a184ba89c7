import styles from './arquivo.module.css'
import type { Arquivo } from '@app/contract/casca/arquivo'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { download } from '../../../../platform/http/download.ts'
import { formatBytes } from '../../../../platform/text/format.ts'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { Foto } from '../../../../ui/media/foto-imagem.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { arquivoQuery } from '../api.ts'

/** A larger picture is fetched only when it is asked for. */
const FOTO_MAXIMA = 2 * 1024 * 1024

type Props = {
  arquivo: Arquivo
  /** Where its bytes are. */
  path: string
}

const FotoDita = ({ arquivo: { filename }, path }: Props) => {
  const { data, isError } = useQuery(arquivoQuery(path))
  const open = () => {
    if (!data) return
    const url = URL.createObjectURL(data)
    window.open(url, '_blank')
    // By then the tab has loaded the picture.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  return (
    <button type="button" className={styles.foto} aria-label={`Abrir ${filename}`} onClick={open}>
      <Foto blob={data} failed={isError} alt="" />
    </button>
  )
}

/** A file of a message: photos are seen where they were sent, other files are fetched by a click. */
export function ArquivoDito({ arquivo, path }: Props) {
  const { filename, length, contentType } = arquivo
  if (contentType.startsWith('image/') && length <= FOTO_MAXIMA)
    return <FotoDita arquivo={arquivo} path={path} />
  return (
    <button
      type="button"
      className={styles.arquivo}
      onClick={() => void download(path, filename).catch(tellFailure)}
    >
      <Icon of={IconFileText} />
      <span className="corta">{filename}</span>
      <small className="num t2">{formatBytes(length)}</small>
      <Icon of={IconDownload} size="p" />
    </button>
  )
}
