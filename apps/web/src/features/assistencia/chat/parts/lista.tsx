import styles from './chat.module.css'
import { IconMessages, IconPaperclip, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { Conversa, MostrarConversas } from '@app/contract/assistencia/chat'
import { useUnsent } from '../../../../platform/drafts/unsent.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { achadosQuery, conversasQuery, naoLidasQuery, SHORTEST_BUSCA } from '../api.ts'
import { quemDigita, usePresenca } from '../presenca.ts'
import { comQuem, iniciaisDe, quando, sobreQue } from '../words.ts'
import { Marca } from './bolha.tsx'
import { fotoDe } from './foto.ts'

const MOSTRAR: readonly [MostrarConversas, string][] = [
  ['TODAS', 'Todas'],
  ['NAO_LIDAS', 'Não lidas'],
  ['DE_OS', 'De OS'],
]
/** A post talks to its consumers, too. */
const COM_CONSUMIDORES: typeof MOSTRAR = [...MOSTRAR, ['CONSUMIDORES', 'Consumidores']]

type ItemProps = {
  conversa: Conversa
  aberta: boolean
  texto: string
  em: string
  arquivo?: boolean
  /** One's own side wrote it last: how far it has got. */
  marca?: boolean
  /** The number of a message that was found. */
  mensagem?: number
}

function Item({ conversa, aberta, texto, em, arquivo = false, marca = false, mensagem }: ItemProps) {
  const { id, naoLidas, mencionada } = conversa
  const rascunho = useUnsent(String(id))
  const digita = quemDigita(usePresenca().digitam.get(id))
  return (
    <li>
      <Link
        to="/chat"
        search={{ conversa: id, ...(mensagem !== undefined && { mensagem }) }}
        className={clsx(styles.item, naoLidas > 0 && styles.nova)}
        resetScroll={false}
        aria-current={aberta ? 'true' : undefined}
      >
        <span className={clsx('foto', fotoDe(conversa))} aria-hidden="true">
          {iniciaisDe(conversa)}
        </span>
        <span className={styles.corpo}>
          <span className={styles.linha}>
            <b className="corta">{comQuem(conversa)}</b>
            <time className="num xs">{quando(em)}</time>
          </span>
          <span className="corta num xs t2">{sobreQue(conversa)}</span>
          <span className={styles.linha}>
            {digita ? (
              <span className={clsx('corta', styles.ultima, styles.digita)}>{`${digita}…`}</span>
            ) : rascunho !== '' && !aberta ? (
              <span className={clsx('corta', styles.ultima)}>
                <span className={styles.rascunho}>Rascunho:</span> {rascunho}
              </span>
            ) : (
              <span className={clsx('corta', styles.ultima)}>
                {marca && <Marca numero={conversa.ultimoNumero} outroLado={conversa.outroLado} />}
                {arquivo && <Icon of={IconPaperclip} size="p" />}
                {texto}
              </span>
            )}
            {naoLidas > 0 && (
              <span className="conta-f">
                <span aria-hidden="true">{`${mencionada ? '@' : ''}${formatInteger(naoLidas)}`}</span>
                <span className="so-leitor">
                  {formatCount(naoLidas, 'não lida', 'não lidas')}
                  {mencionada && ', você foi mencionado'}
                </span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

const ultimaOf = ({ ultima, lado }: Conversa) => ({
  marca: ultima !== null && ultima.doPosto === (lado === 'POSTO'),
  texto: ultima ? ultima.texto || ultima.arquivo || 'Mensagem apagada' : '',
  arquivo: ultima !== null && ultima.texto === '' && ultima.arquivo !== null,
})

type ConversasProps = { mostrar: MostrarConversas; q?: string; aberta: number | undefined; none: ReactNode }

function Conversas({ mostrar, q, aberta, none }: ConversasProps) {
  const query = useInfiniteQuery(conversasQuery(mostrar, q))
  const { data, error, hasNextPage, isFetchingNextPage } = query
  useRefresh(['chat', 'conversas'], 'chat')
  if (error && !data)
    return <LoadFailure error={error} onRetry={() => void query.refetch()} busy={query.isFetching} />
  if (data?.pages[0]?.totalElements === 0) return none
  // One that moved up between two answers is in both.
  const conversas = new Map(
    data?.pages.flatMap(({ content }) => content.map((conversa) => [conversa.id, conversa] as const)),
  )
  return (
    <ul aria-label="Conversas" aria-busy={!data}>
      {[...conversas.values()].map((conversa) => (
        <Item
          key={conversa.id}
          conversa={conversa}
          aberta={conversa.id === aberta}
          em={conversa.ultimaEm}
          {...ultimaOf(conversa)}
        />
      ))}
      {hasNextPage && (
        <li className={styles.mais}>
          <Button small disabled={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Mostrar mais conversas
          </Button>
        </li>
      )}
    </ul>
  )
}

type AchadosProps = { q: string; aberta: number | undefined; mensagem: number | undefined }

/** What was found: conversations by their name, then messages by their words. */
function Achados({ q, aberta, mensagem }: AchadosProps) {
  const query = useQuery(achadosQuery(q))
  if (query.error && !query.data)
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
  return (
    <div className={styles.achados}>
      <Conversas mostrar="TODAS" q={q} aberta={mensagem === undefined ? aberta : undefined} none={null} />
      <h2 className="sm t2">Mensagens</h2>
      {query.data?.length === 0 ? (
        <EmptyState icon={IconSearch} hint="Nenhuma mensagem com estas palavras." />
      ) : (
        <ul aria-label="Mensagens encontradas" aria-busy={!query.data}>
          {query.data?.map((achado) => (
            <Item
              key={achado.mensagem.id}
              conversa={achado.conversa}
              aberta={achado.conversa.id === aberta && achado.mensagem.numero === mensagem}
              em={achado.mensagem.criadoEm}
              texto={achado.mensagem.texto}
              mensagem={achado.mensagem.numero}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

const nenhuma = (mostrar: MostrarConversas) => (
  <EmptyState
    icon={IconMessages}
    hint={
      mostrar === 'CONSUMIDORES'
        ? 'O que um consumidor escrever sobre a OS dele aparece aqui.'
        : 'Comece uma com “Nova conversa”.'
    }
  />
)

type Props = { aberta: number | undefined; mensagem: number | undefined }

/** The conversations of this person, or what is found in them. */
export function Lista({ aberta, mensagem }: Props) {
  const [mostrar, setMostrar] = useState<MostrarConversas>('TODAS')
  const [busca, setBusca] = useState('')
  const doPosto = Boolean(useUser()?.posto)
  const naoLidas = useQuery({ ...naoLidasQuery, select: ({ conversas }) => conversas.length }).data ?? 0
  const q = useDeferredValue(busca.trim())
  return (
    <section className={styles.lista} aria-label="Lista de conversas">
      <div className={styles.listaCab}>
        <TextField
          label="Buscar nas conversas"
          hideLabel
          small
          placeholder="Buscar nas conversas"
          value={busca}
          onChange={setBusca}
          maxLength={100}
        />
        <div className={styles.segmentos} role="group" aria-label="Mostrar">
          {(doPosto ? COM_CONSUMIDORES : MOSTRAR).map(([valor, rotulo]) => (
            <button
              key={valor}
              type="button"
              aria-pressed={mostrar === valor}
              onClick={() => setMostrar(valor)}
            >
              {rotulo}
              {valor === 'NAO_LIDAS' && naoLidas > 0 && (
                <span className="num">{formatInteger(naoLidas)}</span>
              )}
            </button>
          ))}
        </div>
      </div>
      {q.length >= SHORTEST_BUSCA ? (
        <Achados q={q} aberta={aberta} mensagem={mensagem} />
      ) : (
        <Conversas mostrar={mostrar} aberta={aberta} none={nenhuma(mostrar)} />
      )}
    </section>
  )
}
