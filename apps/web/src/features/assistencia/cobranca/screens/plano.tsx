import '../../../../register/register.css'
import styles from '../parts/cobranca.module.css'
import type { PlanoDoPosto } from '@app/contract/assistencia/cobranca'
import { postoAutorizado } from '@app/contract/registers/references'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount, formatDay } from '../../../../platform/text/format.ts'
import { ReferenceField } from '../../../../register/form/reference-field.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { cobrancaQuery, cobrancasQuery, isSemPlano, planoDoPostoQuery } from '../api.ts'
import { LembretesCard } from '../parts/lembretes-card.tsx'
import { PixCard } from '../parts/pix-card.tsx'
import { CobrancasCard } from '../plano/cobrancas-card.tsx'
import { ChangePlanoDialog } from '../plano/change-plano.tsx'
import { ChoosePrimeiro } from '../plano/primeiro.tsx'
import { precoTexto } from '../plano/words.ts'

const cupomTexto = ({ codigo, desconto }: NonNullable<PlanoDoPosto['cupom']>, restam: number): string =>
  restam > 0
    ? `${codigo}: ${desconto} % em mais ${formatCount(restam, 'cobrança', 'cobranças')}`
    : `${codigo}: ${desconto} %, já acabou`

const linesOf = ({
  plano,
  pessoas,
  agendado,
  desde,
  diaVencimento,
  cupom,
  descontoRestante,
}: PlanoDoPosto): [string, string][] => [
  ['Preço', precoTexto(plano)],
  ['Desde', formatDay(desde)],
  ['Vence todo dia', String(diaVencimento)],
  ['Licenças', `${pessoas} de ${plano.licencas} em uso`],
  ['Já cobrado até', formatDay(plano.ate)],
  ...(cupom ? [['Cupom', cupomTexto(cupom, descontoRestante)] satisfies [string, string]] : []),
  ...(agendado
    ? [['Depois', `${agendado.nome}, de ${formatDay(agendado.em)} em diante`] satisfies [string, string]]
    : []),
]

/** How many of the licences are taken. */
const Trilho = ({ pessoas, licencas }: { pessoas: number; licencas: number }) => (
  <meter
    className={styles.trilho}
    aria-label="Licenças em uso"
    min={0}
    max={licencas}
    value={Math.min(pessoas, licencas)}
  />
)

/** Whether the person may change plans: of the own post who cares for its people, of the manufacturer who edits charges. */
function useMuda(): boolean {
  const people = useCan('COLABORADOR_EDITAR')
  const charges = useCan('COBRANCA_EDITAR')
  return useUser()?.posto ? people : charges
}

function PlanoCard({ posto, dados }: { posto: number; dados: PlanoDoPosto }) {
  const [changing, setChanging] = useState(false)
  const own = useUser()?.posto
  const people = useCan('COLABORADOR_EDITAR')
  const muda = useMuda()
  return (
    <section className="cartao" aria-label="Plano">
      <header>
        <h2>{dados.plano.nome}</h2>
        <span className="fim">
          {people && (
            <ButtonLink small look="quiet" to={own ? '/colaboradores' : `/colaboradores?posto=${posto}`}>
              Ver pessoas
            </ButtonLink>
          )}
          {muda && (
            <Button small icon={IconArrowsExchange} onClick={() => setChanging(true)}>
              Mudar de plano
            </Button>
          )}
        </span>
      </header>
      <div className={`corpo ${styles.assinado}`}>
        <dl className={styles.linhas}>
          {linesOf(dados).map(([label, value]) => (
            <div key={label}>
              <dt className="t2">{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <Trilho pessoas={dados.pessoas} licencas={dados.plano.licencas} />
      </div>
      {changing && <ChangePlanoDialog posto={posto} onClose={() => setChanging(false)} />}
    </section>
  )
}

function OfPosto({ posto }: { posto: number }) {
  const own = useUser()?.posto
  const muda = useMuda()
  const query = useQuery(planoDoPostoQuery(posto))
  useRefresh(planoDoPostoQuery(posto).queryKey, 'colaborador', posto)
  useRefresh(['postoAutorizadoPagamento'], 'postoAutorizadoPagamento')
  const [page, setPage] = useState(0)
  const filtered = own ? undefined : posto
  const cobrancas = useQuery(cobrancasQuery(filtered, page))
  // The late charges come first and the settled ones last, so the first row is the one to be paid.
  const { data: primeiras } = useQuery(cobrancasQuery(filtered, 0))
  const aPagar = primeiras?.content.find(({ situacao }) => situacao === 'VENCIDA' || situacao === 'ABERTA')
  const { data: devida } = useQuery({ ...cobrancaQuery(aPagar?.id ?? 0), enabled: aPagar !== undefined })
  const { data, error } = query
  if (isSemPlano(error))
    return muda ? (
      <ChoosePrimeiro posto={posto} />
    ) : (
      <Faixa tone="info" title="Este posto ainda não assina um plano." />
    )
  if (!data) return <LoadingCard query={query} fields={4} label="Plano" />
  return (
    <div className="duas">
      <div className="pilha">
        <PlanoCard posto={posto} dados={data} />
        <CobrancasCard
          data={cobrancas.data}
          page={page}
          todas={own ? '/postoAutorizadoPagamento' : `/postoAutorizadoPagamento?posto=${posto}`}
          onPage={setPage}
        />
        {aPagar && devida && devida.lembretes.length > 0 && <LembretesCard cobranca={devida} />}
      </div>
      <div className={`reg-lado ${styles.lado}`}>
        {aPagar && devida?.pix && devida.devido && (
          <PixCard cobranca={devida} codigo={devida.pix} devido={devida.devido} />
        )}
      </div>
    </div>
  )
}

type Props = { posto: number | undefined; onPosto: (posto: number | undefined) => void }

/** /plano: a post's plan, licences and charges, how to pay, and the first plan; finance chooses the post. */
export function PlanoDoPostoScreen({ posto, onPosto }: Props) {
  const own = useUser()?.posto
  const chosen = own?.id ?? posto
  const { data } = useQuery({ ...planoDoPostoQuery(chosen ?? 0), enabled: chosen !== undefined })
  return (
    <Page
      title="Plano e cobranças"
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
