import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useChanges } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { LoadFailure, StaleNotice } from '../../../../ui/feedback/load-state.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { inicioQuery } from '../api.ts'
import { BoxBones, Boxes } from '../parts/boxes.tsx'
import { CadastroBox } from '../parts/cadastro-box.tsx'

/** The start of the repair network: the work that waits for this person (spec §6, 'home boxes'; decisions 22). */
export function Home() {
  const client = useQueryClient()
  const approves = useCan('POSTO_APROVAR')
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(inicioQuery)
  useChanges(({ entidade }) => {
    if (entidade === 'ordemServico' || entidade === '*')
      void client.invalidateQueries({ queryKey: inicioQuery.queryKey })
  })
  return (
    <Page subtitle="Ordens de serviço que esperam por você">
      <div className="pilha">
        {data && error && (
          <StaleNotice error={error} updatedAt={dataUpdatedAt} busy={isFetching} onRetry={refetch} />
        )}
        {!data && error && <LoadFailure error={error} busy={isFetching} onRetry={refetch} />}
        {!data && !error && <BoxBones />}
        {data && data.caixas.length > 0 && <Boxes caixas={data.caixas} also={approves && <CadastroBox />} />}
        {data?.caixas.length === 0 && <EmptyState />}
      </div>
    </Page>
  )
}
