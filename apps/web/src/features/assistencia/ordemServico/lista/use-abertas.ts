import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { ordensQuery } from '../api.ts'

const PAGINA = 100
/** Pages that load by themselves: a thousand open orders are more than any bench holds. */
const SOZINHAS = 10

const abertasQuery = (page: number) =>
  ordensQuery({
    page,
    pageSize: PAGINA,
    order: 'diasCorridos',
    direction: 'desc',
    filter: { abertas: true },
  })

/** An order that moves between two pages while they are read comes twice. */
const semRepetir = (ordens: readonly OrdemServicoResumo[]) => [
  ...new Map(ordens.map((os) => [os.id, os])).values(),
]

/** The open orders, the oldest first: all of them up to a thousand, more when they are asked for. */
export function useAbertas() {
  const [paginas, setPaginas] = useState(SOZINHAS)
  const primeira = useQuery(abertasQuery(0))
  const total = primeira.data?.totalElements ?? 0
  const lidas = Math.min(paginas, Math.ceil(total / PAGINA))
  const outras = useQueries({
    queries: Array.from({ length: Math.max(0, lidas - 1) }, (_, at) => abertasQuery(at + 1)),
  })
  const falhas = outras.filter(({ error }) => error !== null)
  return {
    primeira,
    ordens: semRepetir([primeira, ...outras].flatMap(({ data }) => data?.content ?? [])),
    total,
    /** Pages that are read for the first time; one that is only read again, after somebody's change, keeps no button shut. */
    busy: outras.some(({ isFetching, data }) => isFetching && data === undefined),
    /** Reads the pages that could not be read once more; null when there are none. */
    retry: falhas.length > 0 ? () => falhas.forEach(({ refetch }) => void refetch()) : null,
    /** How many of the orders are read, and how to read more; null when all of them are. */
    parte:
      total > lidas * PAGINA
        ? { mostradas: lidas * PAGINA, more: () => setPaginas((now) => now + SOZINHAS) }
        : null,
  }
}
