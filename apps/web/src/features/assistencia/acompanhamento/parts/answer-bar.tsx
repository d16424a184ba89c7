import styles from './follow.module.css'
import { formatMoney } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { approvedOf } from './answer.ts'
import type { OrcamentoVisto } from './answer.ts'

type Props = {
  orcamento: OrcamentoVisto
  refused: readonly number[]
  onApprove: () => void
  onReject: () => void
}

/** What the answer would be, always in reach of the thumb. */
export function AnswerBar({ orcamento, refused, onApprove, onReject }: Props) {
  const { count, valor } = approvedOf(orcamento, refused)
  return (
    <section className={styles.acFecho} aria-label="A sua resposta">
      <p className="linha entre">
        <span className="t2 sm">
          Você aprova{' '}
          <span className="num">
            {count} de {orcamento.linhas.length}
          </span>{' '}
          itens
        </span>
        <strong className="num">{formatMoney(valor)}</strong>
      </p>
      <Button onClick={onReject}>Recusar tudo</Button>
      <Button look="filled" disabled={count === 0} onClick={onApprove}>
        {`Aprovar ${formatMoney(valor)}`}
      </Button>
    </section>
  )
}
