import styles from './prova.module.css'
import type { Arquivo } from '@app/contract/casca/arquivo'
import { IconPaperclip } from '@tabler/icons-react'
import { download } from '../../../platform/http/download.ts'
import { formatBytes } from '../../../platform/text/format.ts'
import { tellFailure } from '../../../ui/feedback/tell-failure.ts'
import { Icon } from '../../../ui/page/icon.tsx'

type Props = { arquivo: Arquivo | null | undefined; de: '/financeiro' | '/postoAutorizadoPagamento' }

/** A stored proof by name and size, which downloads it; nothing without one. */
export const ArquivoLink = ({ arquivo, de }: Props) =>
  arquivo && (
    <button
      type="button"
      className={`link sm ${styles.arquivo}`}
      onClick={() => void download(`${de}/arquivo/${arquivo.id}`, arquivo.filename).catch(tellFailure)}
    >
      <Icon of={IconPaperclip} size="p" />
      <span>
        {arquivo.filename} · <span className="num">{formatBytes(arquivo.length)}</span>
      </span>
    </button>
  )
