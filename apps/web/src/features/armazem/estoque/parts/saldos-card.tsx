import styles from './estoque.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  IconAdjustments,
  IconCalendarOff,
  IconListDetails,
  IconMapPin,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react'
import type { Saldo } from '@app/contract/armazem/estoque'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatDay, formatQuantity } from '../../../../platform/text/format.ts'
import { useChanges } from '../../../../platform/http/live.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { saldosQuery } from '../api.ts'
import { AjusteDialog } from './ajuste-dialog.tsx'
import { CondicaoBadge } from './condicao-badge.tsx'
import { EnderecoDialog } from './endereco-dialog.tsx'
import { NovoLoteDialog } from './novo-lote-dialog.tsx'
import { PorQueSaldo } from './por-que-saldo.tsx'
import { RazaoDialog } from './razao-dialog.tsx'

type Props = { produtoId: number; produto: string; unidade: string }

const Validade = ({ saldo }: { saldo: Saldo }) => (
  <span className="linha">
    <span className="num">{saldo.dataDeValidade ? formatDay(saldo.dataDeValidade) : 'Sem validade'}</span>
    {saldo.vencido && (
      <Badge tone="erro-r" icon={IconCalendarOff}>
        Vencido
      </Badge>
    )}
    <CondicaoBadge condicao={saldo.condicao} />
  </span>
)

const figure = (quantity: number) => <span className="num">{formatQuantity(quantity)}</span>

const FIGURES: Column<Saldo>[] = [
  {
    key: 'lote',
    header: 'Lote',
    cell: ({ lote }) => <span className="num forte">{lote || 'Sem lote'}</span>,
  },
  { key: 'validade', header: 'Validade', cell: (saldo) => <Validade saldo={saldo} /> },
  { key: 'fisico', header: 'Físico', right: true, width: '7rem', cell: ({ fisico }) => figure(fisico) },
  {
    key: 'reservado',
    header: 'Reservado',
    right: true,
    width: '7rem',
    cell: ({ reservado }) => figure(reservado),
  },
  {
    key: 'disponivel',
    header: 'Disponível',
    right: true,
    width: '7rem',
    cell: (saldo) => <PorQueSaldo saldo={saldo} quantidade={saldo.disponivel} />,
  },
]

type Acts = {
  onRead: (saldo: Saldo) => void
  onCount: ((saldo: Saldo) => void) | undefined
  onPlace: ((saldo: Saldo) => void) | undefined
}

const actsColumn = ({ onRead, onCount, onPlace }: Acts): Column<Saldo> => ({
  key: 'acoes',
  header: 'Ações',
  width: '15.5rem',
  cell: (saldo) => (
    <span className={styles.acoesL}>
      <Button small look="quiet" icon={IconListDetails} onClick={() => onRead(saldo)}>
        Movimentações<span className="so-leitor"> do lote {saldo.lote}</span>
      </Button>
      {onPlace && (
        <Button small look="quiet" icon={IconMapPin} onClick={() => onPlace(saldo)}>
          {saldo.endereco ?? 'Endereço'}
          <span className="so-leitor"> do lote {saldo.lote}</span>
        </Button>
      )}
      {onCount && saldo.condicao === 'livre' && (
        <Button small look="quiet" icon={IconAdjustments} onClick={() => onCount(saldo)}>
          Ajustar<span className="so-leitor"> o lote {saldo.lote}</span>
        </Button>
      )}
    </span>
  ),
})

const NovoLote = ({ onOpen }: { onOpen: () => void }) => (
  <Button small icon={IconPlus} onClick={onOpen}>
    Novo lote
  </Button>
)

/** The lots of a product: an explanation of each figure, the ledger, and a new count. */
export function SaldosCard({ produtoId, produto, unidade }: Props) {
  const client = useQueryClient()
  const canAdjust = useCan('ESTOQUE_AJUSTAR')
  const [counting, setCounting] = useState<Saldo | null>(null)
  const [placing, setPlacing] = useState<Saldo | null>(null)
  const [opening, setOpening] = useState(false)
  const [reading, setReading] = useState<Saldo | null>(null)
  const { data, error, refetch, isFetching } = useQuery(saldosQuery(produtoId))
  // Orders reserve and take from these lots while the screen is open.
  useChanges(({ entidade }) => {
    if (entidade !== 'configuracao') void client.invalidateQueries({ queryKey: ['saldos', produtoId] })
  })
  return (
    <section className="cartao" aria-label="Lotes">
      <header>
        <h2>Lotes</h2>
        {data && data.length > 0 && (
          <span className="t2 sm num">{formatCount(data.length, 'lote', 'lotes')}</span>
        )}
        <span className="fim linha">
          <ButtonLink small look="quiet" icon={IconPrinter} to={`/produto/${produtoId}/etiquetas`}>
            Etiquetas
          </ButtonLink>
          {canAdjust && data && data.length > 0 && <NovoLote onOpen={() => setOpening(true)} />}
        </span>
      </header>
      {!data && error ? (
        <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
      ) : data?.length === 0 ? (
        <EmptyState hint="O primeiro lote entra pelo recebimento de uma nota ou como saldo inicial.">
          {canAdjust && <NovoLote onOpen={() => setOpening(true)} />}
        </EmptyState>
      ) : (
        <DataTable
          label="Lotes"
          className={styles.saldos}
          columns={[
            ...FIGURES,
            actsColumn({
              onRead: setReading,
              onCount: canAdjust ? setCounting : undefined,
              onPlace: canAdjust ? setPlacing : undefined,
            }),
          ]}
          rows={data}
          rowKey={({ id }) => id}
          rowClass={({ fisico }) => (fisico === 0 ? styles.sem : undefined)}
          skeletonRows={3}
        />
      )}
      <AjusteDialog saldo={counting} produto={produto} unidade={unidade} onClose={() => setCounting(null)} />
      <EnderecoDialog saldo={placing} produto={produto} onClose={() => setPlacing(null)} />
      {opening && <NovoLoteDialog {...{ produtoId, produto, unidade }} onClose={() => setOpening(false)} />}
      <RazaoDialog saldo={reading} produto={produto} onClose={() => setReading(null)} />
    </section>
  )
}
