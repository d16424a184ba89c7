import { clsx } from 'clsx'
import styles from '../parts/follow.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import { useState } from 'react'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'
import { tokenOf } from '../../../../platform/session/link-token.ts'
import { EntryFrame } from '../../../../ui/entry/entry-frame.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { acompanhamentoQuery } from '../api.ts'
import type { OrcamentoVisto } from '../parts/answer.ts'
import { AnswerBar } from '../parts/answer-bar.tsx'
import { ApproveStep } from '../parts/approve-step.tsx'
import { ByCode } from '../parts/by-code.tsx'
import { Budget } from '../parts/budget.tsx'
import { Conditions } from '../parts/conditions.tsx'
import { Deposit } from '../parts/deposit.tsx'
import { History } from '../parts/history.tsx'
import { Models } from '../parts/models.tsx'
import { Overview } from '../parts/overview.tsx'
import { RejectStep } from '../parts/reject-step.tsx'
import { Top } from '../parts/top.tsx'

/** An answer that is being given, to the very budget that was read before. */
type Answering = { act: 'aprovar' | 'recusar'; orcamento: OrcamentoVisto }

function Followed({ token, os }: { token: string; os: AcompanhamentoOs }) {
  const client = useQueryClient()
  const [answering, setAnswering] = useState<Answering | null>(null)
  const [refused, setRefused] = useState<number[]>([])
  const [changed, setChanged] = useState('')
  const { orcamento, modelos, modeloEscolhido } = os
  const answers = {
    token,
    onAnswered: (answer: AcompanhamentoOs) => {
      client.setQueryData(acompanhamentoQuery(token).queryKey, answer)
      setChanged('')
      setAnswering(null)
      scrollTo(0, 0)
    },
    // What was shown is no more what stands: it is shown anew, and nothing was answered.
    onRefused: (error: ApiError) => {
      if (error.status !== 409) return false
      setChanged(describeError(error))
      setRefused([])
      setAnswering(null)
      void client.invalidateQueries(acompanhamentoQuery(token))
      return true
    },
    onBack: () => setAnswering(null),
  }
  if (answering?.act === 'aprovar')
    return <ApproveStep {...answers} orcamento={answering.orcamento} refused={refused} />
  if (answering)
    return (
      <RejectStep
        {...answers}
        sha256={answering.orcamento.sha256}
        taxa={answering.orcamento.complemento ? null : os.taxaDiagnostico}
      />
    )
  return (
    <>
      <main>
        {changed && <Faixa tone="warning">{changed}</Faixa>}
        <Overview os={os} />
        {os.sinal && <Deposit sinal={os.sinal} />}
        {orcamento && (
          <Budget
            orcamento={orcamento}
            diasGarantiaServico={os.diasGarantiaServico}
            refused={refused}
            onRefuse={setRefused}
          />
        )}
        {modelos.length > 0 && modeloEscolhido === null && <Models {...answers} modelos={modelos} />}
        {os.condicoes && <Conditions condicoes={os.condicoes} />}
        <History historico={os.historico} />
        <p className={clsx(styles.acPe, 't3 xs')}>
          Ordem de serviço <span className="num">{os.numero}</span>. Este link é só seu: quem o tiver pode
          responder por você.
        </p>
      </main>
      {orcamento?.podeResponder && (
        <AnswerBar
          orcamento={orcamento}
          refused={refused}
          onApprove={() => setAnswering({ act: 'aprovar', orcamento })}
          onReject={() => setAnswering({ act: 'recusar', orcamento })}
        />
      )}
    </>
  )
}

/** /acompanhar#token=…: what the consumer follows and answers, without an account; without a token, by the code. */
export function Follow() {
  const router = useRouter()
  const [token, setToken] = useState(() => tokenOf(location.hash))
  const open = (opened: string) => {
    setToken(opened)
    // In the address, too: read again or kept, the page opens the same order.
    void router.navigate({ to: '/acompanhar', hash: `token=${opened}`, replace: true })
  }
  const { data, error, refetch, isFetching } = useQuery({
    ...acompanhamentoQuery(token),
    enabled: token !== '',
  })
  if (token === '' || (error instanceof ApiError && error.code === 'LINK_VENCIDO'))
    return (
      <EntryFrame title="Acompanhe seu relógio">
        {token !== '' && (
          <Faixa tone="warning">
            Este link não abre mais nenhuma ordem de serviço. Peça outro ao posto onde deixou o relógio, ou
            use o código do comprovante.
          </Faixa>
        )}
        <ByCode onOpen={open} />
      </EntryFrame>
    )
  return (
    <div className={styles.acPagina}>
      <title>Acompanhe seu relógio · Retaguarda</title>
      {data && (
        <>
          <Top posto={data.posto} />
          <Followed token={token} os={data} />
        </>
      )}
      {!data && (
        <main aria-busy={isFetching}>
          {error ? (
            <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
          ) : (
            <div className={clsx('pilha', styles.acEspera)}>
              <Bone />
              <Bone />
              <Bone />
            </div>
          )}
        </main>
      )}
    </div>
  )
}
