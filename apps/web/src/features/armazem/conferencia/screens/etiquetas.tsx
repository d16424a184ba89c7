import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { PaperPage } from '../../../../ui/print/paper.tsx'
import { PapelEtiquetas, zplDosVolumes } from '../../pedido/index.ts'
import { impressosQuery, ZplButton } from '../../impressos/index.ts'
import { volumesQuery } from '../api.ts'

/** /conferencia/{id}/etiquetas: the labels of the volumes, with number and weight; the print opens by itself. */
export function EtiquetasDosVolumes({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery(volumesQuery(id))
  const daCasa = useQuery(impressosQuery)
  const impressos = daCasa.data
  const opened = useRef(false)
  const ready = impressos !== undefined && data !== undefined && data.volumes.length > 0
  // What has been checked was concluded.
  const papel = data &&
    impressos && {
      pedido: { ...data, id, concluido: true },
      volumes: data.volumes.length,
      pesos: data.volumes.map(({ peso }) => peso),
      impressos,
    }
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
      error={error ?? daCasa.error}
      onRetry={() => Promise.all([refetch(), daCasa.refetch()])}
      busy={isFetching}
      bar={
        papel && (
          <ZplButton
            filename={`pedido-${papel.pedido.numeroPedido}.zpl`}
            disabled={!ready}
            zpl={() => zplDosVolumes(papel)}
          />
        )
      }
    >
      {data && data.volumes.length === 0 && <p>Este pedido não tem volumes fechados.</p>}
      {papel && <PapelEtiquetas {...papel} />}
    </PaperPage>
  )
}
