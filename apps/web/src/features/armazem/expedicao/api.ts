import type { FotosCarregamento } from '@app/contract/armazem/expedicao'
import { queryOptions } from '@tanstack/react-query'
import { api, send } from '../../../platform/http/http.ts'
import { randomUuid } from '../../../platform/text/random-id.ts'
import type { FotoLida } from '../../../ui/media/foto.ts'

const keyOf = (pedido: number) => ['expedicao', pedido] as const

/** The photos of an order's loading. */
export const fotosQuery = (pedido: number) =>
  queryOptions({
    queryKey: keyOf(pedido),
    queryFn: ({ signal }) => api<FotosCarregamento>(`/expedicao/${pedido}/fotos`, { signal }),
  })

/** The bytes of one, which never change. */
export const fotoQuery = (id: number) =>
  queryOptions({
    queryKey: ['expedicaoFoto', id],
    queryFn: async ({ signal }) =>
      (await send(`/expedicao/fotos/${id}`, { headers: { accept: '*/*' }, signal })).blob(),
    staleTime: Infinity,
  })

export const addFotos = (pedido: number, fotos: readonly FotoLida[]) =>
  api<FotosCarregamento>(`/expedicao/${pedido}/fotos`, {
    method: 'POST',
    body: { fotos: fotos.map(({ filename, contentType, data }) => ({ filename, contentType, data })) },
    headers: { 'idempotency-key': randomUuid() },
  })

export const removeFoto = (id: number) =>
  api<FotosCarregamento>(`/expedicao/fotos/${id}`, { method: 'DELETE' })
