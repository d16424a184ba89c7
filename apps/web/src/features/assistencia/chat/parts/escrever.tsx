import styles from './chat.module.css'
import { IconPaperclip, IconSend, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ARQUIVOS_MB, MOST_ARQUIVOS, MOST_TEXTO } from '@app/contract/assistencia/chat'
import type { Conversa, Mensagem } from '@app/contract/assistencia/chat'
import type { ArquivoInput } from '@app/contract/casca/arquivo'
import { Button } from '../../../../ui/page/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { enqueue } from '../fila.ts'
import { comQuem } from '../words.ts'

type Escolhido = { file: File; id: number }

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unread file')))
    reader.readAsDataURL(file)
  })

const arquivoOf = async (file: File): Promise<ArquivoInput> => ({
  filename: file.name,
  contentType: file.type || undefined,
  length: file.size,
  data: await base64Of(file),
})

let seen = 0

type Props = { conversa: Conversa; cita: Mensagem | null; onCited: () => void }

/** The field at the foot: Enter sends, Shift+Enter makes a new line. */
export function Escrever({ conversa, cita, onCited }: Props) {
  const [texto, setTexto] = useState('')
  const [files, setFiles] = useState<Escolhido[]>([])
  const picker = useRef<HTMLInputElement>(null)
  const choose = (chosen: File[]) => {
    const all = [...files, ...chosen.map((file) => ({ file, id: (seen += 1) }))]
    const bytes = all.reduce((sum, { file }) => sum + file.size, 0)
    if (all.length > MOST_ARQUIVOS) toast.error(`Uma mensagem leva até ${MOST_ARQUIVOS} arquivos.`)
    else if (bytes > ARQUIVOS_MB * 1024 * 1024)
      toast.error(`Os arquivos de uma mensagem somam até ${ARQUIVOS_MB} MB.`)
    else setFiles(all)
  }
  const submit = async () => {
    const words = texto.trim()
    if (words === '' && files.length === 0) return
    try {
      const arquivos = await Promise.all(files.map(({ file }) => arquivoOf(file)))
      enqueue({ conversa: conversa.id, texto: words, cita: cita?.numero ?? null, arquivos })
      setTexto('')
      setFiles([])
      onCited()
    } catch {
      toast.error('Não foi possível ler o arquivo.')
    }
  }
  const placeholder = `Mensagem para ${comQuem(conversa)}`
  return (
    <form
      className={styles.escreve}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {cita && (
        <div className={styles.anexo}>
          <span className="corta sm">{`Em resposta a ${cita.autor.nome}: ${cita.texto}`}</span>
          <Button small look="quiet" icon={IconX} iconOnly onClick={onCited}>
            Não responder a esta mensagem
          </Button>
        </div>
      )}
      {files.map(({ file, id }) => (
        <div key={id} className={styles.anexo}>
          <span className="corta sm">{file.name}</span>
          <Button
            small
            look="quiet"
            icon={IconX}
            iconOnly
            onClick={() => setFiles(files.filter((one) => one.id !== id))}
          >
            {`Tirar ${file.name}`}
          </Button>
        </div>
      ))}
      <div className={styles.campo}>
        <Button look="quiet" icon={IconPaperclip} iconOnly onClick={() => picker.current?.click()}>
          Anexar arquivo
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label="Arquivos da mensagem"
          onChange={({ currentTarget }) => {
            choose([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <div className={`entrada ${styles.entrada}`}>
          <textarea
            rows={1}
            aria-label="Mensagem"
            placeholder={placeholder}
            maxLength={MOST_TEXTO}
            value={texto}
            onChange={({ currentTarget }) => setTexto(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              void submit()
            }}
          />
        </div>
        <Button type="submit" look="filled" icon={IconSend} iconOnly>
          Enviar
        </Button>
      </div>
    </form>
  )
}
