import type { WmsSituacao, WmsTentativa } from '@app/contract/armazem/wms'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'

/** How often it is asked again while something waits. */
const WAITING_MS = 5_000

export const situacaoQuery = queryOptions({
  queryKey: ['wms', 'situacao'],
  queryFn: ({ signal }) => api<WmsSituacao>('/wms/situacao', { signal }),
  refetchInterval: ({ state: { data } }) =>
    data && data.fila.pedidos + data.fila.retiradas > 0 ? WAITING_MS : false,
})

export const tryNow = () => api<WmsTentativa>('/wms/tentar', { method: 'POST' })
