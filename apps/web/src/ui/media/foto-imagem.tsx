import { useCallback } from 'react'
import { Bone } from '../feedback/skeleton.tsx'

type Props = { blob: Blob | undefined; failed: boolean; alt: string }

/** A photo that was fetched with the session, because a plain address could not send it. */
export function Foto({ blob, failed, alt }: Props) {
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
  return <span>{failed ? 'Não foi possível carregar a foto' : <Bone width="60%" />}</span>
}
