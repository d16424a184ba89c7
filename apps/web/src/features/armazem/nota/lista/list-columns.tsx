import styles from './list.module.css'
import { IconAlertTriangle } from '@tabler/icons-react'
import { NOTA_SITUACAO_LABELS, NOTA_SITUACOES, type NotaResumo } from '@app/contract/armazem/nota'
import {
  formatAmount,
  formatCount,
  formatDateTime,
  formatDay,
  formatDocument,
  formatMoment,
} from '../../../../platform/text/format.ts'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { NotaFalta, NotaSituacaoBadge } from '../formulario/nota-situacao.tsx'
import { formatChave, formatNumeroNota } from '@app/rules/armazem/danfe'

/** Order number and client (spec §2), then the columns for a fiscal clerk (decisions 19). */
export const NOTA_COLUMNS: Column<NotaResumo>[] = [
  {
    key: 'pedido',
    header: 'Nº do pedido',
    width: '8.5rem',
    cell: ({ numero, pedido }) => (
      <span className="num forte">
        <span className="so-leitor">Nota {numero}, pedido </span>
        {pedido ? pedido.numeroPedido : '—'}
      </span>
    ),
  },
  {
    key: 'cliente',
    header: 'Cliente',
    sort: 'cliente',
    cell: ({ cliente }) => <span className="corta bloco">{cliente.nomeFantasia}</span>,
  },
  {
    key: 'numero',
    header: 'Nota',
    width: '7.25rem',
    sort: 'numero',
    cell: ({ numero, serie }) => (
      <span className="num">
        <b>{formatNumeroNota(numero)}</b> <span className="t3 xs">série {serie}</span>
      </span>
    ),
  },
  {
    key: 'emitente',
    header: 'Emitente',
    width: '13%',
    wideOnly: true,
    cell: ({ emitente }) => (
      <span className="corta bloco">{emitente.nome ?? formatDocument(emitente.documento)}</span>
    ),
  },
  {
    key: 'emissao',
    header: 'Emissão',
    width: '7rem',
    sort: 'emissao',
    cell: ({ emissao }) => (
      <time className="num" dateTime={emissao} title={formatDateTime(emissao)}>
        {formatMoment(emissao)}
      </time>
    ),
  },
  {
    key: 'valor',
    header: 'Valor',
    width: '6.5rem',
    right: true,
    sort: 'valorTotal',
    cell: ({ valorTotal }) => (
      <span className="num">{valorTotal === null ? '—' : formatAmount(valorTotal)}</span>
    ),
  },
  {
    key: 'chave',
    header: 'Chave',
    width: '8rem',
    wideOnly: true,
    cell: ({ chave }) => (
      <span className="num t2 xs chave-l" title={formatChave(chave)}>
        <span className={styles.chaveT}>{formatChave(chave)}</span>
        <span className={styles.chaveC} aria-hidden="true">
          {chave.slice(0, 4)}…{chave.slice(-8)}
        </span>
      </span>
    ),
  },
  {
    key: 'situacao',
    header: 'Situação',
    width: '11.5rem',
    cell: (nota) => (
      <>
        <span className="linha">
          <NotaSituacaoBadge situacao={nota.situacao} />
          {nota.avisos > 0 && nota.situacao === 'importada' && (
            <span className={styles.avisoI} title={formatCount(nota.avisos, 'aviso', 'avisos')}>
              <Icon of={IconAlertTriangle} size="p" />
              <span className="so-leitor">{formatCount(nota.avisos, 'aviso', 'avisos')}</span>
            </span>
          )}
        </span>
        <NotaFalta nota={nota} />
      </>
    ),
  },
]

/** The columns for the CSV. */
export const NOTA_CSV = {
  fields: [
    'pedido.numeroPedido',
    'cliente.nomeFantasia',
    'numero',
    'serie',
    'emitente.nome',
    'emissao',
    'valorTotal',
    'chave',
    'situacao',
  ],
  labels: [
    'Nº do pedido',
    'Cliente',
    'Nota',
    'Série',
    'Emitente',
    'Emissão',
    'Valor total',
    'Chave',
    'Situação',
  ],
}

type Words = Readonly<Record<string, (value: string, all: Readonly<Record<string, string>>) => string>>

/** The active filters in words. */
export const NOTA_CHIPS: Words = {
  cliente: (value, { nome }) => nome ?? `Cliente ${value}`,
  numero: (value) => `Nota ${value}`,
  chave: (value) => `Chave ${value}`,
  emitente: (value) => `Emitente: ${value}`,
  situacao: (value) => NOTA_SITUACAO_LABELS[NOTA_SITUACOES.find((one) => one === value) ?? 'recebida'],
  de: (value) => `Desde ${formatDay(value)}`,
  ate: (value) => `Até ${formatDay(value)}`,
  pedido: (value) => `Pedido ${value}`,
}
