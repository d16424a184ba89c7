import { z } from 'zod'
import { obrigatorio } from '../texto/index.ts'

/** Saved filters of one person and list at most. */
export const FILTROS_SALVOS_MAXIMO = 30

const Lista = z
  .string()
  .regex(/^[a-z][a-zA-Z-]{0,39}$/)
  .describe('A lista a que o filtro pertence, por exemplo `pedidos`.')

/** What the list's address carries; each list reads its own again and drops what it does not know. */
const Filtros = z
  .record(z.string().regex(/^[a-zA-Z]{1,30}$/), z.string().max(200))
  .refine((filtros) => Object.keys(filtros).length <= 20)

export const FiltroSalvoQuery = z.object({ lista: Lista })

export const FiltroSalvoInput = z
  .object({ lista: Lista, nome: obrigatorio(60), filtros: Filtros })
  .meta({ id: 'FiltroSalvoInput' })
export type FiltroSalvoInput = z.infer<typeof FiltroSalvoInput>

/** A filter of a list under a name of the person's own. */
export const FiltroSalvo = FiltroSalvoInput.extend({ id: z.number().int() }).meta({ id: 'FiltroSalvo' })
export type FiltroSalvo = z.infer<typeof FiltroSalvo>
