import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { PaperPage } from '../../../../ui/print/paper.tsx'
import { PapelEtiquetas } from '../../pedido/index.ts'
import { volumesQuery } from '../api.ts'

/** /conferencia/{id}/etiquetas: the labels of the volumes, with number and weight; the print opens by itself. */
export function EtiquetasDosVolumes({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery(volumesQuery(id))
  const opened = useRef(false)
  const ready = data !== undefined && data.volumes.length > 0
  useEffect(() => {
    if (!ready || opened.current) return
    opened.current = true
    print()
  }, [ready])
  return (
    <PaperPage
      label="Etiquetas dos volumes"
      title={`Etiquetas dos volumes ${data?.numeroPedido ?? ''}`}
      detail={data && `Pedido ${data.numeroPedido}`}
      back="/conferencia"
      what="os volumes"
      ready={ready}
      error={error}
      onRetry={refetch}
      busy={isFetching}
    >
      {data && data.volumes.length === 0 && <p>Este pedido não tem volumes fechados.</p>}
      {data && (
        <PapelEtiquetas
          pedido={{ ...data, id }}
          volumes={data.volumes.length}
          pesos={data.volumes.map(({ peso }) => peso)}
        />
      )}
    </PaperPage>
  )
}
