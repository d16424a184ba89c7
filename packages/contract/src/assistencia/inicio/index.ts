import { z } from 'zod'
import { CAIXA_NOMES } from './values.ts'

export * from './values.ts'

/** `GET /inicio`: the boxes of this person, each with how many orders its list shows. */
export const Inicio = z
  .object({
    caixas: z.array(
      z.object({
        caixa: z.enum(CAIXA_NOMES),
        quantidade: z.number().int(),
        atrasadas: z.number().int().describe('Quantas delas estão no vermelho do semáforo.'),
      }),
    ),
  })
  .meta({ id: 'Inicio' })
export type Inicio = z.infer<typeof Inicio>
