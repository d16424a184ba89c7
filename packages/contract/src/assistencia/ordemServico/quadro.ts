import { z } from 'zod'
import { OrdemServicoFilter } from './filter.ts'
import { OrdemServicoResumo } from './record.ts'
import { Semaforo, StatusOs } from './status.ts'

/** Most orders of one status that the board shows; the rest stands in the list. */
export const MOST_NO_STATUS = 30

/** Body of `quadro`: the filters of the list, and whether what has ended is shown too. */
export const OsQuadroRequest = z
  .object({
    filter: OrdemServicoFilter.strict().nullish(),
    encerradas: z.boolean().optional().describe('Também as finalizadas e as canceladas.'),
  })
  .strict()
  .meta({ id: 'OsQuadroRequest' })
export type OsQuadroRequest = z.infer<typeof OsQuadroRequest>

/** The orders of one status, the oldest first; of an ended one, the newest. */
export const OsQuadroStatus = z
  .object({
    status: StatusOs,
    total: z.number().int(),
    vermelhas: z.number().int().describe('Quantas estão no vermelho.'),
    ordens: z
      .array(OrdemServicoResumo)
      .describe(`As ${MOST_NO_STATUS} mais antigas; das encerradas, as mais novas.`),
  })
  .meta({ id: 'OsQuadroStatus' })
export type OsQuadroStatus = z.infer<typeof OsQuadroStatus>

/** Of all orders of the filter but its colour, how many have this one: what a touch on its dial would show. */
const OsQuadroCor = z.object({ semaforo: Semaforo, total: z.number().int() }).meta({ id: 'OsQuadroCor' })

/** The board: the statuses that have orders, and the counts by colour. */
export const OsQuadro = z
  .object({
    cores: z.array(OsQuadroCor).describe('As cinco cores, contadas sem o filtro de cor.'),
    status: z.array(OsQuadroStatus),
  })
  .meta({ id: 'OsQuadro' })
export type OsQuadro = z.infer<typeof OsQuadro>
