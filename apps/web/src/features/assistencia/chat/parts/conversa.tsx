import styles from './chat.module.css'
import { IconChevronLeft, IconHeadset, IconWifiOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Fragment, useEffect, useState } from 'react'
import { CONVERSA_ENCERRADA_LABELS, MINUTOS_PARA_MUDAR } from '@app/contract/assistencia/chat'
import type { Conversa, Mensagem } from '@app/contract/assistencia/chat'
import { useLiveStatus, useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount, formatDay, formatTime, initials } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import {
  type Aberta,
  abertaKey,
  abertaQuery,
  deleteMensagem,
  editMensagem,
  markConversa,
  naoLidasQuery,
  useOlder,
} from '../api.ts'
import { discard, onArrived, sendWaiting, useFila } from '../fila.ts'
import { quemDigita, quemEsta, usePresenca } from '../presenca.ts'
import { useSemConexao } from '../use-sem-conexao.ts'
import { comQuem, sobreQue } from '../words.ts'
import { Bolha, Espera } from './bolha.tsx'
import { fotoDe } from './foto.ts'
import { OsDaConversa } from './os-da-conversa.tsx'
import { Escrever } from './escrever.tsx'

const LABEL = 'Mensagem'

function EditDialog({ id, mensagem, onClose }: { id: number; mensagem: Mensagem; onClose: () => void }) {
  const client = useQueryClient()
  const [texto, setTexto] = useState(mensagem.texto)
  const { busy, run } = useTask(async () => {
    try {
      await editMensagem(id, mensagem.numero, texto.trim())
      await client.invalidateQueries({ queryKey: abertaKey(id) })
      onClose()
    } catch (error) {
      tellFailure(error)
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Corrigir mensagem"
      act={{ label: 'Corrigir', run, busy, disabled: texto.trim() === '' }}
    >
      <TextAreaField label={LABEL} required maxLength={4000} value={texto} onChange={setTexto} />
    </Dialog>
  )
}

/** By the server's clock, for the device's may be wrong. */
const isYoung = ({ criadoEm }: Mensagem, { adianta }: Aberta) =>
  Date.now() - adianta - Date.parse(criadoEm) < MINUTOS_PARA_MUDAR * 60_000

/** A message counts as read when it is shown on a visible screen. */
function useRead(aberta: Aberta) {
  const client = useQueryClient()
  const { id, ultimoNumero, lidaAte } = aberta.conversa
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible' || lidaAte >= ultimoNumero) return
      markConversa(id, 'lida', ultimoNumero).then(
        (naoLidas) => client.setQueryData(naoLidasQuery.queryKey, naoLidas),
        // The next showing or message tries again.
        () => undefined,
      )
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [client, id, ultimoNumero, lidaAte])
}

function Mensagens({ aberta, onCite }: { aberta: Aberta; onCite: (mensagem: Mensagem) => void }) {
  const { conversa, mensagens, antigas } = aberta
  const client = useQueryClient()
  const user = useUser()
  const fila = useFila().filter((one) => one.conversa === conversa.id)
  const [editada, setEditada] = useState<Mensagem | null>(null)
  const [apagada, setApagada] = useState<Mensagem | null>(null)
  // The mark at opening, so that the line of unread messages stays in place while reading.
  const [lidaAte] = useState(conversa.lidaAte)
  const novas = mensagens.filter(({ numero, autor }) => numero > lidaAte && autor.id !== user?.id)
  const older = useOlder(conversa.id)
  const { busy, run } = useTask(() => older().catch(tellFailure))
  const remove = async () => {
    if (!apagada) return
    try {
      await deleteMensagem(conversa.id, apagada.numero)
      await client.invalidateQueries({ queryKey: abertaKey(conversa.id) })
    } catch (error) {
      tellFailure(error)
    }
    setApagada(null)
  }
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
        {mensagens.map((mensagem, at) => {
          const before = mensagens[at - 1]
          const dia = formatDay(mensagem.criadoEm)
          return (
            <Fragment key={mensagem.numero}>
              {(!before || formatDay(before.criadoEm) !== dia) && (
                <li className={styles.dia}>
                  <span>{dia === formatDay(new Date()) ? 'Hoje' : dia}</span>
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
                muda={mensagem.autor.id === user?.id && isYoung(mensagem, aberta)}
                onCite={() => onCite(mensagem)}
                onEdit={() => setEditada(mensagem)}
                onDelete={() => setApagada(mensagem)}
              />
            </Fragment>
          )
        })}
        {fila.map((one) => (
          <Espera key={one.dispositivo} mensagem={one} onDiscard={() => discard(one.dispositivo)} />
        ))}
      </ol>
      {editada && <EditDialog id={conversa.id} mensagem={editada} onClose={() => setEditada(null)} />}
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
    </div>
  )
}

/** Under the name: who of the other side is there, else what it is about. */
function Presentes({ conversa }: { conversa: Conversa }) {
  const { presentes } = usePresenca()
  if (presentes?.id !== conversa.id || presentes.total === 0)
    return <p className="sm t2 corta">{sobreQue(conversa)}</p>
  return (
    <p className={clsx('sm t2 corta', styles.presentes)}>
      <b>on-line</b> {quemEsta(presentes)}
    </p>
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

function Carregada({ aberta }: { aberta: Aberta }) {
  const { conversa } = aberta
  const [cita, setCita] = useState<Mensagem | null>(null)
  const aoVivo = useLiveStatus() === 'ao vivo'
  const caiu = useSemConexao()
  const esperam = useFila().length
  const chama = useCan('CHAMADO_VER')
  useRead(aberta)
  useEffect(() => {
    if (aoVivo) void sendWaiting()
  }, [aoVivo])
  return (
    <section
      className={styles.conversa}
      aria-label={`Conversa com ${comQuem(conversa)}, ${sobreQue(conversa)}`}
    >
      <header className={styles.cabeca}>
        <ButtonLink small look="quiet" to="/chat" icon={IconChevronLeft} iconOnly className="so-telefone">
          Voltar às conversas
        </ButtonLink>
        <span className={clsx('foto', fotoDe(conversa))} aria-hidden="true">
          {initials(comQuem(conversa))}
        </span>
        <div className={styles.corpo}>
          <h2 className="corta">{comQuem(conversa)}</h2>
          <Presentes conversa={conversa} />
        </div>
        {chama && (
          <ButtonLink small iconOnPhone to={`/chamado/novo?conversa=${conversa.id}`} icon={IconHeadset}>
            Abrir chamado
          </ButtonLink>
        )}
      </header>
      {conversa.ordemServico && <OsDaConversa {...conversa.ordemServico} />}
      <Mensagens aberta={aberta} onCite={setCita} />
      {caiu && (
        <Faixa
          tone="warning"
          icon={IconWifiOff}
          title={`Sem conexão desde ${formatTime(caiu)}.`}
          action={
            esperam > 0 && (
              <Button small onClick={() => void sendWaiting()}>
                Tentar agora
              </Button>
            )
          }
        >
          {esperam > 0
            ? `${formatCount(esperam, 'mensagem espera', 'mensagens esperam')}.`
            : 'O que você enviar espera e sai sozinho.'}
        </Faixa>
      )}
      {conversa.encerrada ? (
        <p className={styles.encerrada}>{CONVERSA_ENCERRADA_LABELS[conversa.encerrada]}</p>
      ) : (
        <Escrever conversa={conversa} cita={cita} onCited={() => setCita(null)} />
      )}
    </section>
  )
}

/** A conversation: its messages, live, and the field to write. */
export function ConversaAberta({ id }: { id: number }) {
  const client = useQueryClient()
  const query = useQuery(abertaQuery(client, id))
  useRefresh(abertaKey(id), 'chat', id)
  useEffect(
    () =>
      onArrived((conversa) => {
        if (conversa === id) void client.invalidateQueries({ queryKey: abertaKey(id) })
      }),
    [client, id],
  )
  if (query.data) return <Carregada aberta={query.data} />
  return (
    <section className={styles.conversa} aria-label="Conversa">
      <LoadingCard query={query} fields={4} label="Conversa" />
    </section>
  )
}
