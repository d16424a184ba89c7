import { z } from 'zod'
import { coded } from '../../casca/errors/index.ts'
import { Versao } from '../../casca/paging/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { CHAVE_PIX_TIPOS, CONDICOES_MAXIMO } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

const centavos = (value: number): boolean => Number(value.toFixed(2)) === value

/** The fee for refusing a budget: at most two decimals. */
const Taxa = z
  .number()
  .min(0.01)
  .max(99_999.99)
  .refine(centavos, { error: coded('VALOR_CENTAVOS') })

/** A key of the Central Bank's directory, with its kind. */
export const ChavePix = z
  .object({ tipo: z.enum(CHAVE_PIX_TIPOS), chave: obrigatorio(77) })
  .meta({ id: 'ChavePix' })

/** The conditions on which a service point keeps a watch (decisions 62). */
export const PostoCondicoes = z
  .object({
    posto: z.object({ id: z.number().int(), nomeFantasia: z.string() }),
    texto: z.string(),
    padrao: z.boolean().describe('É o texto do produto.'),
    taxaDiagnostico: z.number().nullable().describe('A de costume; null: o posto não cobra.'),
    pix: ChavePix.nullable().describe('Por onde o posto recebe o sinal.'),
    versao: z.number().int().describe('1: o posto ainda não escreveu as suas.'),
    alteradoEm: Instante.nullable(),
    alteradoPor: z.string().nullable(),
  })
  .meta({ id: 'PostoCondicoes' })
export type PostoCondicoes = z.infer<typeof PostoCondicoes>

/** Each save with a change is a new version; earlier acceptances keep the text that was read. */
export const PostoCondicoesInput = z
  .object({
    texto: obrigatorio(CONDICOES_MAXIMO).optional().describe('O que o cliente lê e aceita na entrada.'),
    taxaDiagnostico: Taxa.nullish().describe('Só devida se o orçamento for recusado; null: nenhuma.'),
    pix: ChavePix.nullish(),
    versao: Versao,
  })
  .meta({ id: 'PostoCondicoesInput' })
export type PostoCondicoesInput = z.infer<typeof PostoCondicoesInput>

/** Sent with the opening of an order: the version that the consumer read and accepts. */
export const CondicoesAceitas = z
  .object({
    versao: z.number().int().min(1),
    taxaDiagnostico: Taxa.nullish().describe('A que foi dita ao cliente; sem ela, nenhuma é devida.'),
  })
  .meta({ id: 'CondicoesAceitas' })
export type CondicoesAceitas = z.infer<typeof CondicoesAceitas>

/** The acceptance as evidence. */
export const OsCondicoes = z
  .object({
    versao: z.number().int(),
    texto: z.string().describe('Exatamente o que foi lido.'),
    sha256: z.string().describe('Do texto.'),
    taxaDiagnostico: z.number().nullable().describe('null: nenhuma foi dita, e nenhuma é devida.'),
    aceitoEm: Instante,
    registradoPor: z.string().nullable().describe('null: o próprio consumidor, pelo link.'),
  })
  .meta({ id: 'OsCondicoes' })
export type OsCondicoes = z.infer<typeof OsCondicoes>

/** What a consumer accepted whom another one replaced since. */
export const OsCondicoesAnteriores = OsCondicoes.extend({ consumidor: z.string() }).meta({
  id: 'OsCondicoesAnteriores',
})
export type OsCondicoesAnteriores = z.infer<typeof OsCondicoesAnteriores>
