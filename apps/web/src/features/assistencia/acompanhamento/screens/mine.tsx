import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../../platform/http/live.ts'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { SkeletonFields } from '../../../../ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { contaConsumidorQuery, minhasQuery } from '../api.ts'
import { ConfirmEmail } from '../parts/confirm-email.tsx'
import { MinhaOrdem } from '../parts/minha-os.tsx'
import { MeusRelogios } from '../parts/relogios.tsx'
import styles from '../parts/mine.module.css'

/** Without a proven address an account sees nothing, so the proof is what the screen asks for. */
function Primeiro() {
  const { data, error, refetch, isFetching } = useQuery(contaConsumidorQuery)
  if (!data)
    return error ? <LoadFailure error={error} onRetry={refetch} busy={isFetching} /> : <SkeletonFields />
  return (
    <section className="cartao" aria-labelledby="confirme">
      <header>
        <h2 id="confirme">Confirme o seu e-mail</h2>
      </header>
      <div className="corpo">
        <ConfirmEmail conta={data} />
      </div>
    </section>
  )
}

function Ordens() {
  const { data, error, refetch, isFetching } = useQuery(minhasQuery)
  useRefresh(['acompanhamento'], 'acompanhamento')
  if (!data)
    return error ? <LoadFailure error={error} onRetry={refetch} busy={isFetching} /> : <SkeletonFields />
  if (data.length === 0)
    return (
      <EmptyState hint="Quando um posto abrir uma OS com um e-mail que você confirmou, ela aparece aqui. Deixou outro e-mail no posto? Confirme-o também.">
        <ButtonLink to="/conta">Confirmar outro e-mail</ButtonLink>
      </EmptyState>
    )
  const orders = data.toSorted((a, b) => Number(b.pedeResposta) - Number(a.pedeResposta))
  return (
    <>
      <ul className={styles.minhasOs} aria-label="Ordens de serviço">
        {orders.map((os) => (
          <MinhaOrdem key={os.id} os={os} />
        ))}
      </ul>
      <MeusRelogios />
    </>
  )
}

/** /acompanhamento: the orders of a consumer with an account, those that wait for an answer first, and the watches. */
export function Mine() {
  const { data: conta } = useQuery(contaConsumidorQuery)
  return (
    <Page title="Meus relógios" subtitle={conta?.provados.map(({ email }) => email).join(', ')}>
      {conta && conta.provados.length > 0 ? (
        <div className={clsx(styles.coluna, styles.larga)}>
          <Ordens />
        </div>
      ) : (
        <div className={styles.coluna}>
          <Primeiro />
        </div>
      )}
    </Page>
  )
}
