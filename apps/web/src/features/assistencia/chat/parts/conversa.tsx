import styles from './chat.module.css'
import { IconChevronLeft, IconHeadset, IconPrinter, IconSearch, IconWifiOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { CONVERSA_ENCERRADA_LABELS } from '@app/contract/assistencia/chat'
import type { Conversa, Mensagem } from '@app/contract/assistencia/chat'
import { useLiveStatus, useRefresh } from '../../../../platform/http/live.ts'
import { keepUnsent, unsentOf } from '../../../../platform/drafts/unsent.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatTime } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { type Aberta, abertaKey, abertaQuery, markConversa, naoLidasQuery } from '../api.ts'
import { onArrived, sendWaiting, useFila } from '../fila.ts'
import { quemEsta, usePresenca } from '../presenca.ts'
import { useSemConexao } from '../use-sem-conexao.ts'
import { useTeclado } from '../use-teclado.ts'
import { comQuem, iniciaisDe, sobreQue } from '../words.ts'
import { fotoDe } from './foto.ts'
import { OsDaConversa } from './os-da-conversa.tsx'
import { Write } from './write.tsx'
import { Mensagens } from './mensagens.tsx'
import { Procura } from './procura.tsx'
import { Trecho } from './trecho.tsx'

/** A message counts as read when it is shown on a visible screen. */
function useRead(aberta: Aberta, shown: boolean) {
  const client = useQueryClient()
  const { id, ultimoNumero, lidaAte } = aberta.conversa
  useEffect(() => {
    const read = () => {
      if (!shown || document.visibilityState !== 'visible' || lidaAte >= ultimoNumero) return
      markConversa(id, 'lida', ultimoNumero).then(
        (naoLidas) => client.setQueryData(naoLidasQuery.queryKey, naoLidas),
        // The next showing or message tries again.
        () => undefined,
      )
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [client, id, ultimoNumero, lidaAte, shown])
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

type Props = {
  id: number
  /** The message that was looked for. */
  mensagem: number | undefined
}

function Carregada({ aberta, mensagem }: { aberta: Aberta; mensagem: number | undefined }) {
  const { conversa, mensagens } = aberta
  const [cita, setCita] = useState<Mensagem | null>(null)
  const [procura, setProcura] = useState(false)
  // A field that is made anew reads what it was given.
  const [campo, setCampo] = useState(0)
  const rewrite = (texto: string) => {
    const key = String(conversa.id)
    keepUnsent(key, [unsentOf(key), texto].filter(Boolean).join('\n'))
    setCampo((before) => before + 1)
  }
  const aoVivo = useLiveStatus() === 'ao vivo'
  const caiu = useSemConexao()
  const esperam = useFila().filter(({ recusada }) => recusada === undefined).length
  const chama = useCan('CHAMADO_VER')
  const router = useRouter()
  const visivel = useTeclado<HTMLElement>()
  // One that the page does not have yet is shown among its own neighbours.
  const longe = mensagem !== undefined && mensagem < (mensagens[0]?.numero ?? 1)
  useRead(aberta, !longe)
  // The router would put the messages back to where the others were.
  const goTo = (numero?: number) =>
    void router.navigate({
      to: '/chat',
      search: { conversa: conversa.id, ...(numero !== undefined && { mensagem: numero }) },
      resetScroll: false,
    })
  const goToEnd = () => goTo()
  useEffect(() => {
    if (aoVivo) void sendWaiting()
  }, [aoVivo])
  return (
    <section
      ref={visivel}
      className={styles.conversa}
      aria-label={`Conversa com ${comQuem(conversa)}, ${sobreQue(conversa)}`}
    >
      <header className={styles.cabeca}>
        <ButtonLink small look="quiet" to="/chat" icon={IconChevronLeft} iconOnly className="so-telefone">
          Voltar às conversas
        </ButtonLink>
        <span className={clsx('foto', fotoDe(conversa))} aria-hidden="true">
          {iniciaisDe(conversa)}
        </span>
        <div className={styles.corpo}>
          <h2 className="corta">{comQuem(conversa)}</h2>
          <Presentes conversa={conversa} />
        </div>
        <Button
          small
          look="quiet"
          icon={IconSearch}
          iconOnly
          aria-expanded={procura}
          onClick={() => setProcura(!procura)}
        >
          Procurar nesta conversa
        </Button>
        <Button small look="quiet" icon={IconPrinter} iconOnly className="so-mesa" onClick={() => print()}>
          Imprimir conversa
        </Button>
        {chama && (
          <ButtonLink small iconOnPhone to={`/chamado/novo?conversa=${conversa.id}`} icon={IconHeadset}>
            Abrir chamado
          </ButtonLink>
        )}
      </header>
      {procura && (
        <Procura conversa={conversa.id} mensagem={mensagem} onShow={goTo} onClose={() => setProcura(false)} />
      )}
      {conversa.ordemServico && <OsDaConversa {...conversa.ordemServico} />}
      {longe ? (
        <Trecho key={mensagem} aberta={aberta} alvo={mensagem} onCite={setCita} onEnd={goToEnd} />
      ) : (
        <Mensagens aberta={aberta} alvo={mensagem} onCite={setCita} onRewrite={rewrite} />
      )}
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
        <Write
          key={campo}
          conversa={conversa}
          cita={cita}
          onCited={() => setCita(null)}
          onSent={() => {
            // What was just written stands at the end.
            if (longe) goToEnd()
          }}
        />
      )}
    </section>
  )
}

/** A conversation: its messages, live, and the field to write. */
export function ConversaAberta({ id, mensagem }: Props) {
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
  if (query.data) return <Carregada aberta={query.data} mensagem={mensagem} />
  return (
    <section className={styles.conversa} aria-label="Conversa">
      <LoadingCard query={query} fields={4} label="Conversa" />
    </section>
  )
}
