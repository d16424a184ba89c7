import '../../../../register/register.css'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../../platform/http/live.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { chamadoKey, chamadoQuery } from '../api.ts'
import { Acts, useTake } from '../parts/acts.tsx'
import { ConversaCard } from '../parts/conversa-card.tsx'
import { DadosCard } from '../parts/dados-card.tsx'
import { Dizer } from '../parts/dizer.tsx'

/** /chamado/{id}: the question, the answers, and this person's possible acts. */
export function ChamadoRecord({ id }: { id: number }) {
  useRefresh(chamadoKey(id), 'chamado', id)
  const query = useQuery(chamadoQuery(id))
  const { data } = query
  const take = useTake()
  return (
    <Page
      title={data ? `Chamado ${data.numero}` : 'Chamado'}
      subtitle={data?.titulo}
      back="/chamado"
      actions={data && <Acts chamado={data} onDone={take} />}
    >
      {data ? (
        <div className="duas">
          <ConversaCard chamado={data}>
            <Dizer chamado={data} onDone={take} />
          </ConversaCard>
          <div className="reg-lado">
            <DadosCard chamado={data} />
          </div>
        </div>
      ) : (
        <LoadingCard query={query} />
      )}
    </Page>
  )
}
