import { ARQUIVOS_MB, type Fala, MOST_ARQUIVOS } from '@app/contract/assistencia/chat'
import { IconPencil, IconSend, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { keepUnsent, unsentOf } from '../../../../platform/drafts/unsent.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatMoment } from '../../../../platform/text/format.ts'
import { randomUuid } from '../../../../platform/text/random-id.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Attach, AnexosEscolhidos } from '../../../../ui/media/anexos.tsx'
import { useAnexos } from '../../../../ui/media/use-anexos.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { ArquivoDito, CorrectDialog } from '../../chat/index.ts'
import {
  arquivoPath,
  changeFala,
  falasQuery,
  markFalasLidas,
  minhasQuery,
  removeFala,
  writeFala,
} from '../api.ts'
import styles from '../parts/conversa.module.css'

/** As long as the field of the order's own page. */
const MAXIMO = 1000

/** For five minutes an own message may be corrected or deleted. */
function Atos({ osId, fala }: { osId: number; fala: Fala }) {
  const client = useQueryClient()
  const [ato, setAto] = useState<'corrigir' | 'apagar' | null>(null)
  const correct = async (texto: string) => {
    client.setQueryData(falasQuery(osId).queryKey, await changeFala(osId, fala.numero, texto))
  }
  const remove = async () => {
    try {
      client.setQueryData(falasQuery(osId).queryKey, await removeFala(osId, fala.numero))
    } catch (error) {
      tellFailure(error)
    }
    setAto(null)
  }
  return (
    <span className={styles.atos}>
      <Button small look="quiet" icon={IconPencil} iconOnly onClick={() => setAto('corrigir')}>
        Corrigir mensagem
      </Button>
      <Button small look="quiet" icon={IconTrash} iconOnly onClick={() => setAto('apagar')}>
        Apagar mensagem
      </Button>
      {ato === 'corrigir' && (
        <CorrectDialog
          texto={fala.texto}
          maxLength={MAXIMO}
          onCorrect={correct}
          onClose={() => setAto(null)}
        />
      )}
      <ConfirmDialog
        opened={ato === 'apagar'}
        title="Apagar mensagem"
        confirmLabel="Apagar mensagem"
        danger
        onConfirm={remove}
        onCancel={() => setAto(null)}
      >
        O texto e os arquivos somem para você e para o posto; fica a marca de que a mensagem foi apagada.
      </ConfirmDialog>
    </span>
  )
}

type FalaProps = { osId: number; fala: Fala; posto: string; lida: boolean }

const Mensagem = ({ osId, fala, posto, lida }: FalaProps) => (
  <li className={clsx(styles.fala, fala.de === 'CLIENTE' && styles.minha)}>
    {fala.apagada ? <p className="t2">Mensagem apagada</p> : fala.texto && <p>{fala.texto}</p>}
    {fala.arquivos.map((arquivo) => (
      <ArquivoDito key={arquivo.id} arquivo={arquivo} path={arquivoPath(osId, arquivo)} />
    ))}
    <small className="t2">
      {fala.de === 'CLIENTE' ? 'você' : [fala.por, posto].filter(Boolean).join(', ')},{' '}
      <time className="num" dateTime={fala.em}>
        {formatMoment(fala.em)}
      </time>
      {fala.editada && !fala.apagada && ', corrigida'}
      {lida && ', lida pelo posto'}
    </small>
    {fala.muda && <Atos osId={osId} fala={fala} />}
  </li>
)

const unsentKey = (id: number) => `acompanhamento ${id}`

function Escrever({ id }: { id: number }) {
  const client = useQueryClient()
  const [texto, setTexto] = useState(() => unsentOf(unsentKey(id)))
  const write = (typed: string) => {
    setTexto(typed)
    keepUnsent(unsentKey(id), typed)
  }
  // The same until it has arrived, so that what is sent again is no second message.
  const [dispositivo, setDispositivo] = useState(randomUuid)
  const anexos = useAnexos({ most: MOST_ARQUIVOS, megabytes: ARQUIVOS_MB })
  const { busy, run } = useTask(async () => {
    if (texto.trim() === '' && anexos.files.length === 0) return
    try {
      const arquivos = await anexos.read()
      const falas = await writeFala(id, { dispositivo, texto: texto.trim(), arquivos })
      client.setQueryData(falasQuery(id).queryKey, falas)
      write('')
      anexos.clear()
      setDispositivo(randomUuid())
      await client.invalidateQueries(minhasQuery)
    } catch (error) {
      tellFailure(error)
    }
  })
  return (
    <form
      className={styles.escreve}
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      <AnexosEscolhidos anexos={anexos} />
      <div className={styles.campo}>
        <Attach anexos={anexos} />
        <div className={clsx('entrada', styles.entrada)}>
          <textarea
            rows={1}
            aria-label="Mensagem ao posto"
            placeholder="Escreva ao posto"
            maxLength={MAXIMO}
            value={texto}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        </div>
        <Button type="submit" look="filled" icon={IconSend} iconOnly disabled={busy} aria-busy={busy}>
          Enviar
        </Button>
      </div>
    </form>
  )
}

/** What was shown on a visible screen was read. */
function useRead(id: number, naoLidas: number) {
  const client = useQueryClient()
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible' || naoLidas === 0) return
      markFalasLidas(id).then(
        async (falas) => {
          client.setQueryData(falasQuery(id).queryKey, falas)
          await client.invalidateQueries(minhasQuery)
        },
        // The next showing or message tries again.
        () => undefined,
      )
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [client, id, naoLidas])
}

/** /acompanhamento?os=: the conversation with the post about one of the own orders. */
export function MinhaConversa({ id }: { id: number }) {
  const query = useQuery(falasQuery(id))
  const { data: minhas } = useQuery(minhasQuery)
  useRefresh(['acompanhamento'], 'acompanhamento')
  const os = minhas?.find((each) => each.id === id)
  const { data } = query
  useRead(id, data?.naoLidas ?? 0)
  const ultimaMinha = data?.falas.findLast(({ de }) => de === 'CLIENTE')?.numero
  return (
    <Page
      title={os?.posto ?? 'Fale com o posto'}
      subtitle={os && [os.relogio, `OS ${os.numero}`].filter(Boolean).join(' · ')}
      back="/acompanhamento"
    >
      {data ? (
        <section className={styles.conversa} aria-label="Conversa com o posto">
          <div className={styles.rola} role="log" aria-label="Mensagens">
            {data.falas.length === 0 && (
              <p className="t2">Pergunte o que quiser sobre este relógio. O posto responde aqui.</p>
            )}
            <ol className={styles.falas}>
              {data.falas.map((fala) => (
                <Mensagem
                  key={fala.numero}
                  osId={id}
                  fala={fala}
                  posto={os?.posto ?? 'posto'}
                  lida={fala.numero === ultimaMinha && fala.numero <= data.lidaPeloPosto}
                />
              ))}
            </ol>
          </div>
          <Escrever id={id} />
        </section>
      ) : (
        <LoadingCard query={query} fields={3} label="Conversa com o posto" />
      )}
    </Page>
  )
}
