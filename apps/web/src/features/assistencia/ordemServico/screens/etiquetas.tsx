import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../../platform/text/format.ts'
import { PaperPage } from '../../../../ui/print/paper.tsx'
import { etiquetasQuery } from '../api.ts'
import { PapelEtiqueta } from '../impresso/impresso-papeis.tsx'

const labels = (count: number) => formatCount(count, 'etiqueta', 'etiquetas')

/** /ordemServico/imprimir/etiquetas?ids=1,2: the workshop's labels of many orders in one print. */
export function OsEtiquetas({ ids }: { ids: string }) {
  const { data, error, refetch, isFetching } = useQuery(etiquetasQuery(ids))
  const missing = data ? new Set(ids.split(',')).size - data.length : 0
  return (
    <PaperPage
      label="Etiquetas da oficina"
      title="Etiquetas da oficina"
      detail={
        data &&
        (missing > 0
          ? `${labels(data.length)}; ${missing} sem: pronto atendimento não tem etiqueta`
          : labels(data.length))
      }
      back="/ordemServico"
      what="as OS"
      ready={data !== undefined}
      error={error}
      onRetry={refetch}
      busy={isFetching}
    >
      {data?.map((os) => (
        <PapelEtiqueta key={os.id} os={os} />
      ))}
    </PaperPage>
  )
}
