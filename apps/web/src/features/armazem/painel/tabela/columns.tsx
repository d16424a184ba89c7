import { clsx } from 'clsx'
import styles from './tabela.module.css'
import { IconCalendarTime, IconCalendarX, IconCheck, IconTruckDelivery } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { Etapa, PedidoResumo } from '@app/contract/armazem/pedido'
import { delaySpoken, delayText } from '@app/rules/armazem/pedido'
import { formatDateTime, formatMoment } from '../../../../platform/text/format.ts'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { isRascunho, RascunhoBadge, SITUACAO_LOOK, shownStatus, SituacaoBadge } from '../../situacao/index.ts'

/** Where an order is opened. */
export const pedidoHref = (id: number): string => `/pedidos/edit/${id}`

/**
 * A short form of the stage behind a late status, because the long label and the delay do not fit one line (decisions
 * 7).
 */
const etapaWords = (etapa: Etapa) => (etapa === 'A_FATURAR' ? 'Conferido' : STATUS_LABELS[etapa])

type CellProps = { pedido: PedidoResumo; now: Date }

/** In narrow places the style sheet hides the last unit: '+ 2 h 05' (look.md). */
function Delay({ pedido, now }: CellProps) {
  if (!pedido.atrasadoDesde) return null
  const delay = now.getTime() - Date.parse(pedido.atrasadoDesde)
  const { texto, unidade } = delayText(delay)
  return (
    <span className={clsx(styles.atraso, 'num', SITUACAO_LOOK[pedido.status].className)}>
      <span aria-hidden="true">
        {texto}
        <span className={styles.un}>{unidade}</span>
      </span>
      <span className="so-leitor">{`, ${delaySpoken(delay)}`}</span>
    </span>
  )
}

const Situacao = (props: CellProps) => {
  const { pedido } = props
  const status = shownStatus(pedido)
  const late = pedido.atrasadoDesde !== null
  return (
    <span className="linha entre">
      <SituacaoBadge status={status}>
        <span className={styles.nomes}>
          <span>{STATUS_LABELS[status]}</span>
          {late && <small className="t3"> {etapaWords(pedido.etapa)}</small>}
        </span>
      </SituacaoBadge>
      {isRascunho(pedido) && <RascunhoBadge />}
      <Delay {...props} />
    </span>
  )
}

/** The pickup is past and the order is still here. */
export const isOverdue = (
  { dataExpedicao, dataHoraColeta }: { dataHoraColeta: string; dataExpedicao?: string | null },
  now: Date,
) => !dataExpedicao && Date.parse(dataHoraColeta) < now.getTime()

/** Words, icon and class of a dispatch, of a future pickup and of a missed one. */
const EXPEDICAO = {
  feita: ['Expedido em', IconTruckDelivery, styles.feita],
  prevista: ['Coleta prevista para', IconCalendarTime, undefined],
  vencida: ['Coleta vencida, prevista para', IconCalendarX, styles.vencida],
} as const

/**
 * The real dispatch if there was one, otherwise the planned pickup, with a mark for which of the two it is (decisions
 * 17).
 */
function Expedicao({ pedido, now }: CellProps) {
  const at = pedido.dataExpedicao ?? pedido.dataHoraColeta
  const state = pedido.dataExpedicao ? 'feita' : isOverdue(pedido, now) ? 'vencida' : 'prevista'
  const [words, icon, className] = EXPEDICAO[state]
  const [day, time] = formatMoment(at, now).split(' ')
  return (
    <time
      className={clsx(styles.exp, 'num', className)}
      dateTime={at}
      title={`${words} ${formatDateTime(at)}`}
    >
      <Icon of={icon} />
      <span className="so-leitor">{words} </span>
      <span>
        <span className="t3">{day}</span> {time}
      </span>
    </time>
  )
}

const Concluido = ({ concluido }: { concluido: boolean }) =>
  concluido ? (
    <span className={clsx('linha', styles.conc)}>
      <Icon of={IconCheck} size="p" />
      Sim
    </span>
  ) : (
    <span className={clsx('t2', styles.naoConc)}>Não</span>
  )

/** Status dot, order number, client, WMS status, dispatch, completed (spec §2). */
export const panelColumns = (now: Date, tv: boolean): Column<PedidoResumo>[] => [
  {
    key: 'situacao',
    header: 'Situação',
    sort: 'atraso',
    cell: (pedido) => <Situacao {...{ pedido, now }} />,
  },
  {
    key: 'numero',
    header: tv ? 'Pedido' : 'Nº do pedido',
    sort: 'numeroPedido',
    cell: ({ id, numeroPedido }) =>
      tv ? (
        <span className="num forte">{numeroPedido}</span>
      ) : (
        <Link className="num forte link-linha" to={pedidoHref(id)}>
          {numeroPedido}
        </Link>
      ),
  },
  {
    key: 'cliente',
    header: 'Cliente',
    sort: 'cliente',
    cell: ({ cliente }) => (
      <span className={styles.cliN} title={cliente.nomeFantasia}>
        {cliente.nomeFantasia}
      </span>
    ),
  },
  {
    key: 'wms',
    header: 'Status WMS',
    cell: ({ statusAlcis }) => <span className="t2">{statusAlcis}</span>,
  },
  {
    key: 'expedicao',
    header: 'Expedição',
    sort: 'dataHoraColeta',
    cell: (pedido) => <Expedicao {...{ pedido, now }} />,
  },
  { key: 'concluido', header: 'Concluído', cell: ({ concluido }) => <Concluido concluido={concluido} /> },
]
