import { clsx } from 'clsx'
import styles from './painel.module.css'
import type { Cartao } from '@app/contract/armazem/painel'
import { CARTAO_LABELS, SITUACOES } from '@app/contract/armazem/pedido'
import type { Situacao } from '@app/contract/armazem/pedido'
import { formatDateTime, formatInteger } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { SITUACAO_LOOK } from '../../situacao/index.ts'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'

function Latest({ numeroPedido, data }: Pick<Cartao, 'numeroPedido' | 'data'>) {
  if (numeroPedido === null) return <span>Nenhum pedido</span>
  return (
    <>
      <span className="so-leitor">, o mais recente: </span>
      <b>{numeroPedido}</b>{' '}
      {data && (
        <time className="quando" dateTime={data}>
          {formatDateTime(data)}
        </time>
      )}
    </>
  )
}

function Face({ status, cartao }: { status: Situacao; cartao: Cartao | undefined }) {
  return (
    <>
      <span className={styles.cima}>
        <strong className="num">
          {cartao ? formatInteger(cartao.quantidade) : <Bone width="2.5rem" />}{' '}
        </strong>
        <span className="ponto">
          <Icon of={SITUACAO_LOOK[status].icon} />
        </span>
      </span>
      <span className={styles.rot}>{CARTAO_LABELS[status]}</span>
      <span className={clsx(styles.ult, 'num')}>
        {cartao ? <Latest numeroPedido={cartao.numeroPedido} data={cartao.data} /> : <Bone width="8rem" />}
      </span>
    </>
  )
}

const LATE: readonly Situacao[] = ['SEPARACAO_ATRASADA', 'FATURAMENTO_ATRASADO']

type Props = {
  /** `undefined` until the first answer. */
  cartoes: Cartao[] | undefined
  pressed: Situacao | undefined
  /** Absent on a wall screen, where nothing can be pressed. */
  onToggle?: ((situacao: Situacao) => void) | undefined
}

/** The six cards in the contract's order; each filters the table by its status. */
export const Cards = ({ cartoes, pressed, onToggle }: Props) => (
  <section className={styles.cartoes} aria-label="Cartões" aria-busy={cartoes === undefined}>
    {SITUACOES.map((status) => {
      const cartao = cartoes?.find((one) => one.status === status)
      const late = LATE.includes(status) && (cartao?.quantidade ?? 0) > 0
      const className = clsx('cartao', styles.sx, SITUACAO_LOOK[status].className, late && styles.atras)
      const face = <Face status={status} cartao={cartao} />
      return onToggle ? (
        <button
          key={status}
          type="button"
          className={className}
          aria-pressed={pressed === status}
          onClick={() => onToggle(status)}
        >
          {face}
        </button>
      ) : (
        <div key={status} className={className}>
          {face}
        </div>
      )
    })}
  </section>
)
