import styles from './chat.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Mensagem } from '@app/contract/assistencia/chat'
import { formatDay } from '../../../../platform/text/format.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { type Aberta, trechoQuery } from '../api.ts'
import { Linhas } from './mensagens.tsx'

type Props = {
  aberta: Aberta
  alvo: number
  onCite: (mensagem: Mensagem) => void
  onEnd: () => void
}

/** A message from long ago, among those before and after it; the newest ones are a touch away. */
export function Trecho({ aberta, alvo, onCite, onEnd }: Props) {
  const { conversa, adianta } = aberta
  const query = useInfiniteQuery(trechoQuery(conversa.id, alvo))
  const { data, hasPreviousPage, hasNextPage, isFetching } = query
  if (!data) return <LoadingCard query={query} fields={4} label="Mensagens" />
  const mensagens = data.pages.flatMap((page) => page.mensagens)
  const achada = mensagens.find(({ numero }) => numero === alvo)
  return (
    <>
      <div className={styles.rola} role="log" aria-label="Mensagens da conversa">
        <ol className={styles.msgs}>
          {hasPreviousPage && (
            <li className={styles.mais}>
              <Button small disabled={isFetching} onClick={() => void query.fetchPreviousPage()}>
                Mostrar mais antigas
              </Button>
            </li>
          )}
          <Linhas conversa={conversa} mensagens={mensagens} adianta={adianta} alvo={alvo} onCite={onCite} />
          {hasNextPage && (
            <li className={styles.mais}>
              <Button small disabled={isFetching} onClick={() => void query.fetchNextPage()}>
                Mostrar mais novas
              </Button>
            </li>
          )}
        </ol>
      </div>
      <div className={styles.antes}>
        <span className="t2 sm">
          {achada ? `Mensagens de ${formatDay(achada.criadoEm)}` : 'Esta mensagem não existe.'}
        </span>
        <Button small onClick={onEnd}>
          Ir para as últimas
        </Button>
      </div>
    </>
  )
}
