import { z } from 'zod'
import { Arquivo, ArquivoInput } from '../../casca/arquivo/index.ts'
import { Id } from '../../casca/paging/index.ts'
import { opcional } from '../../casca/texto/index.ts'
import { ChecklistResultado, ChecklistTipo } from './status.ts'
import { Instante } from '../../casca/tempo/index.ts'

/** Photos of one point, at most. */
export const FOTOS_DO_PONTO = 3

/** What is said of a point; one that is not OK says why. */
export const ChecklistRespostaInput = z
  .object({
    ponto: z.object({ id: Id }),
    resultado: ChecklistResultado,
    nota: opcional(500),
    fotos: z.array(ArquivoInput).max(FOTOS_DO_PONTO).optional(),
  })
  .meta({ id: 'ChecklistRespostaInput' })
export type ChecklistRespostaInput = z.infer<typeof ChecklistRespostaInput>

/** The answers that an act brings. */
export const checklist = {
  checklist: z
    .array(ChecklistRespostaInput)
    .max(99)
    .optional()
    .describe('Um resultado por ponto do checklist; obrigatório onde o tipo de equipamento tem pontos.'),
}

/** A checklist of an order: the points that its kind of watch has, and how they were answered last. */
export const OsChecklist = z
  .object({
    tipo: ChecklistTipo,
    pontos: z.array(z.object({ id: z.number().int(), nome: z.string(), medida: z.string().nullable() })),
    feito: z
      .object({
        em: Instante,
        quem: z.string(),
        pontos: z.array(
          z.object({
            nome: z.string(),
            medida: z.string().nullable(),
            resultado: ChecklistResultado,
            nota: z.string().nullable(),
            fotos: z.array(Arquivo),
          }),
        ),
      })
      .nullable()
      .describe('null: ainda não conferido.'),
  })
  .meta({ id: 'OsChecklist' })
export type OsChecklist = z.infer<typeof OsChecklist>
