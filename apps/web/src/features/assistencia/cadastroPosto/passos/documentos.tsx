import {
  DOCUMENTO_MAXIMO_MB,
  DOCUMENTO_POSTO_LABELS,
  DOCUMENTOS_POSTO,
} from '@app/contract/assistencia/cadastroPosto'
import type { DocumentoPosto } from '@app/contract/assistencia/cadastroPosto'
import { toast } from '../../../../ui/feedback/toast.ts'
import type { SaveForm } from '../../../../ui/form/use-save-form.ts'
import { AttachmentTile } from '../../../../ui/media/attachment-tile.tsx'
import type { EmpresaDigitada } from '../parts/draft.ts'
import { readDocumento } from '../parts/file.ts'

const TOO_LARGE = `O arquivo passa do limite de ${DOCUMENTO_MAXIMO_MB} MB.`

/** What the post proves itself with: a place for each. */
export function Documentos({ form }: { form: SaveForm<EmpresaDigitada> }) {
  const take = async (tipo: DocumentoPosto, file: File) => {
    if (file.size > DOCUMENTO_MAXIMO_MB * 1024 * 1024) toast.error(TOO_LARGE)
    else form.field(tipo).onChange(await readDocumento(file))
  }
  return (
    <section className="cartao">
      <header>
        <h2>Documentos</h2>
        <span className="t2 sm">{`PDF ou foto, até ${DOCUMENTO_MAXIMO_MB} MB`}</span>
      </header>
      <div className="corpo anexos">
        {DOCUMENTOS_POSTO.map((tipo) => {
          const { value, onChange, error } = form.field(tipo)
          return (
            <div key={tipo} data-campo={tipo}>
              <AttachmentTile
                label={DOCUMENTO_POSTO_LABELS[tipo]}
                accept=".pdf,image/jpeg,image/png,image/webp"
                file={value}
                error={typeof error === 'string' ? error : undefined}
                onFile={(file) => void take(tipo, file)}
                onRemove={() => onChange(null)}
              />
            </div>
          )
        })}
      </div>
    </section>
  )
}
