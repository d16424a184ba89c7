import styles from './cobranca.module.css'
import { IconCheck, IconLock, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useChanges } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { situacaoQuery } from '../api.ts'

/** What a suspended post still does, and what waits for its payment (rede §3). */
const PODE = [
  'Terminar o que está aberto, com as peças que faltam, e entregar',
  'Conversar, ver documentos e fechamentos',
]
const NAO_PODE = ['Abrir OS ou pronto atendimento', 'Pedir peças para o estoque']

const OQuePode = () => (
  <ul className={styles.pode}>
    {PODE.map((words) => (
      <li key={words}>
        <Icon of={IconCheck} size="p" />
        <span className="so-leitor">Pode: </span>
        {words}
      </li>
    ))}
    {NAO_PODE.map((words) => (
      <li key={words} className={styles.nao}>
        <Icon of={IconX} size="p" />
        <span className="so-leitor">Não pode: </span>
        {words}
      </li>
    ))}
  </ul>
)

type Atraso = { cobrancaId: number; cobrancas: number; total: number | null }

/** The one overdue charge, or the plan's page, where one code pays all of them. */
const Pagar = ({ cobrancaId, cobrancas, total }: Atraso) => (
  <Link
    className={styles.pagar}
    to={cobrancas === 1 ? '/postoAutorizadoPagamento/$id' : '/plano'}
    params={{ id: String(cobrancaId) }}
  >
    Pagar com PIX{total !== null && `: ${formatMoney(total)}`}
  </Link>
)

export const cobrancasOf = (cobrancas: number, vencimento: string): string =>
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
    const { vencimento, cobrancas, total } = data.suspensao
    return (
      <div className={styles.suspensao}>
        <Faixa
          tone="error"
          icon={IconLock}
          title="Posto suspenso."
          action={canSee && <Pagar {...data.suspensao} />}
        >
          {cobrancasOf(cobrancas, vencimento)}
          {total !== null && `: ${formatMoney(total)} hoje`}.
          {!canSee && ' Fale com quem responde pelo posto.'}
          <OQuePode />
        </Faixa>
      </div>
    )
  }
  if (!data?.aviso) return null
  const { vencimento, cobrancas, total, suspendeEm } = data.aviso
  return (
    <div className={styles.suspensao}>
      <Faixa tone="warning" title="Cobrança em atraso." action={<Pagar {...data.aviso} />}>
        {cobrancasOf(cobrancas, vencimento)}
        {total !== null && `: ${formatMoney(total)} hoje`}. Sem pagamento, o posto é suspenso em{' '}
        {formatDay(suspendeEm)}.
      </Faixa>
    </div>
  )
}
