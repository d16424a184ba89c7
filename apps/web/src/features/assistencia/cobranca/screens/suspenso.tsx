import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatMoney } from '../../../../platform/text/format.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { situacaoQuery } from '../api.ts'
import { cobrancasOf } from '../parts/suspensao.tsx'

type Atraso = { cobrancaId: number; vencimento: string; cobrancas: number; total: number | null }

/** In place of a form that the server would refuse: why, what to do, and what goes on. */
function Suspenso({ title, atraso }: { title: string; atraso: Atraso }) {
  const canSee = useCan('COBRANCA_VER')
  const { cobrancaId, vencimento, cobrancas, total } = atraso
  return (
    <Page title={title} back="/ordemServico">
      <section className="cartao" aria-label="Posto suspenso">
        <div className="vazio">
          <Icon of={IconLock} />
          <h2>Este posto não abre OS agora</h2>
          <p className="sm t2">
            {cobrancasOf(cobrancas, vencimento)}
            {total !== null && `: ${formatMoney(total)} hoje`}.{' '}
            {canSee
              ? 'Abrir OS volta assim que o pagamento for confirmado.'
              : 'Quem responde pelo posto vê a cobrança e paga; abrir OS volta assim que o pagamento for confirmado.'}
          </p>
          <p className="sm t2">O que está aberto continua: termine e entregue.</p>
          <div className="linha vazio-acoes">
            {canSee && (
              <ButtonLink
                look="filled"
                to={cobrancas === 1 ? `/postoAutorizadoPagamento/${cobrancaId}` : '/plano'}
              >
                Pagar com PIX
              </ButtonLink>
            )}
            <ButtonLink to="/ordemServico?abertas=true">Ver as OS em aberto</ButtonLink>
          </div>
        </div>
      </section>
    </Page>
  )
}

type Props = { title: string; children: ReactNode }

/**
 * New work of a post, or why it is suspended (rede §3). Who began before keeps the form, because what was typed must not
 * vanish; a payment opens it at once.
 */
export function SemSuspensao({ title, children }: Props) {
  const query = useQuery(situacaoQuery)
  const suspensao = query.data?.suspensao ?? null
  const [begun, setBegun] = useState(false)
  // Without an answer the form stands, because the server has the last word.
  const known = !query.isLoading
  if (!begun && known && suspensao === null) setBegun(true)
  if (!known)
    return (
      <Page title={title} back="/ordemServico">
        <LoadingCard query={query} label={title} />
      </Page>
    )
  return begun || suspensao === null ? children : <Suspenso title={title} atraso={suspensao} />
}
