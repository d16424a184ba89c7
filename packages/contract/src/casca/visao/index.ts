import { z } from 'zod'
import { Id } from '../paging/index.ts'
import { obrigatorio } from '../texto/index.ts'

/** Most own views of one person and list. */
export const VISOES_MAXIMO = 30

const Lista = z
  .string()
  .regex(/^[a-z][a-zA-Z-]{0,39}$/)
  .describe('A lista a que a visão pertence, por exemplo `pedidos`.')

/** The search part of the list's address; each list reads its own parameters again and drops unknown ones. */
const Filtros = z
  .record(z.string().regex(/^[a-zA-Z]{1,30}$/), z.string().max(400))
  .refine((filtros) => Object.keys(filtros).length <= 24)
  .describe(
    'Os filtros, a ordem (`order`), as colunas (`colunas`) e a densidade (`densidade`), como no endereço.',
  )

export const VisaoQuery = z.object({ lista: Lista })

export const VisaoInput = z
  .object({
    lista: Lista,
    nome: obrigatorio(60),
    filtros: Filtros,
    equipe: z.boolean().optional().describe('Vista também pela equipe; exige ver a lista.'),
  })
  .meta({ id: 'VisaoInput' })
export type VisaoInput = z.infer<typeof VisaoInput>

/** A part of the own view; its list cannot change. */
export const VisaoUpdate = VisaoInput.omit({ lista: true }).partial().meta({ id: 'VisaoUpdate' })
export type VisaoUpdate = z.infer<typeof VisaoUpdate>

/** A named view of a list, as a person saved it. */
export const Visao = VisaoInput.extend({
  id: z.number().int(),
  equipe: z.boolean(),
  minha: z.boolean(),
  de: z.string().describe('De quem é.'),
}).meta({ id: 'Visao' })
export type Visao = z.infer<typeof Visao>

/** The own views of a list, then those of the team, and the view that opens it. */
export const Visoes = z
  .object({ visoes: z.array(Visao), padrao: z.number().int().nullable() })
  .meta({ id: 'Visoes' })
export type Visoes = z.infer<typeof Visoes>

export const VisaoPadrao = z
  .object({ lista: Lista, visao: Id.nullable().describe('null: a lista abre como vem.') })
  .meta({ id: 'VisaoPadrao' })
export type VisaoPadrao = z.infer<typeof VisaoPadrao>
