import { useQuery } from '@tanstack/react-query'
import type { Arquivo } from '@app/contract/casca/arquivo'
import { Foto } from '../../../../ui/media/foto-imagem.tsx'
import { arquivoQuery } from '../api.ts'

type Props = { osId: number; arquivo: Pick<Arquivo, 'id' | 'filename'>; alt: string }

/** A photo of an order, fetched with the session. */
export function FotoOs({ osId, arquivo, alt }: Props) {
  const { data, isError } = useQuery(arquivoQuery(osId, arquivo.id))
  return <Foto blob={data} failed={isError} alt={alt} />
}
