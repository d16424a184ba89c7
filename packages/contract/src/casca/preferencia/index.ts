import { z } from 'zod'
import { coded } from '../errors/index.ts'

/** A person's preferences for the screens. */
export const Preferencia = z
  .object({
    atalhosDeTecla: z.boolean().describe('Atalhos de uma só tecla (WCAG 2.2, 2.1.4).'),
    primeirosPassosDispensados: z
      .boolean()
      .describe('Os primeiros passos não aparecem mais no início desta pessoa.'),
  })
  .meta({ id: 'Preferencia' })
export type Preferencia = z.infer<typeof Preferencia>

/** PUT: absent is unchanged. */
export const PreferenciaInput = Preferencia.partial()
  .refine((input) => Object.keys(input).length > 0, { error: coded('INVALID_REQUEST') })
  .meta({ id: 'PreferenciaInput' })
export type PreferenciaInput = z.infer<typeof PreferenciaInput>
