import {
  PASSO_ANDAMENTO_LABELS,
  type PassoAndamento,
  type PedidoAndamento,
} from '@app/contract/armazem/andamento'
import { delaySpoken, delayText } from '@app/rules/armazem/pedido'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconClipboardCheck,
  IconHourglass,
  IconInbox,
  IconPackage,
  IconUserCheck,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMinute } from '../../../../platform/device/use-minute.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatMoment } from '../../../../platform/text/format.ts'
import { ActionMenu, type MenuAction } from '../../../../ui/dialog/action-menu.tsx'
import { DataTable, type Column } from '../../../../ui/list/data-table.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { PersonPhoto } from '../../../../ui/media/avatar.tsx'
import { Dot, type Look } from '../../../../ui/page/dot.tsx'
import { UrgenteBadge } from '../../situacao/index.ts'
import styles from './andamento.module.css'

const LOOKS: Record<PassoAndamento, Look> = {
  A_SEPARAR: { className: 'criado', icon: IconInbox },
  EM_SEPARACAO: { className: 'em-separacao', icon: IconPackage },
  A_CONFERIR: { className: 'a-faturar', icon: IconHourglass },
  EM_CONFERENCIA: { className: 'a-faturar', icon: IconClipboardCheck },
}
const ATRASADO: Look = { className: 'separacao-atrasada', icon: IconAlertTriangle }

function Atraso({ ms }: { ms: number }) {
  const { texto, unidade } = delayText(ms)
  return (
    <span className={`bloco sm ${styles.atraso}`}>
      <span aria-hidden="true">
        {texto}
        {unidade}
      </span>
      <span className="so-leitor">{delaySpoken(ms)}</span>
    </span>
  )
}

type Quadro = { now: Date; actsOf: (row: PedidoAndamento) => MenuAction[] }

const columnsOf = ({ now, actsOf }: Quadro): Column<PedidoAndamento>[] => [
  {
    key: 'pedido',
    header: 'Pedido',
    cell: ({ pedido, numeroPedido, cliente, urgente }) => (
      <span className={styles.pedido}>
        <Link to="/pedidos/edit/$id" params={{ id: String(pedido) }} className="link num">
          {numeroPedido}
        </Link>
        {urgente && (
          <>
            {' '}
            <UrgenteBadge />
          </>
        )}
        <small>{cliente}</small>
      </span>
    ),
  },
  {
    key: 'passo',
    header: 'Etapa',
    cell: ({ passo, atrasadoDesde }) => (
      <Dot look={atrasadoDesde === null ? LOOKS[passo] : ATRASADO} loud={atrasadoDesde !== null}>
        {PASSO_ANDAMENTO_LABELS[passo]}
      </Dot>
    ),
  },
  {
    key: 'quem',
    header: 'Com quem',
    cell: ({ quem }) =>
      quem === null ? (
        <span className="t2 so-mesa">ninguém</span>
      ) : (
        <span className={styles.gente}>
          <PersonPhoto name={quem} foto="" />
          <span>{quem}</span>
        </span>
      ),
  },
  {
    key: 'linhas',
    header: 'Linhas',
    cell: ({ numeroPedido, prontas, linhas }) => (
      <span className={styles.anda}>
        <progress max={linhas} value={prontas} aria-label={`Linhas prontas do pedido ${numeroPedido}`} />
        <b className="num">
          {prontas} de {linhas}
        </b>
      </span>
    ),
  },
  {
    key: 'prazo',
    header: 'Sai',
    cell: ({ dataHoraColeta, atrasadoDesde }) => (
      <span className="num">
        {formatMoment(dataHoraColeta)}
        {atrasadoDesde !== null && <Atraso ms={now.getTime() - Date.parse(atrasadoDesde)} />}
      </span>
    ),
  },
  {
    key: 'atos',
    header: 'Ações',
    right: true,
    cell: (row) => <ActionMenu actions={actsOf(row)} name={`Ações do pedido ${row.numeroPedido}`} />,
  },
]

type Props = {
  pedidos: readonly PedidoAndamento[]
  onEntregar: (pedido: number) => void
  onDevolver: (passo: 'separacao' | 'conferencia', pedido: number) => void
}

/** Orders up to the end of their check: which step, with whom, how far, until when. */
export function Pedidos({ pedidos, onEntregar, onDevolver }: Props) {
  const now = useMinute()
  const separa = useCan('SEPARACAO_FAZER')
  const confere = useCan('CONFERENCIA_FAZER')
  const actsOf = ({ pedido, passo }: PedidoAndamento): MenuAction[] => {
    if (passo === 'A_SEPARAR')
      return [{ label: 'Entregar a alguém', icon: IconUserCheck, onSelect: () => onEntregar(pedido) }]
    const de =
      passo === 'EM_SEPARACAO'
        ? separa && 'separacao'
        : passo === 'EM_CONFERENCIA' && confere && 'conferencia'
    return de
      ? [{ label: 'Devolver à fila', icon: IconArrowBackUp, onSelect: () => onDevolver(de, pedido) }]
      : []
  }
  return (
    <section className="cartao" aria-labelledby="em-andamento">
      <header>
        <h2 id="em-andamento">Em andamento</h2>
        <span className="num t2 sm">{formatCount(pedidos.length, 'pedido', 'pedidos')}</span>
        <div className="fim so-mesa">
          <span className="t2 sm">atrasados e o que sai antes, em cima</span>
        </div>
      </header>
      {pedidos.length === 0 ? (
        <EmptyState hint="Nenhum pedido espera por separação ou conferência." />
      ) : (
        <DataTable
          label="Em andamento"
          className={styles.pedidos}
          columns={columnsOf({ now, actsOf })}
          rows={[...pedidos]}
          rowKey={({ pedido }) => pedido}
        />
      )}
    </section>
  )
}
