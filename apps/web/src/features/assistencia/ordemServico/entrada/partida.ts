import type { OsPassado } from '@app/contract/assistencia/ordemServico'
import type { Consumidor } from '@app/contract/registers/consumidor'
import type { Relogio } from '@app/contract/registers/relogio'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../platform/http/http.ts'
import type { Entrada } from './entrada.ts'

/** Whom and which watch an address names for a new order. */
export type Partida = { consumidor?: number; relogio?: number }

type Achado = { consumidor: Consumidor | undefined; passado: OsPassado | undefined }

/** A record, or the one that it was merged into. */
const readQueFica = async <R extends { unidoAId: number | null }>(
  path: 'consumidor' | 'relogio',
  id: number,
  signal: AbortSignal,
): Promise<R> => {
  const found = await api<R>(`/${path}/${id}`, { signal })
  return found.unidoAId === null ? found : api<R>(`/${path}/${found.unidoAId}`, { signal })
}

/** The records that the address names, with what is known about the watch. */
export const partidaQuery = ({ consumidor, relogio }: Partida) =>
  queryOptions({
    queryKey: ['ordemServicoPartida', consumidor ?? null, relogio ?? null],
    queryFn: async ({ signal }): Promise<Achado> => {
      const [quem, qual] = await Promise.all([
        consumidor === undefined ? undefined : readQueFica<Consumidor>('consumidor', consumidor, signal),
        relogio === undefined ? undefined : readQueFica<Relogio>('relogio', relogio, signal),
      ])
      const [passado] = qual
        ? await api<OsPassado[]>('/ordemServico/passado', {
            query: { numeroSerie: qual.numeroSerie, modelo: qual.modeloProduto.id },
            signal,
          })
        : []
      return { consumidor: quem, passado }
    },
    // An intake begins once: what happens to the records meanwhile is the save's to say.
    staleTime: Infinity,
    gcTime: 0,
  })

/** The beginning of an intake; a customer whom this post cannot take in is chosen anew. */
export const entradaDaPartida = (
  { consumidor, passado }: Achado,
  proprio: number | undefined,
): Partial<Entrada> => ({
  ...(consumidor?.status === 'ATIVO' &&
    (proprio === undefined || proprio === consumidor.posto.id) && {
      consumidor,
      ...(proprio === undefined && { posto: consumidor.posto }),
    }),
  ...(passado && {
    numeroSerie: passado.numeroSerie,
    modelo: {
      ...passado.modelo,
      mesesGarantia: passado.mesesGarantia,
      lancamento: passado.lancamento,
    },
    venda: passado.venda,
    emOutraOs: passado.emOs !== null,
    ...(passado.dataNotaFiscal && { dataNotaFiscal: passado.dataNotaFiscal }),
  }),
})
