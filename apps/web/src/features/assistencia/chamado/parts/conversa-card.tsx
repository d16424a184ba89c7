import styles from './chamado.module.css'
import type { Chamado } from '@app/contract/assistencia/chamado'
import { IconLock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'

/** The messages, oldest first, and below them this person's possible acts. */
export const ConversaCard = ({ chamado, children }: { chamado: Chamado; children: ReactNode }) => (
  <section className="cartao" aria-label="Conversa">
    <header>
      <h2>Conversa</h2>
    </header>
    <div className="corpo pilha">
      <ol className={styles.mensagens}>
        {chamado.mensagens.map(({ id, autor, doPosto, interna, texto, criadoEm }) => (
          <li key={id} className={clsx(styles.mensagem, interna && styles.interna)}>
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
            <p>{texto}</p>
          </li>
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
