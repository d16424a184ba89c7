import { clsx } from 'clsx'
import styles from './list.module.css'
import {
  ANEXO_LABELS,
  CAMPOS_PEDIDO,
  ETAPA_DE_ESPERA_LABELS,
  ETAPAS_DE_ESPERA,
  SAIDAS,
  SITUACOES,
  STATUS_LABELS,
  type PedidoResumo,
} from '@app/contract/armazem/pedido'
import { formatDateTime, formatDay, formatMoment } from '../../../../platform/text/format.ts'
import type { Column } from '../../../../ui/list/data-table.tsx'
import {
  isRascunho,
  RascunhoBadge,
  SituacaoBadge,
  StatusWmsBadge,
  UrgenteBadge,
} from '../../situacao/index.ts'

/** 'hoje 14:00'; the pointer sees the whole date. */
const Moment = ({ at, className }: { at: string; className?: string }) => (
  <time className={clsx('num', className)} dateTime={at} title={formatDateTime(at)}>
    {formatMoment(at)}
  </time>
)

/** Order number, client, WMS status (spec §2), and further columns that distinguish orders. */
export const PEDIDO_COLUMNS: Column<PedidoResumo>[] = [
  {
    key: 'numero',
    header: 'Nº do pedido',
    width: '16rem',
    sort: 'numeroPedido',
    cell: (pedido) => (
      <>
        <span className="num forte">{pedido.numeroPedido}</span>
        {pedido.urgente && <UrgenteBadge />}
        {isRascunho(pedido) && <RascunhoBadge />}
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
        <Moment at={ultimaAtualizacao} className={clsx('t3', styles.quando)} />
      </span>
    ),
  },
  {
    key: 'situacao',
    header: 'Situação',
    extra: true,
    width: '14rem',
    cell: ({ status, statusAlcis }) => (
      <span>{STATUS_LABELS[statusAlcis === 'expedido' ? 'EXPEDIDO' : status]}</span>
    ),
  },
  {
    key: 'coleta',
    header: 'Coleta',
    extra: true,
    width: '9.5rem',
    cell: ({ dataHoraColeta }) => <Moment at={dataHoraColeta} />,
  },
  {
    key: 'ref',
    header: CAMPOS_PEDIDO.numeroPedidoCliente.label,
    extra: true,
    width: '11rem',
    cell: ({ numeroPedidoCliente }) => <span className="num">{numeroPedidoCliente}</span>,
  },
  {
    key: 'transportadora',
    header: CAMPOS_PEDIDO.transportadora.label,
    extra: true,
    cell: ({ transportadora }) => <span className="corta">{transportadora}</span>,
  },
  {
    key: 'criado',
    header: 'Criado em',
    extra: true,
    width: '9.5rem',
    cell: ({ criadoEm }) => <Moment at={criadoEm} />,
  },
]

const byKey = (key: string): Column<PedidoResumo>[] => PEDIDO_COLUMNS.filter((column) => column.key === key)

/** A company's own orders: where they stand and which papers they have, instead of its own name in each row. */
export const PEDIDO_COLUMNS_DO_CLIENTE: Column<PedidoResumo>[] = [
  ...byKey('numero').map((column) => ({
    ...column,
    width: '19rem',
    cell: (pedido: PedidoResumo) => (
      <>
        {column.cell(pedido)}
        {pedido.numeroPedidoCliente && (
          <span className={clsx('num t3 corta', styles.ref)}>{pedido.numeroPedidoCliente}</span>
        )}
      </>
    ),
  })),
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ status, statusAlcis }) => (
      <SituacaoBadge status={statusAlcis === 'expedido' ? 'EXPEDIDO' : status} />
    ),
  },
  ...byKey('coleta').map(({ extra: _extra, ...column }) => column),
  {
    key: 'documentos',
    header: 'Documentos',
    width: '10rem',
    cell: ({ documentos = [] }) => (
      <span className="corta" title={documentos.map((campo) => ANEXO_LABELS[campo]).join(', ')}>
        {documentos.length === 0 ? (
          <span className="t3">nenhum</span>
        ) : (
          documentos.map((campo) => ANEXO_LABELS[campo]).join(', ')
        )}
      </span>
    ),
  },
  ...byKey('wms').map((column) => ({ ...column, width: '12rem' })),
  ...PEDIDO_COLUMNS.filter(({ key }) => ['ref', 'transportadora', 'criado'].includes(key)),
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

const SAIDA_LABELS: Record<(typeof SAIDAS)[number], string> = {
  A_EXPEDIR: 'A expedir',
  NO_PRAZO: 'Expedidos até a coleta',
  TARDE: 'Expedidos depois da coleta',
}

/** The active filters in words. */
export const CHIPS: Readonly<
  Record<string, (value: string, all: Readonly<Record<string, string>>) => string>
> = {
  situacao: (value) => STATUS_LABELS[SITUACOES.find((one) => one === value) ?? 'CRIADO'],
  numero: (value) => `Pedido ${value}`,
  cliente: (value, { nome }) => nome ?? `Cliente ${value}`,
  wms: (value) => `WMS: ${value}`,
  coleta: (value) => `Coleta ${value.length === 10 ? formatDay(value) : formatDateTime(value)}`,
  deixou: (value) =>
    `Etapa: ${ETAPA_DE_ESPERA_LABELS[ETAPAS_DE_ESPERA.find((one) => one === value) ?? 'CRIADO']}`,
  passagem: (value) => (value === 'ATRASADA' ? 'Etapa com atraso' : 'Etapa no prazo'),
  saida: (value) => SAIDA_LABELS[SAIDAS.find((one) => one === value) ?? 'A_EXPEDIR'],
  clienteId: (value) => `Cliente nº ${value}`,
  quando: (value) => (value === 'criado' ? 'Criados, sem os cancelados' : 'Saíram de uma etapa'),
  de: (value) => `Desde ${formatDay(value)}`,
  ate: (value) => `Até ${formatDay(value)}`,
}
