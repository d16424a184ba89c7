import styles from './chat.module.css'
import { IconMessages, IconPaperclip, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { Conversa, MostrarConversas } from '@app/contract/assistencia/chat'
import { useUser } from '../../../../platform/session/session-store.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatCount, formatInteger, initials } from '../../../../platform/text/format.ts'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { achadosQuery, conversasQuery } from '../api.ts'
import { quemDigita, usePresenca } from '../presenca.ts'
import { useRascunho } from '../rascunhos.ts'
import { comQuem, quando, sobreQue } from '../words.ts'
import { fotoDe } from './foto.ts'

const MOSTRAR: readonly [MostrarConversas, string][] = [
  ['TODAS', 'Todas'],
  ['NAO_LIDAS', 'Não lidas'],
  ['DE_OS', 'De OS'],
]
/** A post talks to its consumers, too. */
const COM_CONSUMIDORES: typeof MOSTRAR = [...MOSTRAR, ['CONSUMIDORES', 'Consumidores']]

const SHORTEST = 2

type ItemProps = { conversa: Conversa; aberta: boolean; texto: string; arquivo?: boolean; em: string }

function Item({ conversa, aberta, texto, arquivo = false, em }: ItemProps) {
  const { id, naoLidas, mencionada } = conversa
  const rascunho = useRascunho(id)
  const digita = quemDigita(usePresenca().digitam.get(id))
  return (
    <li>
      <Link
        to="/chat"
        search={{ conversa: id }}
        className={clsx(styles.item, naoLidas > 0 && styles.nova)}
        aria-current={aberta ? 'true' : undefined}
      >
        <span className={clsx('foto', fotoDe(conversa))} aria-hidden="true">
          {initials(comQuem(conversa))}
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

const ultimaOf = ({ ultima }: Conversa) => ({
  texto: ultima ? ultima.texto || ultima.arquivo || 'Mensagem apagada' : '',
  arquivo: ultima !== null && ultima.texto === '' && ultima.arquivo !== null,
})

function Conversas({ mostrar, aberta }: { mostrar: MostrarConversas; aberta: number | undefined }) {
  const query = useQuery(conversasQuery(mostrar))
  useRefresh(['chat', 'conversas'], 'chat')
  if (query.error && !query.data)
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
  if (query.data?.content.length === 0)
    return (
      <EmptyState
        icon={IconMessages}
        hint={
          mostrar === 'CONSUMIDORES'
            ? 'O que um consumidor escrever sobre a OS dele aparece aqui.'
            : 'Comece uma com “Nova conversa”.'
        }
      />
    )
  return (
    <ul aria-label="Conversas" aria-busy={!query.data}>
      {query.data?.content.map((conversa) => (
        <Item
          key={conversa.id}
          conversa={conversa}
          aberta={conversa.id === aberta}
          em={conversa.ultimaEm}
          {...ultimaOf(conversa)}
        />
      ))}
    </ul>
  )
}

function Achados({ q, aberta }: { q: string; aberta: number | undefined }) {
  const query = useQuery(achadosQuery(q))
  if (query.error && !query.data)
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
  if (query.data?.length === 0)
    return <EmptyState icon={IconSearch} hint="Nenhuma mensagem com estas palavras." />
  return (
    <ul aria-label="Mensagens encontradas" aria-busy={!query.data}>
      {query.data?.map(({ conversa, mensagem }) => (
        <Item
          key={mensagem.id}
          conversa={conversa}
          aberta={conversa.id === aberta}
          em={mensagem.criadoEm}
          texto={mensagem.texto}
        />
      ))}
    </ul>
  )
}

/** The conversations of this person, or what is found in them. */
export function Lista({ aberta }: { aberta: number | undefined }) {
  const [mostrar, setMostrar] = useState<MostrarConversas>('TODAS')
  const [busca, setBusca] = useState('')
  const doPosto = Boolean(useUser()?.posto)
  const q = busca.trim()
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
            </button>
          ))}
        </div>
      </div>
      {q.length >= SHORTEST ? (
        <Achados q={q} aberta={aberta} />
      ) : (
        <Conversas mostrar={mostrar} aberta={aberta} />
      )}
    </section>
  )
}
