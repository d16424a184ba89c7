import { WMS_CHAMADA_LABELS, type WmsSituacao } from '@app/contract/armazem/wms'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatCount, formatDateTime, formatInteger } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Fact, Facts } from '../../../../ui/facts/facts.tsx'
import { situacaoQuery, tryNow } from '../api.ts'
import styles from './situacao.module.css'

type Falha = WmsSituacao['falhas'][number]

const COLUMNS: Column<Falha>[] = [
  {
    key: 'chamada',
    header: 'Chamada',
    cell: ({ tipo, numeroPedido, em }) => (
      <span className={styles.texto}>
        <b className="forte">
          {WMS_CHAMADA_LABELS[tipo]} {numeroPedido}
        </b>{' '}
        <span className="t2 sm num">{formatDateTime(em)}</span>
      </span>
    ),
  },
  { key: 'erro', header: 'Por quê', cell: ({ erro }) => <span className={styles.texto}>{erro}</span> },
]

const certaDe = (certa: WmsSituacao['ultimaEntrega'], nenhuma: 'nenhum' | 'nenhuma'): string =>
  certa ? `${formatDateTime(certa.em)}, pedido ${certa.numeroPedido}` : `${nenhuma} nos últimos 30 dias`

const filaDe = ({ pedidos, retiradas, desde }: WmsSituacao['fila']): string => {
  const parts = [
    pedidos > 0 && formatCount(pedidos, 'pedido', 'pedidos'),
    retiradas > 0 && formatCount(retiradas, 'retirada', 'retiradas'),
  ].filter(Boolean)
  return parts.length === 0 ? 'nada' : `${parts.join(' e ')}, desde ${formatDateTime(desde)}`
}

function Externo({ dados }: { dados: WmsSituacao }) {
  const client = useQueryClient()
  const { fila, falhas, ultimaEntrega, ultimoAviso, endereco } = dados
  const waits = fila.pedidos + fila.retiradas > 0
  const { busy, run } = useTask(async () => {
    await tryNow().then(
      ({ pedidos, retiradas }) =>
        toast.success(
          pedidos + retiradas === 0
            ? 'Não há nada à espera.'
            : `${formatInteger(pedidos + retiradas)} à espera: vai agora.`,
        ),
      tellFailure,
    )
    await client.invalidateQueries(situacaoQuery)
  })
  return (
    <section className="cartao" aria-labelledby="wms">
      <header>
        <h2 id="wms">WMS externo</h2>
        <span className="fim">
          <Button small icon={IconRefresh} disabled={busy || !waits} aria-busy={busy} onClick={run}>
            Tentar agora
          </Button>
        </span>
      </header>
      <div className="corpo pilha">
        {waits && falhas[0] && falhas[0].em > (ultimaEntrega?.em ?? '') && (
          <Faixa tone="warning" title="O WMS não está recebendo.">
            Os pedidos estão gravados e vão quando ele voltar. {falhas[0].erro}
          </Faixa>
        )}
        <Facts>
          <Fact name="Servidor">{endereco}</Fact>
          <Fact name="Espera a entrega">{filaDe(fila)}</Fact>
          {waits && (
            <Fact name="Próxima tentativa">{formatDateTime(fila.proximaEm) || 'em até 10 minutos'}</Fact>
          )}
          <Fact name="Última entrega certa">{certaDe(ultimaEntrega, 'nenhuma')}</Fact>
          <Fact name="Último aviso do WMS">{certaDe(ultimoAviso, 'nenhum')}</Fact>
        </Facts>
        {falhas.length === 0 ? (
          <p>Nenhuma falha nos últimos 30 dias.</p>
        ) : (
          <DataTable
            label="Últimas falhas do WMS"
            className={styles.tabela}
            columns={COLUMNS}
            rows={falhas}
            rowKey={({ id }) => id}
          />
        )}
      </div>
    </section>
  )
}

/** How the link to an outside WMS stands, and 'Tentar agora'; nothing where the warehouse is its own. */
export function SituacaoDoWms() {
  const query = useQuery(situacaoQuery)
  if (!query.data) return <LoadingCard query={query} label="WMS externo" />
  return query.data.externo && <Externo dados={query.data} />
}
