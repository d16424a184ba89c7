import '../../../../register/register.css'
import styles from '../parts/financeiro.module.css'
import {
  ATO_FECHAMENTO_LABELS,
  type Fechamento,
  RETENCAO_TIPO_LABELS,
} from '@app/contract/assistencia/financeiro'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatDateTime, formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { History } from '../../../../register/record/history.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { ArquivoLink } from '../../prova/index.ts'
import { fechamentoKey, fechamentoQuery } from '../api.ts'
import { AtoDialog, type Pedido } from '../parts/ato-dialog.tsx'
import { LinhasCard } from '../parts/linhas-card.tsx'
import { formatMes } from '../parts/mes.ts'
import { NotaDialog, PagarDialog } from '../parts/pagar-dialog.tsx'
import { FechamentoSituacao } from '../parts/situacao.tsx'

/** The open question of this screen. */
type Aberto = Pedido | { ato: 'pagar' } | { ato: 'enviarNota' }

type Line = [label: string, value: string]

const sumsOf = ({ resumo, pagamento }: Fechamento): Line[] => [
  ['Mão de obra', formatMoney(resumo.maoDeObra)],
  ['Peças do posto', formatMoney(resumo.pecas)],
  ...(resumo.restituicoes === 0
    ? []
    : [['Restituições e abatimentos', formatMoney(resumo.restituicoes)] satisfies Line]),
  ['Ajustes', formatMoney(resumo.ajustes)],
  ...(resumo.debitos === 0 ? [] : [['Plano retido', formatMoney(resumo.debitos)] satisfies Line]),
  ...(resumo.transporte === 0 ? [] : [['Saldo de outro mês', formatMoney(resumo.transporte)] satisfies Line]),
  [pagamento ? 'Total' : 'A pagar', formatMoney(resumo.total)],
  ...(pagamento?.retencoes ?? []).map(({ tipo, descricao, valor }): Line => [
    `${descricao ?? RETENCAO_TIPO_LABELS[tipo]} retido`,
    formatMoney(-valor),
  ]),
  ...(pagamento ? [['Pago ao posto', formatMoney(pagamento.liquido)] satisfies Line] : []),
]

const stepsOf = ({ conferenciaEm, aprovadoEm, aprovadoPor, pagamento, nota }: Fechamento): Line[] => [
  ...(conferenciaEm ? [['Em conferência desde', formatDateTime(conferenciaEm)] satisfies Line] : []),
  ...(aprovadoEm
    ? [['Aprovado', `${formatDateTime(aprovadoEm)} · ${aprovadoPor ?? ''}`] satisfies Line]
    : []),
  ...(pagamento
    ? ([
        ['Pago em', formatDay(pagamento.data)],
        ...(pagamento.comprovante ? [['Comprovante', pagamento.comprovante] satisfies Line] : []),
      ] satisfies Line[])
    : []),
  ...(nota ? [['NFS-e', `${nota.numero} · ${formatMoney(nota.valor)}`] satisfies Line] : []),
  ...(pagamento && !nota ? [['NFS-e', 'Dispensada'] satisfies Line] : []),
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
      <ArquivoLink arquivo={fechamento.pagamento?.arquivo ?? null} de="/financeiro" />
      <ArquivoLink arquivo={fechamento.nota?.arquivo ?? null} de="/financeiro" />
    </div>
  </section>
)

const ATOS_DO_TODO = ['ajustar', 'aprovar', 'enviarNota', 'pagar'] as const

/** The dialog of the asked act. */
function Ato({ pedido, ...dialog }: Omit<ComponentProps<typeof AtoDialog>, 'pedido'> & { pedido: Aberto }) {
  if (pedido.ato === 'pagar') return <PagarDialog {...dialog} />
  if (pedido.ato === 'enviarNota') return <NotaDialog {...dialog} />
  return <AtoDialog pedido={pedido} {...dialog} />
}

/** /financeiro/{id}: a post's pay for a month, line by line, and the possible acts of each side. */
export function FechamentoRecord({ id }: { id: number }) {
  const client = useQueryClient()
  useRefresh(fechamentoKey(id), 'financeiro', id)
  const query = useQuery(fechamentoQuery(id))
  const [pedido, setPedido] = useState<Aberto | null>(null)
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
            <ButtonLink
              small
              look="quiet"
              icon={IconPrinter}
              iconOnPhone
              to={`/financeiro/${id}/imprimir/extrato`}
            >
              Extrato
            </ButtonLink>
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
        <Ato
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
