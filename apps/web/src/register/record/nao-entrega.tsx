import type { CorreioLugar } from '@app/contract/casca/correio/lugares'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { freeParados, paradosQuery } from '../api.ts'
import { Parados } from './parados.tsx'

type Props = { de: CorreioLugar; id: number; versao: unknown }

/** Says where an address stands that mails to it came back, since when and why; who may change the record frees it. */
export function NaoEntrega({ de, id, versao }: Props) {
  const client = useQueryClient()
  const { queryKey } = paradosQuery(de, id, versao)
  const { data } = useQuery(paradosQuery(de, id, versao))
  const free = async () => client.setQueryData(queryKey, await freeParados(de, id))
  // Who cannot read this sees the record as before.
  return data ? <Parados enderecos={data.enderecos} onFree={data.podeLiberar ? free : undefined} /> : null
}
