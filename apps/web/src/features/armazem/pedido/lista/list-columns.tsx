import { clsx } from 'clsx'
import styles from './list.module.css'
import { CAMPOS_PEDIDO, type PedidoResumo } from '@app/contract/armazem/pedido'
import { formatDateTime, formatMoment } from '../../../../platform/text/format.ts'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { StatusWmsBadge, UrgenteBadge } from '../../situacao/index.ts'

/** Order number, client, WMS status (spec §2); beside them what tells orders apart. */
export const PEDIDO_COLUMNS: Column<PedidoResumo>[] = [
  {
    key: 'numero',
    header: 'Nº do pedido',
    width: '13rem',
    sort: 'numeroPedido',
    cell: ({ numeroPedido, urgente }) => (
      <>
        <span className="num forte">{numeroPedido}</span>
        {urgente && <UrgenteBadge />}
      </>
    ),
  },
  {
    key: 'cliente',
    header: 'Cliente',
    cell: ({ cliente, numeroPedidoCliente }) => (
      <span className={styles.cli}>
        <span className={styles.nome}>{cliente.nomeFantasia}</span>
        {numeroPedidoCliente && <span className={clsx('num t3', styles.ref)}>{numeroPedidoCliente}</span>}
      </span>
    ),
  },
  {
    key: 'wms',
    header: 'Status WMS',
    width: '23rem',
    cell: ({ statusAlcis, ultimaAtualizacao }) => (
      <span className="linha entre">
        <StatusWmsBadge status={statusAlcis} />
        <time
          className={clsx('num t3', styles.quando)}
          dateTime={ultimaAtualizacao}
          title={formatDateTime(ultimaAtualizacao)}
        >
          {formatMoment(ultimaAtualizacao)}
        </time>
      </span>
    ),
  },
]

/** What the columns show, for the CSV. */
export const PEDIDO_CSV = {
  fields: [
    'numeroPedido',
    'urgente',
    'cliente.nomeFantasia',
    'numeroPedidoCliente',
    'statusAlcis',
    'ultimaAtualizacao',
  ],
  labels: [
    'Nº do pedido',
    CAMPOS_PEDIDO.urgente.label,
    'Cliente',
    CAMPOS_PEDIDO.numeroPedidoCliente.label,
    'Status WMS',
    'Última atualização',
  ],
}
