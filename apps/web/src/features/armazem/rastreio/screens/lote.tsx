import { NAO_INFORMADO, type DestinoDoLote, type Rastreio } from '@app/contract/armazem/rastreio'
import { IconBuildingWarehouse, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import {
  formatCount,
  formatDateTime,
  formatDay,
  formatDocument,
  formatInteger,
  formatQuantity,
} from '../../../../platform/text/format.ts'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Pagination } from '../../../../ui/list/pagination.tsx'
import { useFile } from '../../../../ui/list/use-csv.ts'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { CondicaoBadge } from '../../estoque/index.ts'
import { DESTINOS_POR_PAGINA, destinosQuery, rastreioQuery } from '../api.ts'
import styles from '../parts/rastreio.module.css'

function Origens({ origens, lote, recebido }: Pick<Rastreio, 'origens' | 'lote' | 'recebido'>) {
  const notas = useCan('NOTA_VER')
  return (
    <section className="cartao" aria-label="De onde veio">
      <header>
        <h2>De onde veio</h2>
        <span className="t2 sm num">
          {formatQuantity(recebido)} {lote.unidade}
        </span>
      </header>
      {origens.length === 0 ? (
        <EmptyState hint="Nenhuma entrada deste lote." />
      ) : (
        <ul className={styles.origens}>
          {origens.map(({ quantidade, em, nota, emitente, motivo }) => (
            <li key={`${em}-${nota?.id ?? motivo ?? ''}`}>
              <span>
                <b>{nota ? (emitente?.nome ?? formatDocument(emitente?.documento)) : 'Sem nota'}</b>
                <small className="num">
                  {nota
                    ? `${formatDocument(emitente?.documento)} · nota ${nota.numero}/${nota.serie}`
                    : motivo}
                </small>
                <small className="num">{formatDateTime(em)}</small>
                {nota && notas && (
                  <Link to="/notas/edit/$id" params={{ id: String(nota.id) }}>
                    Abrir a nota {nota.numero}
                  </Link>
                )}
              </span>
              <b className="num">
                {formatQuantity(quantidade)} {lote.unidade}
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const columnsOf = (unidade: string): Column<DestinoDoLote>[] => [
  {
    key: 'pedido',
    header: 'Pedido',
    width: '8rem',
    cell: ({ pedido, numeroPedido }) =>
      pedido === null ? (
        'Sem pedido'
      ) : (
        <Link to="/pedidos/edit/$id" params={{ id: String(pedido) }} className="num">
          {numeroPedido}
        </Link>
      ),
  },
  {
    key: 'quem',
    header: 'Quem recebeu',
    cell: ({ destinatario, expedidoEm }) =>
      destinatario ? (
        <span className={styles.quem}>
          <span>{destinatario.nome ?? formatDocument(destinatario.documento)}</span>
          <span className="t2 xs num">{formatDocument(destinatario.documento)}</span>
        </span>
      ) : expedidoEm === null ? (
        '—'
      ) : (
        <span className="t2">{NAO_INFORMADO}</span>
      ),
  },
  {
    key: 'nota',
    header: 'Nota',
    width: '7rem',
    wideOnly: true,
    cell: ({ nota }) => <span className="num">{nota?.numero ?? '—'}</span>,
  },
  {
    key: 'quando',
    header: 'Saiu em',
    width: '11rem',
    cell: ({ expedidoEm }) =>
      expedidoEm === null ? (
        <Badge tone="atencao" icon={IconBuildingWarehouse}>
          Ainda no armazém
        </Badge>
      ) : (
        <span className="num">{formatDateTime(expedidoEm)}</span>
      ),
  },
  {
    key: 'quantidade',
    header: 'Quantidade',
    right: true,
    width: '8rem',
    cell: ({ quantidade }) => (
      <span className="num">
        {formatQuantity(quantidade)} {unidade}
      </span>
    ),
  },
]

function Destinos({ rastreio: { lote, pedidos, reservas, semDestinatario } }: { rastreio: Rastreio }) {
  const [page, setPage] = useState(0)
  const { data, error, refetch, isFetching } = useQuery(destinosQuery(lote.id, page))
  const total = data?.page.totalElements ?? 0
  return (
    <section className="cartao" aria-label="Quem recebeu">
      <header>
        <h2>Quem recebeu</h2>
        <span className="t2 sm">
          {formatCount(pedidos, 'saída', 'saídas')}
          {reservas > 0 && ` · ${formatCount(reservas, 'ainda dá para segurar', 'ainda dão para segurar')}`}
          {semDestinatario > 0 && ` · ${formatInteger(semDestinatario)} sem destinatário`}
        </span>
      </header>
      {error && !data ? (
        <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
      ) : data && total === 0 ? (
        <EmptyState hint="Nenhum pedido tem este lote." />
      ) : (
        <>
          <DataTable
            label="Pedidos com o lote"
            className={styles.destinos}
            columns={columnsOf(lote.unidade)}
            rows={data?._embedded.destinos}
            rowKey={({ pedido, nota }) => (pedido === null ? `nota ${nota?.id}` : pedido)}
            busy={isFetching}
          />
          <Pagination
            page={page}
            size={DESTINOS_POR_PAGINA}
            total={total}
            noun={['pedido', 'pedidos']}
            onPage={setPage}
          />
        </>
      )}
    </section>
  )
}

/** /rastreio/{id}: where a lot came from, and who has it. */
export function RastreioLote({ id }: { id: number }) {
  const query = useQuery(rastreioQuery(id))
  const { data } = query
  const csv = useFile(`/rastreio/${id}/export/CSV`)
  const lote = data?.lote
  return (
    <Page
      title={lote ? `Lote ${lote.lote || 'sem número'}` : 'Lote'}
      subtitle={lote && `${lote.codigoProduto} · ${lote.descricao} · ${lote.cliente}`}
      back="/rastreio"
      actions={
        data && (
          <Button
            small
            icon={IconDownload}
            iconOnPhone
            aria-label="Exportar CSV"
            disabled={csv.busy}
            onClick={csv.run}
          >
            CSV
          </Button>
        )
      }
    >
      {data && lote ? (
        <div className="pilha">
          <section className="cartao" aria-label="Onde está">
            <dl className={styles.soma}>
              <div>
                <dt>Recebido</dt>
                <dd className="num">{formatQuantity(data.recebido)}</dd>
              </div>
              <div>
                <dt>Expedido</dt>
                <dd className="num">{formatQuantity(data.expedido)}</dd>
              </div>
              <div>
                <dt>No armazém</dt>
                <dd className="num">{formatQuantity(lote.fisico)}</dd>
              </div>
              <div>
                <dt>Reservado</dt>
                <dd className="num">{formatQuantity(lote.reservado)}</dd>
              </div>
              <div>
                <dt>Validade</dt>
                <dd className="num">{lote.validade ? formatDay(lote.validade) : '—'}</dd>
              </div>
            </dl>
            {lote.bloqueado && (
              <p className="corpo sm">
                <CondicaoBadge condicao={lote.condicao} />
              </p>
            )}
          </section>
          <Origens origens={data.origens} lote={lote} recebido={data.recebido} />
          <Destinos rastreio={data} />
        </div>
      ) : (
        <LoadingCard query={query} />
      )}
    </Page>
  )
}
