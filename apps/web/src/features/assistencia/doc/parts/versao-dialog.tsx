import { DOC_MAX_MB, type Doc } from '@app/contract/assistencia/doc'
import { useRef, useState } from 'react'
import { base64Of } from '../../../../platform/device/base64.ts'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatBytes } from '../../../../platform/text/format.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { FileDrop } from '../../../../ui/media/file-drop.tsx'
import { addVersao } from '../api.ts'

type Props = { doc: Doc; onClose: () => void; onDone: (doc: Doc) => void }

/** A new version: its PDF, and what changed in it. */
export function VersaoDialog({ doc, onClose, onDone }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [mudou, setMudou] = useState('')
  const [tried, setTried] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const key = useRef(randomId())
  const { busy, run } = useTask(async () => {
    setTried(true)
    if (!file || mudou.trim() === '') return
    try {
      const arquivo = {
        filename: file.name,
        length: file.size,
        contentType: 'application/pdf',
        data: await base64Of(file),
      }
      onDone(await addVersao(doc.id, { arquivo, mudou, versao: doc.versao }, key.current))
      toast.success('Versão enviada.')
      onClose()
    } catch (error) {
      key.current = randomId()
      setTrouble(describeError(error))
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Nova versão"
      subtitle={doc.titulo}
      act={{ label: 'Enviar versão', run, busy }}
    >
      <div className="pilha">
        {trouble && (
          <Faixa tone="error" title="Nada foi enviado.">
            {trouble}
          </Faixa>
        )}
        {tried && !file && <Faixa tone="error" title={requiredText('Arquivo PDF')} />}
        <FileDrop
          label="Arquivo PDF"
          accept=".pdf,application/pdf"
          onFiles={([chosen]) => setFile(chosen ?? null)}
        >
          {file
            ? `${file.name} (${formatBytes(file.size)})`
            : `Solte aqui ou escolha um PDF de até ${DOC_MAX_MB} MB`}
        </FileDrop>
        <TextAreaField
          label="O que mudou"
          required
          rows={3}
          maxLength={300}
          help="Quem leu a versão anterior recebe isto por e-mail."
          value={mudou}
          error={tried && mudou.trim() === '' ? requiredText('O que mudou') : undefined}
          onChange={setMudou}
        />
      </div>
    </Dialog>
  )
}
