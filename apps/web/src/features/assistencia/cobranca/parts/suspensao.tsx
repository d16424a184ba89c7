import styles from './cobranca.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useChanges } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDay } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { situacaoQuery } from '../api.ts'

/** Above every screen of a suspended post's people: why, what is still possible, and the charge to pay (rede §3). */
export function SuspensaoFaixa() {
  const client = useQueryClient()
  const { data } = useQuery(situacaoQuery)
  const canSee = useCan('COBRANCA_VER')
  useChanges(({ entidade }) => {
    if (entidade === 'postoAutorizadoPagamento' || entidade === '*')
      void client.invalidateQueries({ queryKey: situacaoQuery.queryKey })
  })
  if (!data?.suspensao) return null
  const { cobrancaId, vencimento } = data.suspensao
  return (
    <div className={styles.suspensao}>
      <Faixa
        tone="error"
        title="Posto suspenso."
        action={
          canSee && (
            <Link to="/postoAutorizadoPagamento/$id" params={{ id: String(cobrancaId) }}>
              Pagar com PIX
            </Link>
          )
        }
      >
        A cobrança do plano que venceu em {formatDay(vencimento)} está em atraso. O que está aberto pode ser
        terminado; abrir OS volta assim que o pagamento for confirmado.
        {!canSee && ' Fale com quem responde pelo posto.'}
      </Faixa>
    </div>
  )
}
