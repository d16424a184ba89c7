import '../../../../register/register.css'
import styles from '../parts/financeiro.module.css'
import { ATO_FECHAMENTO_LABELS, type Fechamento } from '@app/contract/assistencia/financeiro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatDateTime, formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { History } from '../../../../register/record/history.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { fechamentoKey, fechamentoQuery } from '../api.ts'
import { AtoDialog, type Pedido } from '../parts/ato-dialog.tsx'
import { LinhasCard } from '../parts/linhas-card.tsx'
import { formatMes } from '../parts/mes.ts'
import { FechamentoSituacao } from '../parts/situacao.tsx'

type Line = [label: string, value: string]

const sumsOf = ({ resumo }: Fechamento): Line[] => [
  ['Mão de obra', formatMoney(resumo.maoDeObra)],
  ['Peças do posto', formatMoney(resumo.pecas)],
  ...(resumo.restituicoes === 0
    ? []
    : [['Restituições e abatimentos', formatMoney(resumo.restituicoes)] satisfies Line]),
  ['Ajustes', formatMoney(resumo.ajustes)],
  ...(resumo.transporte === 0 ? [] : [['Saldo de outro mês', formatMoney(resumo.transporte)] satisfies Line]),
  ['A pagar', formatMoney(resumo.total)],
]

const stepsOf = ({ conferenciaEm, aprovadoEm, aprovadoPor, pagamento }: Fechamento): Line[] => [
  ...(conferenciaEm ? [['Em conferência desde', formatDateTime(conferenciaEm)] satisfies Line] : []),
  ...(aprovadoEm
    ? [['Aprovado', `${formatDateTime(aprovadoEm)} · ${aprovadoPor ?? ''}`] satisfies Line]
    : []),
  ...(pagamento
    ? ([
        ['Pago em', formatDay(pagamento.data)],
        ...(pagamento.comprovante ? [['Comprovante', pagamento.comprovante] satisfies Line] : []),
        [
          'NFS-e',
          pagamento.nfse ? `${pagamento.nfse.numero} · ${formatMoney(pagamento.nfse.valor)}` : 'Dispensada',
        ],
      ] satisfies Line[])
    : []),
]

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className={styles.linhas}>
    {lines.map(([label, value]) => (
      <div key={label}>
        <dt className="t2">{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
)

const ResumoCard = ({ fechamento }: { fechamento: Fechamento }) => (
  <section className="cartao" aria-label="Resumo">
    <header>
      <h2>Resumo</h2>
      <FechamentoSituacao situacao={fechamento.situacao} contestadas={fechamento.contestadas} />
    </header>
    <div className="corpo pilha">
      <Lines lines={sumsOf(fechamento)} />
      <p className="t2">
        Cada linha é arredondada ao centavo, meio para o par, antes da soma. Peças enviadas pela fábrica não
        geram crédito.
      </p>
      <Lines lines={stepsOf(fechamento)} />
    </div>
  </section>
)

const ATOS_DO_TODO = ['ajustar', 'aprovar', 'pagar'] as const

/** /financeiro/{id}: a post's pay for a month, line by line, and the possible acts of each side. */
export function FechamentoRecord({ id }: { id: number }) {
  const client = useQueryClient()
  useRefresh(fechamentoKey(id), 'financeiro', id)
  const query = useQuery(fechamentoQuery(id))
  const [pedido, setPedido] = useState<Pedido | null>(null)
  const { data } = query
  return (
    <Page
      title={data ? data.posto.nomeFantasia : 'Fechamento'}
      subtitle={data && `Fechamento de ${formatMes(data.mes)}`}
      back="/financeiro"
      actions={
        data && (
          <>
            <History
              entidade="financeiro"
              id={id}
              subtitle={`${data.posto.nomeFantasia} · ${formatMes(data.mes)}`}
            />
            {ATOS_DO_TODO.filter((ato) => data.atos.includes(ato)).map((ato) => (
              <Button
                key={ato}
                small
                look={ato === 'ajustar' ? 'quiet' : 'filled'}
                disabled={ato === 'aprovar' && data.contestadas > 0}
                onClick={() => setPedido({ ato })}
              >
                {ATO_FECHAMENTO_LABELS[ato]}
              </Button>
            ))}
          </>
        )
      }
    >
      {data ? (
        <div className="duas">
          <LinhasCard fechamento={data} onAct={setPedido} />
          <div className="reg-lado">
            <ResumoCard fechamento={data} />
          </div>
        </div>
      ) : (
        <LoadingCard query={query} />
      )}
      {data && pedido && (
        <AtoDialog
          fechamento={data}
          pedido={pedido}
          onClose={() => setPedido(null)}
          onDone={(after) => {
            client.setQueryData(fechamentoKey(id), after)
            void client.invalidateQueries({ queryKey: ['financeiro', 'lista'] })
          }}
        />
      )}
    </Page>
  )
}
