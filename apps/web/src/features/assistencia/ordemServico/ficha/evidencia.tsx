import { clsx } from 'clsx'
import styles from './os.module.css'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { OrcamentoResposta } from '@app/contract/assistencia/ordemServico'
import { isCnpj, isCpf } from '@app/rules/casca/documento'
import { formatDateTime, formatDocument } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'

/** 'Link criado em 05/11/2026 10:00, enviado por e-mail e mostrado a Ana, do posto.' */
const linkWords = ({ mostradoA, criadoEm, enviado, pelaConta }: NonNullable<OrcamentoResposta['link']>) => {
  if (pelaConta) return `Aberta pela conta do consumidor em ${formatDateTime(criadoEm)}.`
  const mail = enviado ? 'enviado por e-mail' : 'não enviado por e-mail'
  const quem = mostradoA === null ? 'não mostrado ao posto' : `mostrado a ${mostradoA}, do posto`
  return `Link criado em ${formatDateTime(criadoEm)}, ${mail} e ${quem}.`
}

/** A CPF or CNPJ with its mask; another document as it was typed. */
const escrito = (documento: string) =>
  isCpf(documento) || isCnpj(documento) ? formatDocument(documento) : documento

/** The evidence of an answer: the given document, and how the link reached the consumer. */
export const Evidencia = ({
  resposta: { documento, documentoConfere, link },
}: {
  resposta: OrcamentoResposta
}) =>
  (documento !== null || documentoConfere === false || link !== null) && (
    <div className={clsx(styles.orcMotivo, 'orc-evidencia')}>
      {documento && <p>Documento informado: {escrito(documento)}</p>}
      {documentoConfere === false && (
        <p className={styles.orcAlerta}>
          <Icon of={IconAlertTriangle} size="p" /> O documento informado não é o do cadastro do consumidor.
        </p>
      )}
      {link && <p>{linkWords(link)}</p>}
    </div>
  )
