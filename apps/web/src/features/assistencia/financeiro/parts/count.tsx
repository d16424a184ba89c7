import type { ContaDinheiro } from '@app/contract/assistencia/financeiro'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { useDinheiro } from './use-dinheiro.ts'

type Props = { contas: readonly ContaDinheiro[]; um: string; muitos: string; alerta?: boolean }

function Count({ contas, um, muitos, alerta = false }: Props) {
  const dinheiro = useDinheiro()
  const total = dinheiro?.find(({ conta }) => contas.includes(conta))?.total
  if (!total) return null
  return (
    <span className={alerta ? 'conta alerta' : 'conta'}>
      <span aria-hidden="true">{formatInteger(total)}</span>
      <span className="so-leitor">{formatCount(total, um, muitos)}</span>
    </span>
  )
}

/** Beside the closings in the menu: what finance owes an answer to, or a refusal that the post may contest. */
export const FechamentosCount = () => (
  <Count contas={['CONTESTADOS', 'GLOSAS']} um="fechamento a responder" muitos="fechamentos a responder" />
)

/** Beside the charges in the menu: the overdue ones. */
export const CobrancasCount = () => (
  <Count contas={['VENCIDAS']} um="cobrança vencida" muitos="cobranças vencidas" alerta />
)
