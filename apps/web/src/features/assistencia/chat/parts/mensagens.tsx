import styles from './chat.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Fragment, useState } from 'react'
import { MINUTOS_PARA_MUDAR } from '@app/contract/assistencia/chat'
import type { Mensagem } from '@app/contract/assistencia/chat'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount, formatDay } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { type Aberta, abertaKey, deleteMensagem, editMensagem, useOlder } from '../api.ts'
import { discard, useFila, useRetomada } from '../fila.ts'
import { quemDigita, usePresenca } from '../presenca.ts'
import { diaDe } from '../words.ts'
import { Bolha, Espera } from './bolha.tsx'
import { CorrectDialog } from './correct-dialog.tsx'

/** By the server's clock, for the device's may be wrong. */
const isYoung = ({ criadoEm }: Mensagem, adianta: number) =>
  Date.now() - adianta - Date.parse(criadoEm) < MINUTOS_PARA_MUDAR * 60_000

type LinhasProps = Pick<Aberta, 'conversa' | 'mensagens' | 'adianta'> & {
  onCite: (mensagem: Mensagem) => void
  /** The message that was looked for. */
  alvo?: number | undefined
}

/** Messages under their days, with what may be done with each; before the unread ones a line. */
export function Linhas({ conversa, mensagens, adianta, onCite, alvo }: LinhasProps) {
  const client = useQueryClient()
  const user = useUser()
  const [editada, setEditada] = useState<Mensagem | null>(null)
  const [apagada, setApagada] = useState<Mensagem | null>(null)
  // The mark at opening, so that the line of unread messages stays in place while reading.
  const [lidaAte] = useState(conversa.lidaAte)
  const novas = mensagens.filter(({ numero, autor }) => numero > lidaAte && autor.id !== user?.id)
  const changed = () => client.invalidateQueries({ queryKey: abertaKey(conversa.id) })
  const remove = async () => {
    if (!apagada) return
    try {
      await deleteMensagem(conversa.id, apagada.numero)
      await changed()
    } catch (error) {
      tellFailure(error)
    }
    setApagada(null)
  }
  return (
    <>
      {mensagens.map((mensagem, at) => {
        const before = mensagens[at - 1]
        const day = formatDay(mensagem.criadoEm)
        return (
          <Fragment key={mensagem.numero}>
            {(!before || formatDay(before.criadoEm) !== day) && (
              <li className={styles.dia}>
                <span>{diaDe(mensagem.criadoEm)}</span>
              </li>
            )}
            {mensagem.numero === novas[0]?.numero && (
              <li className={clsx(styles.dia, styles.novas)}>
                <span>{formatCount(novas.length, 'nova', 'novas')}</span>
              </li>
            )}
            <Bolha
              conversa={conversa}
              mensagem={mensagem}
              muda={mensagem.autor.id === user?.id && isYoung(mensagem, adianta)}
              alvo={mensagem.numero === alvo}
              onCite={() => onCite(mensagem)}
              onEdit={() => setEditada(mensagem)}
              onDelete={() => setApagada(mensagem)}
            />
          </Fragment>
        )
      })}
      {editada && (
        <CorrectDialog
          texto={editada.texto}
          maxLength={4000}
          onCorrect={async (texto) => {
            await editMensagem(conversa.id, editada.numero, texto)
            await changed()
          }}
          onClose={() => setEditada(null)}
        />
      )}
      <ConfirmDialog
        opened={apagada !== null}
        title="Apagar mensagem"
        confirmLabel="Apagar mensagem"
        danger
        onConfirm={remove}
        onCancel={() => setApagada(null)}
      >
        O texto e os arquivos somem para todos; fica a marca de que a mensagem foi apagada.
      </ConfirmDialog>
    </>
  )
}

/** Who of the others writes at this moment, below the last message. */
function Digitando({ conversa }: { conversa: number }) {
  const quem = quemDigita(usePresenca().digitam.get(conversa))
  return (
    quem && (
      <p className={styles.digitando} aria-live="off">
        <span aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {quem}
      </p>
    )
  )
}

type Props = {
  aberta: Aberta
  alvo: number | undefined
  onCite: (mensagem: Mensagem) => void
  /** The words of a refused message go back to the field. */
  onRewrite: (texto: string) => void
}

/** The conversation from its newest messages back, with what waits to be sent. */
export function Mensagens({ aberta, alvo, onCite, onRewrite }: Props) {
  const { conversa, antigas } = aberta
  const fila = useFila().filter((one) => one.conversa === conversa.id)
  const retomada = useRetomada()
  const older = useOlder(conversa.id)
  const { busy, run } = useTask(() => older().catch(tellFailure))
  return (
    <div className={styles.rola} role="log" aria-label="Mensagens da conversa">
      <Digitando conversa={conversa.id} />
      <ol className={styles.msgs}>
        {antigas && (
          <li className={styles.mais}>
            <Button small disabled={busy} onClick={run}>
              Mostrar mais antigas
            </Button>
          </li>
        )}
        <Linhas {...aberta} alvo={alvo} onCite={onCite} />
        {fila.map((one) => (
          <Espera
            key={one.dispositivo}
            mensagem={one}
            retomada={retomada}
            onDiscard={() => discard(one.dispositivo)}
            onRewrite={() => {
              discard(one.dispositivo)
              onRewrite(one.texto)
            }}
          />
        ))}
      </ol>
    </div>
  )
}
