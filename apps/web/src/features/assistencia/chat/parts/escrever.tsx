import styles from './chat.module.css'
import { IconSend, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ARQUIVOS_MB, MOST_ARQUIVOS, MOST_TEXTO } from '@app/contract/assistencia/chat'
import type { Conversa, Mensagem } from '@app/contract/assistencia/chat'
import { Anexar, AnexosEscolhidos } from '../../../../ui/media/anexos.tsx'
import { useAnexos } from '../../../../ui/media/use-anexos.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { enqueue } from '../fila.ts'
import { createDigitando } from '../presenca.ts'
import { comQuem } from '../words.ts'

type Props = { conversa: Conversa; cita: Mensagem | null; onCited: () => void }

/** The field at the foot: Enter sends, Shift+Enter makes a new line. */
export function Escrever({ conversa, cita, onCited }: Props) {
  const [texto, setTexto] = useState('')
  const [digitando] = useState(createDigitando)
  useEffect(() => () => digitando(false), [digitando])
  const anexos = useAnexos({ most: MOST_ARQUIVOS, megabytes: ARQUIVOS_MB })
  const submit = async () => {
    const words = texto.trim()
    if (words === '' && anexos.files.length === 0) return
    try {
      const arquivos = await anexos.read()
      enqueue({ conversa: conversa.id, texto: words, cita: cita?.numero ?? null, arquivos })
      setTexto('')
      digitando(false)
      anexos.clear()
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
      <AnexosEscolhidos anexos={anexos} />
      <div className={styles.campo}>
        <Anexar anexos={anexos} />
        <div className={`entrada ${styles.entrada}`}>
          <textarea
            rows={1}
            aria-label="Mensagem"
            placeholder={placeholder}
            maxLength={MOST_TEXTO}
            value={texto}
            onChange={({ currentTarget: { value } }) => {
              setTexto(value)
              digitando(value.trim() !== '')
            }}
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
