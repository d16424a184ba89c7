import {
  DOCUMENTO_MAXIMO_MB,
  DOCUMENTO_POSTO_LABELS,
  DOCUMENTOS_POSTO,
  type DocumentoPosto,
} from '@app/contract/assistencia/cadastroPosto'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatDay } from '../../../../platform/text/format.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { AttachmentTile } from '../../../../ui/media/attachment-tile.tsx'
import { linkPostoDocumento, postoDocumentosQuery, sendPostoDocumento } from '../api.ts'
import { readDocumento } from './file.ts'
import { openInTab } from './open-in-tab.ts'

const TOO_LARGE = `O arquivo passa do limite de ${DOCUMENTO_MAXIMO_MB} MB.`

type Estado = { tipo: DocumentoPosto; error: string }

/** What a post proves itself with: opened, and replaced by a newer one. */
export function DocumentosDoPosto({ posto }: { posto: number }) {
  const client = useQueryClient()
  const query = useQuery(postoDocumentosQuery(posto))
  useRefresh(postoDocumentosQuery(posto).queryKey, 'colaborador', posto)
  const [estado, setEstado] = useState<Estado | null>(null)
  const [busy, setBusy] = useState<DocumentoPosto | null>(null)
  const [changing, setChanging] = useState<DocumentoPosto | null>(null)
  const { data } = query
  const send = async (tipo: DocumentoPosto, file: File) => {
    setEstado(null)
    if (file.size > DOCUMENTO_MAXIMO_MB * 1024 * 1024) {
      setEstado({ tipo, error: TOO_LARGE })
      return
    }
    setBusy(tipo)
    try {
      const arquivo = await readDocumento(file)
      if (!arquivo) return
      client.setQueryData(
        postoDocumentosQuery(posto).queryKey,
        await sendPostoDocumento(posto, tipo, arquivo),
      )
      setChanging(null)
      toast.success(`${DOCUMENTO_POSTO_LABELS[tipo]}: documento enviado.`)
    } catch (error) {
      setEstado({ tipo, error: describeError(error) })
    } finally {
      setBusy(null)
    }
  }
  if (!data) return <LoadingCard query={query} fields={2} label="Documentos" />
  return (
    <section className="cartao" aria-labelledby="posto-documentos">
      <header>
        <h2 id="posto-documentos">Documentos</h2>
        <span className="t2 sm">{`PDF ou foto, até ${DOCUMENTO_MAXIMO_MB} MB`}</span>
      </header>
      <div className="corpo anexos">
        {DOCUMENTOS_POSTO.map((tipo) => {
          const file = data.find((each) => each.tipo === tipo) ?? null
          const quem = file?.enviadoPor ? `, por ${file.enviadoPor}` : ''
          return (
            <div key={tipo} className="pilha">
              <AttachmentTile
                label={DOCUMENTO_POSTO_LABELS[tipo]}
                accept=".pdf,image/jpeg,image/png,image/webp"
                file={changing === tipo ? null : file}
                {...(changing === tipo && { vacantText: 'Arraste ou escolha o novo arquivo' })}
                note={file ? `enviado em ${formatDay(file.enviadoEm)}${quem}` : undefined}
                error={estado?.tipo === tipo ? estado.error : undefined}
                locked={busy !== null}
                onFile={(chosen) => void send(tipo, chosen)}
                onOpen={() => void openInTab(() => linkPostoDocumento(posto, tipo))}
              />
              {file && (
                <div>
                  <Button
                    small
                    look="quiet"
                    icon={IconRefresh}
                    disabled={busy !== null}
                    onClick={() => setChanging(changing === tipo ? null : tipo)}
                  >
                    {changing === tipo ? 'Manter o atual' : `Trocar ${DOCUMENTO_POSTO_LABELS[tipo]}`}
                  </Button>
                </div>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}
