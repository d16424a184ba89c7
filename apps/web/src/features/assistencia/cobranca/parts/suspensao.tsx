import styles from './cobranca.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useChanges } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { situacaoQuery } from '../api.ts'

const Pagar = ({ id, total }: { id: number; total: number | null }) => (
  <Link className={styles.pagar} to="/postoAutorizadoPagamento/$id" params={{ id: String(id) }}>
    Pagar com PIX{total !== null && `: ${formatMoney(total)}`}
  </Link>
)

const cobrancasOf = (cobrancas: number, vencimento: string): string =>
  cobrancas === 1
    ? `A cobrança do plano que venceu em ${formatDay(vencimento)} está em atraso`
    : `${cobrancas} cobranças do plano estão em atraso, a mais antiga desde ${formatDay(vencimento)}`

/**
 * Above every screen of the post's people: why it is suspended, what is still possible, and how much to pay how; before
 * that, a warning with its day (rede §3).
 */
export function SuspensaoFaixa() {
  const client = useQueryClient()
  const { data } = useQuery(situacaoQuery)
  const canSee = useCan('COBRANCA_VER')
  useChanges(({ entidade }) => {
    if (entidade === 'postoAutorizadoPagamento' || entidade === '*')
      void client.invalidateQueries({ queryKey: situacaoQuery.queryKey })
  })
  if (data?.suspensao) {
    const { cobrancaId, vencimento, cobrancas, total } = data.suspensao
    return (
      <div className={styles.suspensao}>
        <Faixa
          tone="error"
          title="Posto suspenso."
          action={canSee && <Pagar id={cobrancaId} total={cobrancas === 1 ? total : null} />}
        >
          {cobrancasOf(cobrancas, vencimento)}
          {total !== null && `: ${formatMoney(total)} hoje`}. O que está aberto pode ser terminado; abrir OS
          volta assim que o pagamento for confirmado.
          {!canSee && ' Fale com quem responde pelo posto.'}
        </Faixa>
      </div>
    )
  }
  if (!data?.aviso) return null
  const { cobrancaId, vencimento, cobrancas, total, suspendeEm } = data.aviso
  return (
    <div className={styles.suspensao}>
      <Faixa
        tone="warning"
        title="Cobrança em atraso."
        action={<Pagar id={cobrancaId} total={cobrancas === 1 ? total : null} />}
      >
        {cobrancasOf(cobrancas, vencimento)}
        {total !== null && `: ${formatMoney(total)} hoje`}. Sem pagamento, o posto é suspenso em{' '}
        {formatDay(suspendeEm)}.
      </Faixa>
    </div>
  )
}
