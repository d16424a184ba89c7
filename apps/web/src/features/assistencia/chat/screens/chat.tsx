import styles from '../parts/chat.module.css'
import { IconMessagePlus, IconMessages } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Avisos } from '../parts/avisos.tsx'
import { ConversaAberta } from '../parts/conversa.tsx'
import { Lista } from '../parts/lista.tsx'
import { NovaConversa } from '../parts/nova-conversa.tsx'
import { naoLidasQuery } from '../api.ts'
import { useOlhar } from '../presenca.ts'

type Props = {
  conversa: number | undefined
  /** The message of it that was looked for. */
  mensagem: number | undefined
  /** Starts with a new conversation about this order. */
  os: number | undefined
  /** Starts one with this post, for the manufacturer's people. */
  posto: number | undefined
  /** … with its consumer. */
  com: 'CONSUMIDOR' | 'FINANCEIRO' | undefined
  onOpen: (conversa: number | undefined) => void
}

/** /chat: the conversations at the left, the open one at the right; on the phone one after the other. */
export function Chat({ conversa, mensagem, os, posto, com, onOpen }: Props) {
  const [nova, setNova] = useState(false)
  const doPosto = useUser()?.posto?.nomeFantasia
  const { data: naoLidas } = useQuery(naoLidasQuery)
  useOlhar(conversa)
  const pedida = os !== undefined || posto !== undefined || com !== undefined
  const close = () => {
    setNova(false)
    if (pedida) onOpen(conversa)
  }
  const open = (id: number) => {
    setNova(false)
    onOpen(id)
  }
  return (
    <Page
      title="Conversas"
      subtitle={[doPosto, naoLidas?.total ? formatCount(naoLidas.total, 'não lida', 'não lidas') : undefined]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          <Avisos />
          <Button small look="tonal" icon={IconMessagePlus} iconOnPhone onClick={() => setNova(true)}>
            Nova conversa
          </Button>
        </>
      }
    >
      <div className={clsx(styles.chat, conversa !== undefined && styles.comConversa)}>
        <Lista aberta={conversa} mensagem={mensagem} />
        {conversa === undefined ? (
          <div className={styles.nenhuma}>
            <Icon of={IconMessages} />
            <p>Escolha uma conversa.</p>
          </div>
        ) : (
          <ConversaAberta key={conversa} id={conversa} mensagem={mensagem} />
        )}
      </div>
      {(nova || pedida) && <NovaConversa os={os} postoId={posto} com={com} onClose={close} onOpen={open} />}
    </Page>
  )
}
