import type { Pedido } from '@app/contract/armazem/pedido'

const HOUR_MS = 3_600_000

/** Until when an order is to be picked: a time limit after it entered its stage; `null`: nobody waits for it. */
export const separarAte = (
  { etapa, concluido, statusDesde }: Pick<Pedido, 'etapa' | 'concluido' | 'statusDesde'>,
  tempoSeparacao: number | null,
): string | null =>
  tempoSeparacao === null ||
  statusDesde === null ||
  !concluido ||
  !(etapa === 'CRIADO' || etapa === 'EM_SEPARACAO')
    ? null
    : new Date(Date.parse(statusDesde) + tempoSeparacao * HOUR_MS).toISOString()
