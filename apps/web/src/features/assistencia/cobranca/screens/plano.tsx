import styles from '../parts/cobranca.module.css'
import type { PlanoDoPosto } from '@app/contract/assistencia/cobranca'
import { postoAutorizado } from '@app/contract/registers/references'
import { IconArrowsExchange, IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount, formatDay } from '../../../../platform/text/format.ts'
import { ReferenceField } from '../../../../register/form/reference-field.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { isSemPlano, planoDoPostoQuery } from '../api.ts'
import { MudarPlanoDialog } from '../plano/mudar-plano.tsx'
import { EscolherPrimeiro } from '../plano/primeiro.tsx'
import { precoTexto } from '../plano/words.ts'

const linesOf = ({ plano, pessoas, agendado, descontoRestante }: PlanoDoPosto): [string, string][] => [
  ['Preço', precoTexto(plano)],
  ['Licenças', `${pessoas} de ${plano.licencas} em uso`],
  ['Já cobrado até', formatDay(plano.ate)],
  ...(descontoRestante > 0
    ? [
        ['Cupom', `mais ${formatCount(descontoRestante, 'cobrança', 'cobranças')} com desconto`] satisfies [
          string,
          string,
        ],
      ]
    : []),
  ...(agendado
    ? [['Depois', `${agendado.nome}, de ${formatDay(agendado.em)} em diante`] satisfies [string, string]]
    : []),
]

function OfPosto({ posto }: { posto: number }) {
  const query = useQuery(planoDoPostoQuery(posto))
  useRefresh(planoDoPostoQuery(posto).queryKey, 'colaborador', posto)
  const [changing, setChanging] = useState(false)
  const { data, error } = query
  if (isSemPlano(error)) return <EscolherPrimeiro posto={posto} />
  if (!data) return <LoadingCard query={query} fields={4} label="Plano" />
  return (
    <div className="duas">
      <section className="cartao" aria-label="Plano">
        <header>
          <h2>{data.plano.nome}</h2>
          <span className="fim">
            <ButtonLink small look="quiet" icon={IconFileInvoice} to="/postoAutorizadoPagamento">
              Cobranças
            </ButtonLink>
            <Button small icon={IconArrowsExchange} onClick={() => setChanging(true)}>
              Mudar de plano
            </Button>
          </span>
        </header>
        <div className="corpo">
          <dl className={styles.linhas}>
            {linesOf(data).map(([label, value]) => (
              <div key={label}>
                <dt className="t2">{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {changing && <MudarPlanoDialog posto={posto} onClose={() => setChanging(false)} />}
      </section>
    </div>
  )
}

type Props = { posto: number | undefined; onPosto: (posto: number | undefined) => void }

/** /plano: a post's plan, its change, and the first one of a post without any; finance chooses the post. */
export function PlanoDoPostoScreen({ posto, onPosto }: Props) {
  const own = useUser()?.posto
  const chosen = own?.id ?? posto
  const { data } = useQuery({ ...planoDoPostoQuery(chosen ?? 0), enabled: chosen !== undefined })
  return (
    <Page
      title="Plano"
      subtitle={own?.nomeFantasia ?? data?.posto.nomeFantasia}
      back={own ? '/inicio' : '/postoAutorizadoPagamento'}
    >
      <div className="pilha">
        {!own && (
          <ReferenceField
            label={posto === undefined ? 'Posto' : 'Outro posto'}
            help={posto === undefined ? 'De que posto é o plano.' : undefined}
            reference={postoAutorizado}
            value={null}
            onChange={(found) => onPosto(found?.id)}
          />
        )}
        {chosen !== undefined && <OfPosto key={chosen} posto={chosen} />}
      </div>
    </Page>
  )
}
