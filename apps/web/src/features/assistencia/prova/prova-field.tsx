import { PROVA_MB } from '@app/contract/assistencia/financeiro'
import { AttachmentTile } from '../../../ui/media/attachment-tile.tsx'
import type { Prova } from './use-prova.ts'

/** The place of one proof: a PDF or a photo. */
export const ProvaField = ({ label, prova: { file, set } }: { label: string; prova: Prova }) => (
  <AttachmentTile
    label={label}
    accept=".pdf,image/jpeg,image/png,image/webp"
    vacantText={`PDF ou foto, até ${PROVA_MB} MB`}
    file={file && { filename: file.name, length: file.size }}
    onFile={set}
    onRemove={() => set(null)}
  />
)
