import { z } from 'zod'
import { Id, Versao } from '../paging/index.ts'
import { ESCOLHA_MAXIMO, MASSA_MAXIMO } from './values.ts'

export * from './values.ts'

/** The records of one call; with `versao`, a record that changed since then is left alone. */
export const Escolhidos = z
  .array(z.object({ id: Id, versao: Versao }))
  .min(1)
  .max(MASSA_MAXIMO)
export type Escolhidos = z.infer<typeof Escolhidos>

/** The result for one record. */
export const MassaLinha = z
  .object({
    id: z.number().int(),
    nome: z.string().describe('Como as pessoas o chamam; vazio se não é visto por quem pede.'),
    detalhe: z.string().nullable(),
    feito: z.boolean(),
    texto: z.string().describe('Como ficou, ou por que foi recusado.'),
    code: z.string().nullable().describe('O código da recusa.'),
    versao: z.number().int().nullable(),
    href: z.string().nullable().describe('Onde se faz à mão o que não foi feito aqui.'),
    volta: z.string().nullable().describe('O valor do ato que o desfaz, se esta pessoa pode.'),
  })
  .meta({ id: 'MassaLinha' })
export type MassaLinha = z.infer<typeof MassaLinha>

/** One line per record, in the order of the call. */
export const MassaResposta = z.object({ linhas: z.array(MassaLinha) }).meta({ id: 'MassaResposta' })
export type MassaResposta = z.infer<typeof MassaResposta>

/** The records that a filter finds, without those that the person removed. */
export const escolhaDe = <Filter extends z.ZodType>(filter: Filter) =>
  z.object({ filter, menos: z.array(Id).max(ESCOLHA_MAXIMO).nullish() }).strict()

export const EscolhaResposta = z
  .object({
    ids: z.array(z.number().int()),
    total: z.number().int().describe('Quantos o filtro acha, também os que passam do máximo.'),
  })
  .meta({ id: 'EscolhaResposta' })
export type EscolhaResposta = z.infer<typeof EscolhaResposta>

/** Body of a register's `emMassa`: each record by its own rules. */
export const RegistroMassa = z
  .object({
    ato: z
      .enum(['ativar', 'inativar', 'excluir'])
      .describe('ativar e inativar só onde o cadastro tem situação.'),
    registros: Escolhidos,
  })
  .meta({ id: 'RegistroMassa' })
export type RegistroMassa = z.infer<typeof RegistroMassa>
