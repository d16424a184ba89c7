import '../../../../register/register.css'
import '../../../../ui/form/form.css'
import linhas from '../parts/linhas.module.css'
import styles from '../parts/financeiro.module.css'
import { ATO_FECHAMENTO_LABELS, type Fechamento } from '@app/contract/assistencia/financeiro'
import {
  IconCash,
  IconChecks,
  IconFileUpload,
  IconMessageExclamation,
  IconMessages,
  IconPrinter,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount, formatMoney } from '../../../../platform/text/format.ts'
import { History } from '../../../../register/record/history.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { fechamentoKey, fechamentoQuery } from '../api.ts'
import { AjustesCard } from '../parts/ajustes-card.tsx'
import { AtoDialog, type Pedido } from '../parts/ato-dialog.tsx'
import { LinhasCard } from '../parts/linhas-card.tsx'
import { formatMes } from '../parts/mes.ts'
import { PassosCard } from '../parts/passos-card.tsx'
import { NotaDialog, PayDialog } from '../parts/pay-dialog.tsx'
import { ResumoCard } from '../parts/resumo-card.tsx'

/** The open question of this screen. */
type Aberto = Pedido | { ato: 'pagar' } | { ato: 'enviarNota' }

const ATOS_DO_TODO = ['aprovar', 'enviarNota', 'pagar'] as const
const ICONES = { aprovar: IconChecks, enviarNota: IconFileUpload, pagar: IconCash }

/** Why the closing cannot be approved yet; null when nothing holds it up. */
const faltaDe = ({ contestadas, glosadas, atos }: Fechamento): string | null => {
  if (!atos.includes('aprovar')) return null
  if (contestadas > 0)
    return `Falta responder ${formatCount(contestadas, 'linha contestada', 'linhas contestadas')}`
  if (glosadas > 0)
    return `O posto ainda pode contestar ${formatCount(glosadas, 'linha glosada', 'linhas glosadas')}`
  return null
}

/** The sum, what still holds it up, and what this person may do with the whole. */
const Pe = ({ fechamento, onAct }: { fechamento: Fechamento; onAct: (pedido: Aberto) => void }) => {
  const { resumo, atos } = fechamento
  const falta = faltaDe(fechamento)
  const possiveis = ATOS_DO_TODO.filter((ato) => atos.includes(ato))
  return (
    possiveis.length > 0 && (
      <footer className={`rodape ${styles.pe}`}>
        <div>
          <b className="num">{formatMoney(resumo.total)}</b>
          {falta !== null && (
            <p className={linhas.falta}>
              <Icon of={IconMessageExclamation} size="p" />
              {falta}
            </p>
          )}
        </div>
        <div className="fim">
          {possiveis.map((ato) => (
            <Button
              key={ato}
              look="filled"
              icon={ICONES[ato]}
              disabled={ato === 'aprovar' && falta !== null}
              onClick={() => onAct({ ato })}
            >
              {ATO_FECHAMENTO_LABELS[ato]}
            </Button>
          ))}
        </div>
      </footer>
    )
  )
}

/** The dialog of the asked act. */
function Ato({ pedido, ...dialog }: Omit<ComponentProps<typeof AtoDialog>, 'pedido'> & { pedido: Aberto }) {
  if (pedido.ato === 'pagar') return <PayDialog {...dialog} />
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
  const conversa = useCan('CHAT_USAR')
  const posto = useUser()?.posto
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
            {conversa && (
              <ButtonLink
                small
                look="quiet"
                icon={IconMessages}
                iconOnPhone
                to={posto ? '/chat?com=FINANCEIRO' : `/chat?com=FINANCEIRO&posto=${data.posto.id}`}
              >
                Conversar
              </ButtonLink>
            )}
            <ButtonLink
              small
              look="quiet"
              icon={IconPrinter}
              iconOnPhone
              to={`/financeiro/${id}/imprimir/extrato`}
            >
              Extrato
            </ButtonLink>
          </>
        )
      }
    >
      {data ? (
        <>
          <div className={`duas ${styles.corpo}`}>
            <LinhasCard fechamento={data} onAct={setPedido} />
            <div className={`reg-lado ${linhas.lado}`}>
              <ResumoCard fechamento={data} />
              <AjustesCard fechamento={data} onAct={setPedido} />
              <PassosCard fechamento={data} />
            </div>
          </div>
          <Pe fechamento={data} onAct={setPedido} />
        </>
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
