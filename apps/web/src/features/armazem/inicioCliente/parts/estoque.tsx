import styles from './inicio.module.css'
import {
  type Faixa,
  FAIXA_LABELS,
  type InicioCliente,
  type LoteDoCliente,
} from '@app/contract/armazem/inicioCliente'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { downloadPost } from '../../../../platform/http/download.ts'
import { formatCount, formatDay, formatInteger, formatQuantity } from '../../../../platform/text/format.ts'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { CondicaoBadge } from '../../estoque/index.ts'
import { lotesQuery } from '../api.ts'

const TONS: Partial<Record<Faixa, string>> = { VENCIDO: 'separacao-atrasada', ATE_30: 'faturamento-atrasado' }

const diasWords = (dias: number | null) => {
  if (dias === null) return ''
  if (dias === 0) return 'vence hoje'
  return dias < 0
    ? `venceu há ${formatCount(-dias, 'dia', 'dias')}`
    : `em ${formatCount(dias, 'dia', 'dias')}`
}

const COLUNAS: Column<LoteDoCliente>[] = [
  {
    key: 'produto',
    header: 'Produto',
    cell: ({ codigoProduto, descricao }) => (
      <span className={styles.produto}>
        <b className="num">{codigoProduto}</b> <span className="corta">{descricao}</span>
      </span>
    ),
  },
  {
    key: 'lote',
    header: 'Lote',
    width: '9rem',
    cell: ({ lote, condicao }) => (
      <span className="linha">
        <span className="num">{lote || 'Sem lote'}</span>
        <CondicaoBadge condicao={condicao} />
      </span>
    ),
  },
  {
    key: 'validade',
    header: 'Validade',
    width: '9.5rem',
    cell: ({ dataDeValidade, dias }) => (
      <span className="num">
        {dataDeValidade ? formatDay(dataDeValidade) : 'Sem validade'}
        <small className="bloco t2">{diasWords(dias)}</small>
      </span>
    ),
  },
  {
    key: 'disponivel',
    header: 'Disponível',
    right: true,
    width: '8rem',
    cell: ({ disponivel, fisico, unidade }) => (
      <span className="num">
        {formatQuantity(disponivel)} {unidade}
        {fisico !== disponivel && <small className="bloco t2">de {formatQuantity(fisico)}</small>}
      </span>
    ),
  },
]

/** Buttons are called as people call the programs that open the files. */
const FORMATOS = { CSV: 'CSV', XLSX: 'Excel' } as const

function Baixar({ formato }: { formato: keyof typeof FORMATOS }) {
  const { busy, run } = useTask(() =>
    downloadPost(`/inicioCliente/estoque/export/${formato}`).catch(tellFailure),
  )
  return (
    <Button
      small
      icon={IconDownload}
      aria-label={`Baixar o estoque em ${FORMATOS[formato]}`}
      aria-busy={busy}
      disabled={busy}
      onClick={run}
    >
      {FORMATOS[formato]}
    </Button>
  )
}

type Props = {
  estoque: InicioCliente['estoque']
  escolhida: Faixa | undefined
  onEscolher: (faixa: Faixa) => void
}

/** The own stock by when it expires: a band is chosen, its lots stand below. */
export function EstoquePorValidade({ estoque, escolhida, onEscolher }: Props) {
  const faixa = escolhida ?? estoque.find(({ lotes }) => lotes > 0)?.faixa ?? 'DEPOIS'
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(lotesQuery(faixa))
  return (
    <section className="cartao" aria-labelledby="estoque">
      <header>
        <h2 id="estoque">Estoque por validade</h2>
        <span className="fim linha">
          <Baixar formato="CSV" />
          <Baixar formato="XLSX" />
        </span>
      </header>
      <div className={styles.faixas} role="group" aria-label="Faixa de validade">
        {estoque.map(({ faixa: dela, lotes }) => (
          <button
            key={dela}
            type="button"
            aria-pressed={dela === faixa}
            className={clsx(lotes > 0 && TONS[dela], lotes > 0 && TONS[dela] && styles.tinta)}
            onClick={() => onEscolher(dela)}
          >
            <b className="num">{formatInteger(lotes)}</b> {FAIXA_LABELS[dela]}
          </button>
        ))}
      </div>
      {error && !data ? (
        <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
      ) : data?.lotes.length === 0 ? (
        <EmptyState hint="Nenhum lote nesta faixa." />
      ) : (
        <>
          <DataTable
            label={FAIXA_LABELS[faixa]}
            className={styles.lotes}
            columns={COLUNAS}
            rows={data?.lotes}
            rowKey={({ id }) => id}
            skeletonRows={5}
            busy={isPlaceholderData}
          />
          {data && data.total > data.lotes.length && (
            <p className="corpo ajuda">
              Os {formatInteger(data.lotes.length)} primeiros de {formatInteger(data.total)} lotes. O arquivo
              tem todos.
            </p>
          )}
        </>
      )}
    </section>
  )
}
