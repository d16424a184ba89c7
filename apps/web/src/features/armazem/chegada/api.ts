import type {
  Chegada,
  FilaChegada,
  FotoChegada,
  Recebimento,
  RecebimentoResumo,
} from '@app/contract/armazem/chegada'
import { queryOptions } from '@tanstack/react-query'
import { api, send } from '../../../platform/http/http.ts'
import { randomUuid } from '../../../platform/text/random-id.ts'
import type { FotoLida } from '../../../ui/media/foto.ts'
import { sendAto } from '../coletor/index.ts'

export const CHEGADA = ['chegada'] as const

export const filaQuery = queryOptions({
  queryKey: [...CHEGADA, 'fila'],
  queryFn: ({ signal }) => api<FilaChegada>('/chegada', { signal }),
})

export const chegadaKey = (nota: number) => [...CHEGADA, 'nota', nota] as const

export const chegadaQuery = (nota: number) =>
  queryOptions({
    queryKey: chegadaKey(nota),
    queryFn: ({ signal }) => api<Chegada>(`/chegada/${nota}`, { signal }),
  })

export const recebimentosQuery = queryOptions({
  queryKey: [...CHEGADA, 'divergencias'],
  queryFn: ({ signal }) => api<RecebimentoResumo[]>('/chegada/divergencias', { signal }),
})

export const recebimentoQuery = (nota: number) =>
  queryOptions({
    queryKey: [...CHEGADA, 'divergencias', nota],
    queryFn: ({ signal }) => api<Recebimento>(`/chegada/divergencias/${nota}`, { signal }),
  })

/** The bytes of a photo, which never change. */
export const fotoQuery = (id: number) =>
  queryOptions({
    queryKey: ['chegadaFoto', id],
    queryFn: async ({ signal }) =>
      (await send(`/chegada/fotos/${id}`, { headers: { accept: '*/*' }, signal })).blob(),
    staleTime: Infinity,
  })

export const takeChegada = (nota: number, cega: boolean) =>
  sendAto<Chegada>(`/chegada/${nota}/tomar`, { cega }, randomUuid())

export const returnChegada = (nota: number) =>
  sendAto<Chegada>(`/chegada/${nota}/devolver`, undefined, randomUuid())

export const addFotos = (nota: number, posicao: number, fotos: readonly FotoLida[]) =>
  api<FotoChegada[]>(`/chegada/${nota}/fotos`, {
    method: 'POST',
    body: {
      posicao,
      fotos: fotos.map(({ filename, contentType, data }) => ({ filename, contentType, data })),
    },
    headers: { 'idempotency-key': randomUuid() },
  })

export const removeFoto = (id: number) => api<FotoChegada[]>(`/chegada/fotos/${id}`, { method: 'DELETE' })
