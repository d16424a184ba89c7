import { clsx } from 'clsx'
import styles from './por-que-lote.module.css'
import {
  IconArrowsMinimize,
  IconBookmark,
  IconCalendarOff,
  IconCheck,
  IconHandFinger,
  IconLock,
  IconZoomExclamation,
} from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { explainLote, motivoText } from '@app/rules/armazem/estoque'
import { formatQuantidade } from '@app/rules/casca/quantidade'
import type { LotePreterido, MotivoLote } from '@app/rules/armazem/estoque'
import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import { useQuery } from '@tanstack/react-query'
import { formatDay, sentence } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'
import { Balao } from '../../../../ui/dialog/balao.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { lotesQuery } from '../api.ts'
import { linhasOfProduto } from '../linhas/lines.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'
import { picksOf, quantitiesOf, rowOfLinha } from './stock-model.ts'
import { validadeBadge } from './validade.ts'

type Props = {
  linha: PedidoLinhaForm
  linhas: readonly PedidoLinhaForm[]
  pedidoId: number | undefined
  /** Opens the stock modal; absent when the order may not change. */
  onReview: (() => void) | undefined
}

const ICONS: Record<MotivoLote, TablerIcon> = {
  vencido: IconCalendarOff,
  inspecao: IconZoomExclamation,
  bloqueado: IconLock,
  reservado: IconBookmark,
  pouco: IconArrowsMinimize,
  preferencia: IconHandFinger,
}

/** The rules put expired lots last, as the modal does; here all are sorted by expiry. */
const byExpiry = (lotes: readonly LotePreterido[]) =>
  lotes.toSorted((a, b) => (a.dataDeValidade ?? '~').localeCompare(b.dataDeValidade ?? '~'))

const reasonOf = (lote: LotePreterido) =>
  lote.motivo === 'vencido'
    ? `${validadeBadge(lote.dataDeValidade, today())?.text ?? 'Vencido'}.`
    : sentence(motivoText(lote))

function Passed({ lote }: { lote: LotePreterido }) {
  return (
    <li className={lote.motivo === 'vencido' ? 'erro-r' : 'neutro'}>
      <span className="ponto">
        <Icon of={ICONS[lote.motivo]} />
      </span>
      <span className={clsx('num', styles.lt)}>
        <b>{lote.lote || 'Sem lote'}</b>
        <small>{lote.dataDeValidade ? formatDay(lote.dataDeValidade) : 'sem validade'}</small>
      </span>
      <span className={styles.pq}>{reasonOf(lote)}</span>
    </li>
  )
}

function Chosen({
  linha,
  entry,
  free,
}: {
  linha: PedidoLinhaForm
  entry: EstoqueEntry | undefined
  free: boolean
}) {
  const has = entry?.quantidadeDisponivel ?? 0
  const why = free ? 'por quem fez o pedido' : 'o primeiro a vencer que atende'
  return (
    <li className={styles.escolhido}>
      <span className="ponto">
        <Icon of={IconCheck} />
      </span>
      <span className={clsx('num', styles.lt)}>
        <b>{linha.lote || 'Sem lote'}</b>
        <small>{linha.dataValidade ? formatDay(linha.dataValidade) : 'sem validade'}</small>
      </span>
      <span className={styles.pq}>
        <b>Escolhido:</b> {why}
        {has > 0 && `, com ${formatQuantidade(has)} ${has === 1 ? 'disponível' : 'disponíveis'}`}
      </span>
    </li>
  )
}

function Reasons({ linha, linhas, pedidoId }: Omit<Props, 'onReview'>) {
  const { data, error, refetch, isFetching } = useQuery(lotesQuery(linha.produto.codigoOmni, pedidoId))
  if (!data)
    return error ? (
      <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
    ) : (
      <p className={styles.balaoTexto} role="status" aria-label="Consultando os lotes">
        <Bone />
        <Bone width="50%" />
      </p>
    )
  const entry = rowOfLinha(data, linha)
  const own = linhasOfProduto(linhas, linha.produto.id)
  const passed = entry ? explainLote(data, picksOf(data, quantitiesOf(data, own)), entry.id) : []
  return (
    <ol className={styles.razoes} aria-label="Lotes, do que vence primeiro ao último">
      {byExpiry(passed).map((lote) => (
        <Passed key={lote.id} lote={lote} />
      ))}
      <Chosen linha={linha} entry={entry} free={passed.some(({ motivo }) => motivo === 'preferencia')} />
    </ol>
  )
}

/** The lot of a line; its balloon explains why it was chosen and not the others (armazem.md, Stock). */
export function PorQueLote({ linha, linhas, pedidoId, onReview }: Props) {
  const { produto, lote, quantidade } = linha
  return (
    <Balao
      title="Por que este lote?"
      subtitle={
        <>
          {produto.descricao}, <span className="num">{formatQuantidade(quantidade)}</span>{' '}
          {quantidade === 1 ? 'unidade' : 'unidades'}
        </>
      }
      width={440}
      renderTarget={(props) => (
        <button
          type="button"
          className="explica"
          aria-label={`${lote || 'Sem lote'}: por que este lote de ${produto.descricao}?`}
          {...props}
        >
          {lote || 'Sem lote'}
        </button>
      )}
    >
      {(close) => (
        <div className={styles.porQue}>
          <Reasons linha={linha} linhas={linhas} pedidoId={pedidoId} />
          {onReview && (
            <p className={styles.peB}>
              <button
                type="button"
                className="link"
                onClick={() => {
                  close()
                  onReview()
                }}
              >
                Rever lotes
              </button>
            </p>
          )}
        </div>
      )}
    </Balao>
  )
}
