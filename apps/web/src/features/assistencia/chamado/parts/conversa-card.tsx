import styles from './chamado.module.css'
import type { Chamado, ChamadoMensagem } from '@app/contract/assistencia/chamado'
import { IconDownload, IconFileText, IconLock, IconMessages } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { download } from '../../../../platform/http/download.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatInteger, formatDateTime } from '../../../../platform/text/format.ts'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { Icon } from '../../../../ui/page/icon.tsx'

const Arquivos = ({ arquivos }: Pick<ChamadoMensagem, 'arquivos'>) =>
  arquivos.map(({ id, filename }) => (
    <button
      key={id}
      type="button"
      className={styles.arquivo}
      onClick={() => void download(`/chamado/arquivo/${id}`, filename).catch(tellFailure)}
    >
      <Icon of={IconFileText} />
      <span className="corta">{filename}</span>
      <Icon of={IconDownload} size="p" />
    </button>
  ))

const Mensagem = ({ autor, doPosto, interna, daConversa, texto, arquivos, criadoEm }: ChamadoMensagem) => (
  <li className={clsx(styles.mensagem, interna && styles.interna, daConversa && styles.copiada)}>
    <div className="linha entre">
      <span>
        <b>{autor ?? 'Sistema'}</b> {doPosto && <span className="t2">posto</span>}
      </span>
      <time className="num t2 sm" dateTime={criadoEm}>
        {formatDateTime(criadoEm)}
      </time>
    </div>
    {interna && (
      <span className={styles.selo}>
        <Icon of={IconLock} size="p" />
        Nota interna: o posto não vê
      </span>
    )}
    {texto && <p>{texto}</p>}
    <Arquivos arquivos={arquivos} />
  </li>
)

/** Where the ticket comes from; a person of the conversation can go back to it. */
function Origem({ conversa, copiadas }: { conversa: number; copiadas: number }) {
  const talks = useCan('CHAT_USAR')
  const words =
    copiadas === 0
      ? 'a conversa'
      : copiadas === 1
        ? 'a última mensagem'
        : `as ${formatInteger(copiadas)} últimas mensagens`
  return (
    <p className={clsx('sm t2', styles.origem)}>
      <Icon of={IconMessages} size="p" />
      <span>
        Aberto de uma conversa, com{' '}
        {talks ? (
          <Link className="link" to="/chat" search={{ conversa }}>
            {words}
          </Link>
        ) : (
          words
        )}
      </span>
    </p>
  )
}

/** The messages, oldest first, and below them this person's possible acts. */
export const ConversaCard = ({ chamado, children }: { chamado: Chamado; children?: ReactNode }) => (
  <section className="cartao" aria-label="Conversa">
    <header>
      <h2>Conversa</h2>
    </header>
    <div className="corpo pilha">
      {chamado.conversa !== null && (
        <Origem
          conversa={chamado.conversa}
          copiadas={chamado.mensagens.filter(({ daConversa }) => daConversa).length}
        />
      )}
      <ol className={styles.mensagens}>
        {chamado.mensagens.map((mensagem) => (
          <Mensagem key={mensagem.id} {...mensagem} />
        ))}
      </ol>
      {chamado.motivo && (
        <div>
          <b>Por que não foi atendido</b>
          <p className={styles.motivo}>{chamado.motivo}</p>
        </div>
      )}
      {children}
    </div>
  </section>
)
