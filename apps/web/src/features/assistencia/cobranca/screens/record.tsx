import '../../../../register/register.css'
import styles from '../parts/cobranca.module.css'
import { COBRANCA_TIPO_LABELS, type Cobranca } from '@app/contract/assistencia/cobranca'
import { IconArrowsExchange, IconBan, IconScissors } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { History } from '../../../../register/record/history.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { ArquivoLink } from '../../prova/index.ts'
import { cobrancaKey, cobrancaQuery } from '../api.ts'
import { CancelDialog, ConfirmPagamentoDialog, WithholdDialog } from '../parts/ato-dialog.tsx'
import { LembretesCard } from '../parts/lembretes-card.tsx'
import { ComoPagar } from '../parts/pix-card.tsx'
import { ChangePlanoDialog } from '../plano/change-plano.tsx'
import { CobrancaSituacao } from '../parts/situacao.tsx'

type Line = [label: string, value: string]

const money = (label: string, value: number): Line[] => (value === 0 ? [] : [[label, formatMoney(value)]])

const linesOf = (cobranca: Cobranca): Line[] => [
  ['Plano', cobranca.plano.nome],
  ['Tipo', COBRANCA_TIPO_LABELS[cobranca.tipo]],
  ['Período', `${formatDay(cobranca.inicio)} a ${formatDay(cobranca.fim)}`],
  ['Vencimento', formatDay(cobranca.vencimento)],
  ...(cobranca.retida
    ? [['Como se paga', 'Retida no fechamento do mês'] satisfies Line]
    : [['Sem multa e juros até', formatDay(cobranca.pagavelAte)] satisfies Line]),
  ['Valor', formatMoney(cobranca.valor)],
  ...money('Desconto', -cobranca.desconto),
  ...money('Crédito ou diferença anterior', -cobranca.credito),
  ...(cobranca.devido
    ? [
        ...money('Multa', cobranca.devido.multa),
        ...money('Juros', cobranca.devido.juros),
        [cobranca.retida ? 'A descontar' : 'A pagar hoje', formatMoney(cobranca.devido.total)] satisfies Line,
      ]
    : []),
  ...(cobranca.pagaEm ? [['Paga em', formatDay(cobranca.pagaEm)] satisfies Line] : []),
  ...money('Pago a mais, virou crédito', cobranca.sobra),
  ...(cobranca.motivo ? [['Motivo do cancelamento', cobranca.motivo] satisfies Line] : []),
]

const DadosCard = ({ cobranca, onReter }: { cobranca: Cobranca; onReter: (() => void) | null }) => (
  <section className="cartao" aria-label="Cobrança">
    <header>
      <h2>Cobrança</h2>
      <CobrancaSituacao situacao={cobranca.situacao} />
    </header>
    <div className="corpo">
      <dl className={styles.linhas}>
        {linesOf(cobranca).map(([label, value]) => (
          <div key={label}>
            <dt className="t2">{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {onReter && (
        <Button small look="quiet" icon={IconScissors} onClick={onReter}>
          {cobranca.retida ? 'Cobrar à parte' : 'Reter no fechamento'}
        </Button>
      )}
    </div>
  </section>
)

const PagamentosCard = ({ cobranca: { pagamentos } }: { cobranca: Cobranca }) => (
  <section className="cartao" aria-label="Pagamentos">
    <header>
      <h2>Pagamentos</h2>
    </header>
    <div className="corpo">
      {pagamentos.length === 0 ? (
        <p className="t2">Nenhum pagamento confirmado.</p>
      ) : (
        <dl className={styles.linhas}>
          {pagamentos.map(({ id, data, valor, por, arquivo, fechamento }) => (
            <div key={id}>
              <dt className="num">{formatDay(data)}</dt>
              <dd>
                <b className="num">{formatMoney(valor)}</b> {por && <span className="t2">{por}</span>}
                {fechamento && (
                  <span className="t2">
                    retido no{' '}
                    <Link className="link" to="/financeiro/$id" params={{ id: String(fechamento.id) }}>
                      fechamento de {fechamento.mes.slice(5, 7)}/{fechamento.mes.slice(0, 4)}
                    </Link>
                  </span>
                )}
                {arquivo && (
                  <div>
                    <ArquivoLink arquivo={arquivo} de="/postoAutorizadoPagamento" />
                  </div>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  </section>
)

/** /postoAutorizadoPagamento/{id}: today's debt and how to pay it; finance confirms and cancels. */
export function CobrancaRecord({ id }: { id: number }) {
  const client = useQueryClient()
  useRefresh(cobrancaKey(id), 'postoAutorizadoPagamento', id)
  const query = useQuery(cobrancaQuery(id))
  const canEdit = useCan('COBRANCA_EDITAR')
  const [ato, setAto] = useState<'confirmar' | 'cancelar' | 'plano' | 'reter' | null>(null)
  const { data } = query
  const dialog = {
    onClose: () => setAto(null),
    onDone: (after: Cobranca) => {
      client.setQueryData(cobrancaKey(id), after)
      void client.invalidateQueries({ queryKey: ['postoAutorizadoPagamento', 'lista'] })
    },
  }
  return (
    <Page
      title={`Cobrança ${id}`}
      subtitle={data && data.posto.nomeFantasia}
      back="/postoAutorizadoPagamento"
      actions={
        data && (
          <>
            <History
              entidade="postoAutorizadoPagamento"
              id={id}
              subtitle={`Cobrança ${id} · ${data.posto.nomeFantasia}`}
            />
            {canEdit && (
              <Button
                small
                look="quiet"
                icon={IconArrowsExchange}
                iconOnPhone
                onClick={() => setAto('plano')}
              >
                Mudar de plano
              </Button>
            )}
            {canEdit && data.devido && (
              <Button small look="quiet" icon={IconBan} iconOnPhone onClick={() => setAto('cancelar')}>
                Cancelar cobrança
              </Button>
            )}
            {canEdit && (
              <Button small look="filled" onClick={() => setAto('confirmar')}>
                Confirmar pagamento
              </Button>
            )}
          </>
        )
      }
    >
      {data ? (
        <div className="duas">
          <div className="pilha">
            <DadosCard cobranca={data} onReter={canEdit && data.devido ? () => setAto('reter') : null} />
            <PagamentosCard cobranca={data} />
            {data.lembretes.length > 0 && <LembretesCard cobranca={data} />}
          </div>
          <div className={`reg-lado ${styles.lado}`}>
            <ComoPagar cobranca={data} />
          </div>
        </div>
      ) : (
        <LoadingCard query={query} />
      )}
      {data && ato === 'confirmar' && <ConfirmPagamentoDialog cobranca={data} {...dialog} />}
      {data && ato === 'plano' && <ChangePlanoDialog posto={data.posto.id} onClose={dialog.onClose} />}
      {data && ato === 'reter' && <WithholdDialog cobranca={data} {...dialog} />}
      {data && ato === 'cancelar' && <CancelDialog cobranca={data} {...dialog} />}
    </Page>
  )
}
