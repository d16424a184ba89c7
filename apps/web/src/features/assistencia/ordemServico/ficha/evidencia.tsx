import { clsx } from 'clsx'
import styles from './os.module.css'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { OrcamentoResposta } from '@app/contract/assistencia/ordemServico'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'

/** 'Link criado por Ana em 05/11/2026 10:00, não enviado por e-mail'. */
const linkWords = ({ criadoPor, criadoEm, enviado }: NonNullable<OrcamentoResposta['link']>) => {
  const quem = criadoPor === null ? 'criado pelo sistema' : `criado por ${criadoPor}`
  return `Link ${quem} em ${formatDateTime(criadoEm)}, ${enviado ? 'enviado' : 'não enviado'} por e-mail.`
}

/** What stands behind an answer: the document that was given, and how the link came to the consumer. */
export const Evidencia = ({
  resposta: { documento, documentoConfere, link },
}: {
  resposta: OrcamentoResposta
}) => (
  <div className={clsx(styles.orcMotivo, 'orc-evidencia')}>
    {documento && <p>Documento informado: {documento}</p>}
    {documentoConfere === false && (
      <p className={styles.orcAlerta}>
        <Icon of={IconAlertTriangle} size="p" /> O documento informado não é o do cadastro do consumidor.
      </p>
    )}
    {link && <p>{linkWords(link)}</p>}
  </div>
)
