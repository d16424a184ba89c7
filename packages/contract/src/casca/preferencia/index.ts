import { z } from 'zod'

/** How a person wants the screens. */
export const Preferencia = z
  .object({
    atalhosDeTecla: z.boolean().describe('Atalhos de uma só tecla (WCAG 2.2, 2.1.4).'),
  })
  .meta({ id: 'Preferencia' })
export type Preferencia = z.infer<typeof Preferencia>
