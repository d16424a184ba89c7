import {
  FILTROS_NOTIFICACAO,
  type FiltroNotificacao,
  type Notificacao,
  type NotificacaoTipo,
  tipoDe,
} from '@app/contract/casca/notificacao'
import {
  IconAlertTriangle,
  IconAt,
  IconBellOff,
  IconCalendarX,
  IconFileImport,
  IconFileInvoice,
  IconHeadset,
  IconInbox,
  IconMailDown,
  IconPackageOff,
  IconCircleX,
  IconTruckDelivery,
  IconUserCheck,
  IconZoomExclamation,
  type TablerIcon,
} from '@tabler/icons-react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type MouseEvent, useState } from 'react'
import { formatCount, formatDay, formatTime } from '../../../../platform/text/format.ts'
import { isoDay, today, toWallClock } from '../../../../platform/text/time.ts'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { notificacoesQuery, readNotificacoes } from '../api.ts'
import styles from './notificacao.module.css'

const LOOK: Record<NotificacaoTipo, { icon: TablerIcon; tom: string | undefined }> = {
  PEDIDO_ATRASADO: { icon: IconAlertTriangle, tom: styles['atraso'] },
  PEDIDO_CONCLUIDO: { icon: IconInbox, tom: styles['neutro'] },
  PEDIDO_EXPEDIDO: { icon: IconTruckDelivery, tom: styles['neutro'] },
  PEDIDO_CANCELADO: { icon: IconCircleX, tom: styles['atencao'] },
  PEDIDO_ENTREGUE: { icon: IconUserCheck, tom: styles['info'] },
  NOTA_ESPERA: { icon: IconFileInvoice, tom: styles['atencao'] },
  NOTA_CHEGOU: { icon: IconMailDown, tom: styles['neutro'] },
  NOTA_DIVERGENTE: { icon: IconPackageOff, tom: styles['atencao'] },
  INSPECAO_ESPERA: { icon: IconZoomExclamation, tom: styles['atencao'] },
  LOTE_VENCE: { icon: IconCalendarX, tom: styles['atencao'] },
  MENCAO: { icon: IconAt, tom: styles['info'] },
  CHAMADO: { icon: IconHeadset, tom: styles['info'] },
  IMPORTACAO: { icon: IconFileImport, tom: styles['sucesso'] },
}

const FILTRO_LABELS: Record<FiltroNotificacao, string> = {
  todos: 'Todos',
  naoLidos: 'Não lidos',
  mencoes: 'Menções',
}

const dayOf = (instant: string) => isoDay(toWallClock(new Date(instant)))

const headingOf = (day: string): string => {
  const yesterday = dayOf(new Date(Date.now() - 86_400_000).toISOString())
  if (day === today()) return 'Hoje'
  return day === yesterday ? 'Ontem' : formatDay(day)
}

const wordsOf = ({ tipo, rotulo, quantos }: Notificacao): string => {
  const { varios } = tipoDe(tipo)
  return varios && quantos > 1
    ? `${rotulo}, e mais ${formatCount(quantos - 1, varios.um, varios.muitos)}`
    : rotulo
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)

function Linha({ aviso, onLeave }: { aviso: Notificacao; onLeave: (() => void) | undefined }) {
  const router = useRouter()
  const { icon, tom } = LOOK[aviso.tipo]
  const { id, lida, link, titulo, em } = aviso
  return (
    <li>
      <a
        href={link}
        className={clsx(styles['linha'], !lida && styles['nova'])}
        onClick={(event) => {
          if (!lida) void readNotificacoes([id]).catch(() => undefined)
          if (!isPlain(event)) return
          event.preventDefault()
          onLeave?.()
          void router.navigate({ href: link })
        }}
      >
        <span className={clsx(styles['disco'], tom)}>
          <Icon of={icon} />
        </span>
        <span className={styles['texto']}>
          <b>{titulo}</b>
          <span>{wordsOf(aviso)}</span>
        </span>
        <span className={styles['hora']}>
          <time className="num" dateTime={em}>
            {formatTime(em)}
          </time>
          {!lida && (
            <i className={styles['ponto']}>
              <span className="so-leitor">não lido</span>
            </i>
          )}
        </span>
      </a>
    </li>
  )
}

/** The own notices by day, with the tabs above; `onLeave` runs when one leads to its record. */
export function Lista({ onLeave }: { onLeave?: () => void }) {
  const [filtro, setFiltro] = useState<FiltroNotificacao>('todos')
  const client = useQueryClient()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificacoesQuery(filtro),
  )
  const avisos = data?.pages.flatMap(({ notificacoes }) => notificacoes)
  const days = [...new Set(avisos?.map(({ em }) => dayOf(em)))]
  const naoLidas = data?.pages[0]?.naoLidas ?? 0
  const readAll = async () => {
    await readNotificacoes()
    await client.invalidateQueries({ queryKey: ['notificacao'] })
  }
  return (
    <>
      <div className={styles['abas']} role="group" aria-label="Mostrar">
        {FILTROS_NOTIFICACAO.map((one) => (
          <button key={one} type="button" aria-pressed={one === filtro} onClick={() => setFiltro(one)}>
            {FILTRO_LABELS[one]}
            {one === 'naoLidos' && naoLidas > 0 && <span className="num">{naoLidas}</span>}
          </button>
        ))}
        <Button
          small
          look="quiet"
          className={styles['todos']}
          disabled={naoLidas === 0}
          onClick={() => void readAll().catch(() => undefined)}
        >
          Ler todos
        </Button>
      </div>
      <div className={styles['corre']} aria-busy={!data && !error}>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {avisos?.length === 0 && (
          <div className="vazio" aria-live="polite">
            <Icon of={IconBellOff} />
            <p>{filtro === 'todos' ? 'Nenhum aviso até agora.' : 'Nenhum aviso aqui.'}</p>
          </div>
        )}
        {days.map((day) => (
          <section key={day} aria-label={headingOf(day)}>
            <h2 className={styles['dia']}>{headingOf(day)}</h2>
            <ul>
              {avisos
                ?.filter(({ em }) => dayOf(em) === day)
                .map((aviso) => (
                  <Linha key={aviso.id} aviso={aviso} onLeave={onLeave} />
                ))}
            </ul>
          </section>
        ))}
        {hasNextPage && (
          <div className={styles['mais']}>
            <Button small disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Mais antigos
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
