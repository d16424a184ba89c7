import { z } from 'zod'
import { Versao } from '../../casca/paging/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { CONDICOES_MAXIMO } from './values.ts'

export * from './values.ts'

/** The conditions on which a service point keeps a watch (decisions 62). */
export const PostoCondicoes = z
  .object({
    posto: z.object({ id: z.number().int(), nomeFantasia: z.string() }),
    texto: z.string(),
    padrao: z.boolean().describe('É o texto do produto.'),
    versao: z.number().int().describe('1: o posto ainda não escreveu as suas.'),
    alteradoEm: z.string().nullable(),
    alteradoPor: z.string().nullable(),
  })
  .meta({ id: 'PostoCondicoes' })
export type PostoCondicoes = z.infer<typeof PostoCondicoes>

/** Each saving that changes something is a new version; what was accepted before stays as it was read. */
export const PostoCondicoesInput = z
  .object({
    texto: obrigatorio(CONDICOES_MAXIMO).optional().describe('O que o cliente lê e aceita na entrada.'),
    versao: Versao,
  })
  .meta({ id: 'PostoCondicoesInput' })
export type PostoCondicoesInput = z.infer<typeof PostoCondicoesInput>

/** What is sent with the opening of an order: the version that the consumer read and accepts. */
export const CondicoesAceitas = z.object({ versao: z.number().int().min(1) }).meta({ id: 'CondicoesAceitas' })
export type CondicoesAceitas = z.infer<typeof CondicoesAceitas>

/** The acceptance as evidence. */
export const OsCondicoes = z
  .object({
    versao: z.number().int(),
    texto: z.string().describe('Exatamente o que foi lido.'),
    sha256: z.string().describe('Do texto.'),
    aceitoEm: z.string(),
    registradoPor: z.string(),
  })
  .meta({ id: 'OsCondicoes' })
export type OsCondicoes = z.infer<typeof OsCondicoes>
