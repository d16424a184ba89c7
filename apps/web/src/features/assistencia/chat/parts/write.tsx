import styles from './chat.module.css'
import { IconAt, IconSend, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { ARQUIVOS_MB, MOST_ARQUIVOS, MOST_MENCOES, MOST_TEXTO } from '@app/contract/assistencia/chat'
import type { Conversa, Mensagem, PessoaDaConversa } from '@app/contract/assistencia/chat'
import { keepUnsent, unsentOf } from '../../../../platform/drafts/unsent.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { Attach, AnexosEscolhidos } from '../../../../ui/media/anexos.tsx'
import { useAnexos } from '../../../../ui/media/use-anexos.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { pessoasQuery } from '../api.ts'
import { enqueue } from '../fila.ts'
import { mencaoEm, mencionadas, oferecidas } from '../mencoes.ts'
import { createDigitando } from '../presenca.ts'
import { comQuem } from '../words.ts'

type OfertaProps = {
  id: string
  pessoas: readonly PessoaDaConversa[]
  escolhida: number
  onChoose: (pessoa: PessoaDaConversa) => void
}

/** Whom the @ that is being typed may mean. */
const Oferta = ({ id, pessoas, escolhida, onChoose }: OfertaProps) => (
  <div className={clsx('lista-flutua', styles.oferta)}>
    <div role="listbox" id={id} aria-label="Mencionar">
      {pessoas.map((pessoa, index) => (
        <div
          key={pessoa.id}
          id={`${id}-${pessoa.id}`}
          role="option"
          className="opcao"
          tabIndex={-1}
          aria-selected={index === escolhida}
          data-combobox-selected={index === escolhida ? 'true' : undefined}
          // The focus stays in the field.
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(pessoa)
          }}
        >
          <span>{pessoa.nome}</span>
        </div>
      ))}
    </div>
  </div>
)

type Props = { conversa: Conversa; cita: Mensagem | null; onCited: () => void; onSent: () => void }

/** The field at the foot: Enter sends, Shift+Enter makes a new line, @ calls somebody by name. */
export function Write({ conversa, cita, onCited, onSent }: Props) {
  const [texto, setTexto] = useState(() => unsentOf(String(conversa.id)))
  const [caret, setCaret] = useState<number | null>(null)
  const [escolhida, setEscolhida] = useState(0)
  const [digitando] = useState(createDigitando)
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const user = useUser()
  useEffect(() => () => digitando(false), [digitando])
  const anexos = useAnexos({ most: MOST_ARQUIVOS, megabytes: ARQUIVOS_MB })
  const { data: pessoas = [] } = useQuery({ ...pessoasQuery(conversa.id), enabled: texto.includes('@') })
  const mencao = caret === null ? undefined : mencaoEm(texto, caret)
  const outras = pessoas.filter(({ id }) => id !== user?.id)
  const ofertas = mencao ? oferecidas(outras, mencao.q) : []
  const marcada = ofertas[Math.min(escolhida, ofertas.length - 1)]

  const write = (value: string) => {
    setTexto(value)
    keepUnsent(String(conversa.id), value)
    digitando(value.trim() !== '')
  }
  const call = ({ nome }: PessoaDaConversa) => {
    if (!mencao || caret === null) return
    const before = `${texto.slice(0, mencao.at)}@${nome} `
    write(`${before}${texto.slice(caret).replace(/^ /, '')}`)
    setCaret(null)
    setEscolhida(0)
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length))
  }
  /** The button's way of typing an @. */
  const begin = () => {
    const at = field.current?.selectionEnd ?? texto.length
    const before = `${texto.slice(0, at)}${/(?:^|\s)$/.test(texto.slice(0, at)) ? '' : ' '}@`
    write(`${before}${texto.slice(at)}`)
    setCaret(before.length)
    field.current?.focus()
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length))
  }
  const submit = async () => {
    const words = texto.trim()
    if (words === '' && anexos.files.length === 0) return
    try {
      const arquivos = await anexos.read()
      const mencoes = mencionadas(outras, words).slice(0, MOST_MENCOES)
      enqueue(
        {
          conversa: conversa.id,
          texto: words,
          cita: cita?.numero ?? null,
          mencoes: mencoes.map(({ id }) => id),
          arquivos,
        },
        comQuem(conversa),
      )
      write('')
      setCaret(null)
      anexos.clear()
      onCited()
      onSent()
    } catch {
      toast.error('Não foi possível ler o arquivo.')
    }
  }
  const move = (step: number) =>
    setEscolhida((ofertas.length + Math.min(escolhida, ofertas.length - 1) + step) % ofertas.length)
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (marcada && (key === 'ArrowDown' || key === 'ArrowUp')) move(key === 'ArrowDown' ? 1 : -1)
    else if (marcada && (key === 'Enter' || key === 'Tab')) call(marcada)
    else if (marcada && key === 'Escape') setCaret(null)
    else if (key === 'Enter' && !event.shiftKey) void submit()
    else return
    event.preventDefault()
  }
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
      {marcada && (
        <Oferta id={listId} pessoas={ofertas} escolhida={ofertas.indexOf(marcada)} onChoose={call} />
      )}
      <AnexosEscolhidos anexos={anexos} />
      <div className={styles.campo}>
        <Attach anexos={anexos} />
        <Button look="quiet" icon={IconAt} iconOnly className="so-mesa" onClick={begin}>
          Mencionar alguém
        </Button>
        <div className={`entrada ${styles.entrada}`}>
          <textarea
            ref={field}
            rows={1}
            aria-label="Mensagem"
            aria-autocomplete="list"
            aria-controls={marcada ? listId : undefined}
            aria-activedescendant={marcada ? `${listId}-${marcada.id}` : undefined}
            placeholder={`Mensagem para ${comQuem(conversa)}`}
            maxLength={MOST_TEXTO}
            value={texto}
            onChange={({ currentTarget: { value, selectionEnd } }) => {
              write(value)
              setCaret(selectionEnd)
              setEscolhida(0)
            }}
            onBlur={() => setCaret(null)}
            onKeyDown={press}
          />
        </div>
        <Button type="submit" look="filled" icon={IconSend} iconOnly>
          Enviar
        </Button>
      </div>
    </form>
  )
}
