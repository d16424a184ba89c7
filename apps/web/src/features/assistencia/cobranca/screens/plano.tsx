import '../../../../register/register.css'
import styles from '../parts/cobranca.module.css'
import { postoAutorizado } from '@app/contract/registers/references'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { ReferenceField } from '../../../../register/form/reference-field.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { cobrancaQuery, cobrancasQuery, isSemPlano, planoDoPostoQuery } from '../api.ts'
import { LembretesCard } from '../parts/lembretes-card.tsx'
import { ComoPagar, PixDoAtraso } from '../parts/pix-card.tsx'
import { CobrancasCard } from '../plano/cobrancas-card.tsx'
import { PlanoCard } from '../plano/plano-card.tsx'
import { ChoosePrimeiro } from '../plano/primeiro.tsx'
import { useMuda } from '../plano/use-muda.ts'

function OfPosto({ posto }: { posto: number }) {
  const own = useUser()?.posto
  const muda = useMuda()
  const query = useQuery(planoDoPostoQuery(posto))
  useRefresh(planoDoPostoQuery(posto).queryKey, 'colaborador', posto)
  useRefresh(['postoAutorizadoPagamento'], 'postoAutorizadoPagamento')
  useRefresh(planoDoPostoQuery(posto).queryKey, 'postoAutorizadoPagamento')
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
        {data.emAtraso?.pix ? (
          <PixDoAtraso atraso={data.emAtraso} codigo={data.emAtraso.pix} />
        ) : (
          devida && <ComoPagar cobranca={devida} />
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
