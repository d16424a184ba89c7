import { useQuery } from '@tanstack/react-query'
import type { Arquivo } from '@app/contract/casca/arquivo'
import { useCallback } from 'react'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { arquivoQuery } from '../api.ts'

type Props = { osId: number; arquivo: Pick<Arquivo, 'id' | 'filename'>; alt: string }

/** A photo of an order, fetched with the session. */
export function FotoOs({ osId, arquivo, alt }: Props) {
  const { data: blob, isError } = useQuery(arquivoQuery(osId, arquivo.id))
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !blob) return
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  if (blob) return <img ref={show} alt={alt} />
  return <span>{isError ? 'Não foi possível carregar a foto' : <Bone width="60%" />}</span>
}
